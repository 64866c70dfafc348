import { AGES, debtEdges, dueDaysOf } from '@gida/contract/domains/charges/debt-days'
import type { ArrearsByAge } from '@gida/contract/domains/collections/arrears'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { rollupRows } from '../../../platform/access/rollup-rows.ts'
import { inScope, rollupScope, scopeOf } from '../../../platform/access/scope.ts'
import { arrearsByDay } from '../../../platform/db/columns/rollup-days.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { openByDay } from '../../charges/index.ts'

type ArrearsFilter = { estate_id?: string | undefined; at?: Day | undefined }

/** Arrears by age, now or at the end of a past day. */
export async function getArrearsByAge(
  tx: Tx,
  actor: Actor,
  { estate_id, at }: ArrearsFilter,
): Promise<ArrearsByAge> {
  const today = lagosDay(tx.now)
  return at && at < today
    ? byAge(tx, at, openOn(actor, estate_id, at))
    : byAge(tx, today, openNow(actor, estate_id, today))
}

/** Open amounts by due day, and how many tenancies have their oldest open charge on it. */
const openNow = (actor: Actor, estate_id: string | undefined, today: Day): RawBuilder<unknown> =>
  sql`(select due_date as day, open_amount as amount, 0 as tenants from ${openByDay(actor, { estate_id }, debtEdges(today))} o
    union all
    select oldest_due, 0, count from ${oldestByDay(actor, estate_id, today)} t where oldest_due < ${today}::date)`

/** From rollups or, for a property manager, from the tenancies themselves. */
function oldestByDay(actor: Actor, estate_id: string | undefined, today: Day): RawBuilder<unknown> {
  const kept = rollupRows(actor, { estate_id })
  if (kept) return arrearsByDay(kept, debtEdges(today))
  const theirs = inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'landlord_id',
    agent: sql`id = any ((select app.assigned_tenancies())::uuid[])`,
  })
  return sql`(select oldest_due, 1 as count from tenancy
    where ${theirs} and ${estate_id ? sql`estate_id = ${estate_id}` : sql`true`})`
}

/**
 * From entries up to the end of a day: later payments, waivers and refunds do not count, so it equals the ledger balance of that
 * day. Charges deleted since have no known tenant.
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

async function byAge(tx: Tx, at: Day, days: RawBuilder<unknown>): Promise<ArrearsByAge> {
  const age = sql`case when day >= ${at}::date then ${sql.lit(NOT_DUE)} ${sql.join(
    AGES.map(
      (key) => sql`when day >= coalesce(${dueDaysOf(key, at).from}::date, '-infinity') then ${sql.lit(key)}`,
    ),
    sql` `,
  )} end`
  const { rows } = await sql<Row>`
    select ${age} as key, sum(amount)::bigint as amount, sum(tenants)::bigint as tenants from ${days} d group by 1`.execute(
    tx,
  )
  const found = new Map(rows.map((row) => [row.key, row]))
  const by_age = AGES.map((key) => ({ amount: 0, tenants: 0, ...found.get(key), key }))
  return {
    at,
    by_age,
    not_due: found.get(NOT_DUE)?.amount ?? 0,
    total: by_age.reduce((sum, { amount }) => sum + amount, 0),
    tenants: by_age.reduce((sum, { tenants }) => sum + tenants, 0),
  }
}
