import type { ArrearsByAge } from '@gida/contract/domains/collections/arrears'
import { AGES, dueDaysOf } from '@gida/contract/domains/collections/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { keptScope, scopeOf } from '../../estates/index.ts'

type OfAge = ArrearsByAge['by_age'][number]

/** What is late, by age. */
export async function getArrearsByAge(
  tx: Tx,
  actor: Actor,
  { estate_id }: { estate_id?: string | undefined },
): Promise<ArrearsByAge> {
  const today = lagosDay(tx.now)
  const by_age =
    (await keptArrears(tx, actor, estate_id, today)) ?? (await countedArrears(tx, actor, estate_id, today))
  return {
    by_age,
    total: by_age.reduce((sum, { amount }) => sum + amount, 0),
    tenants: by_age.reduce((sum, { tenants }) => sum + tenants, 0),
  }
}

/** From what is kept of each day; null for whom nothing is kept. */
export async function keptArrears(
  tx: Tx,
  actor: Actor,
  estate_id: string | undefined,
  today: Day,
): Promise<OfAge[] | null> {
  const scope = keptScope(scopeOf(actor, estate_id), estate_id)
  if (!scope) return null
  return byAge(
    tx,
    today,
    sql`select due_date as day, open_amount as amount, 0 as tenants from charge_day
      where scope_id = any (${scope}) and due_date < ${today}::date and open_amount > 0
      union all
      select oldest_due, 0, count from arrears_count where scope_id = any (${scope}) and oldest_due < ${today}::date`,
  )
}

/** For an agent, who sees some units of an estate, and for a landlord who asks for one estate: from the rows themselves. */
function countedArrears(tx: Tx, actor: Actor, estate_id: string | undefined, today: Day): Promise<OfAge[]> {
  const inEstate = (table: string): RawBuilder<unknown> =>
    estate_id ? sql`${sql.ref(`${table}.estate_id`)} = ${estate_id}` : sql`true`
  const [ofCharge, ofHome] =
    actor.role === 'LANDLORD'
      ? [sql`c.landlord_id = ${actor.user_id}`, sql`h.landlord_id = ${actor.user_id}`]
      : [
          sql`c.unit_id = any ((select app.assigned_units())::uuid[])`,
          sql`h.id = any ((select app.assigned_homes())::uuid[])`,
        ]
  return byAge(
    tx,
    today,
    sql`select c.due_date as day, c.open_amount as amount, 0 as tenants from charge c
      where c.open_amount > 0 and c.due_date < ${today}::date and ${ofCharge} and ${inEstate('c')}
      union all
      select h.oldest_due, 0, 1 from tenant_home h where h.oldest_due < ${today}::date and ${ofHome} and ${inEstate('h')}`,
  )
}

async function byAge(tx: Tx, today: Day, days: RawBuilder<unknown>): Promise<OfAge[]> {
  const age = sql`case ${sql.join(
    AGES.map(
      (key) =>
        sql`when day >= coalesce(${dueDaysOf(key, today).from}::date, '-infinity') then ${sql.lit(key)}`,
    ),
    sql` `,
  )} end`
  const { rows } = await sql<OfAge>`
    select ${age} as key, sum(amount)::bigint as amount, sum(tenants)::bigint as tenants from (${days}) d group by 1`.execute(
    tx,
  )
  return AGES.map((key) => rows.find((row) => row.key === key) ?? { key, amount: 0, tenants: 0 })
}
