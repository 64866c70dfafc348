import type { ArrearsByAge } from '@gida/contract/domains/collections/arrears'
import { AGES, dueDaysOf } from '@gida/contract/domains/collections/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { rollupScope, scopeOf } from '../../../platform/access/scope.ts'
import type { Tx } from '../../../platform/db/db.ts'

/** What was owed, and was not due yet or late for so long. */
type Aged = Pick<ArrearsByAge, 'by_age' | 'not_due'>

/** What is late, by age; or what was at the end of a past day. */
export async function getArrearsByAge(
  tx: Tx,
  actor: Actor,
  { estate_id, at }: { estate_id?: string | undefined; at?: Day | undefined },
): Promise<ArrearsByAge> {
  const today = lagosDay(tx.now)
  const aged =
    at && at < today
      ? await byAge(tx, at, openOn(actor, estate_id, at))
      : ((await arrearsRollup(tx, actor, estate_id, today)) ??
        (await byAge(tx, today, openNow(actor, estate_id, today))))
  return {
    ...aged,
    at: at && at < today ? at : today,
    total: aged.by_age.reduce((sum, { amount }) => sum + amount, 0),
    tenants: aged.by_age.reduce((sum, { tenants }) => sum + tenants, 0),
  }
}

/** From what is kept of each day; null for whom nothing is kept. */
export async function arrearsRollup(
  tx: Tx,
  actor: Actor,
  estate_id: string | undefined,
  today: Day,
): Promise<Aged | null> {
  const scope = rollupScope(scopeOf(actor, estate_id), estate_id)
  if (!scope) return null
  return byAge(
    tx,
    today,
    sql`select due_date as day, open_amount as amount, 0 as tenants from charge_day
      where scope_id = any (${scope}) and open_amount > 0
      union all
      select oldest_due, 0, count from arrears_count where scope_id = any (${scope}) and oldest_due < ${today}::date`,
  )
}

/** For an agent, who sees some units of an estate, and for a landlord who asks for one estate: from the rows themselves. */
function openNow(actor: Actor, estate_id: string | undefined, today: Day): RawBuilder<unknown> {
  const inEstate = (table: string): RawBuilder<unknown> =>
    estate_id ? sql`${sql.ref(`${table}.estate_id`)} = ${estate_id}` : sql`true`
  const [ofCharge, ofHome] =
    actor.role === 'LANDLORD'
      ? [sql`c.landlord_id = ${actor.user_id}`, sql`h.landlord_id = ${actor.user_id}`]
      : [
          sql`c.unit_id = any ((select app.assigned_units())::uuid[])`,
          sql`h.id = any ((select app.assigned_tenancies())::uuid[])`,
        ]
  return sql`select c.due_date as day, c.open_amount as amount, 0 as tenants from charge c
      where c.open_amount > 0 and ${ofCharge} and ${inEstate('c')}
      union all
      select h.oldest_due, 0, 1 from tenancy h where h.oldest_due < ${today}::date and ${ofHome} and ${inEstate('h')}`
}

/**
 * From the entries up to the end of a day: what was paid, waived or given back later does not count yet, so that it adds up to
 * what the books had as owed on that day. Of a charge that is gone since, raised in error, nobody knows whose it was.
 */
function openOn(actor: Actor, estate_id: string | undefined, day: Day): RawBuilder<unknown> {
  const [charges, mine] =
    actor.role === 'LANDLORD'
      ? [sql`join charge c`, sql`c.landlord_id = ${actor.user_id}`]
      : actor.role === 'PROPERTY_MANAGER'
        ? [sql`join charge c`, sql`c.unit_id = any ((select app.assigned_units())::uuid[])`]
        : [sql`left join charge c`, sql`e.id = any (${rollupScope(scopeOf(actor, estate_id), estate_id)})`]
  return sql`(
    with owed as materialized (
      select coalesce(c.due_date, o.raised_on) as day, o.open_amount as amount, c.tenant_id, c.property_id
      from estate e cross join lateral app.open_on(e.id, ${day}::date) o ${charges} on c.id = o.charge_id
      where ${mine} and ${estate_id ? sql`e.id = ${estate_id}` : sql`true`})
    select day, amount, 0 as tenants from owed
    union all
    select min(day), 0, 1 from owed where day < ${day}::date and tenant_id is not null group by tenant_id, property_id)`
}

const NOT_DUE = 'NOT_DUE'
type Row = { key: ArrearsByAge['by_age'][number]['key'] | typeof NOT_DUE; amount: number; tenants: number }

async function byAge(tx: Tx, today: Day, days: RawBuilder<unknown>): Promise<Aged> {
  const age = sql`case when day >= ${today}::date then ${sql.lit(NOT_DUE)} ${sql.join(
    AGES.map(
      (key) =>
        sql`when day >= coalesce(${dueDaysOf(key, today).from}::date, '-infinity') then ${sql.lit(key)}`,
    ),
    sql` `,
  )} end`
  const { rows } = await sql<Row>`
    select ${age} as key, sum(amount)::bigint as amount, sum(tenants)::bigint as tenants from (${days}) d group by 1`.execute(
    tx,
  )
  const found = new Map(rows.map((row) => [row.key, row]))
  return {
    not_due: found.get(NOT_DUE)?.amount ?? 0,
    by_age: AGES.map((key) => ({ amount: 0, tenants: 0, ...found.get(key), key })),
  }
}
