import { type Period, shareOf } from '@gida/contract/domains/analytics/rules'
import { addDays, addMonths, type Day, firstOfMonth, startOfDay } from '@gida/contract/shared/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { rollupRows } from '../../../platform/access/rollup-rows.ts'
import { chargesByDay } from '../../../platform/db/columns/rollup-days.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { rowsIn } from '../scope.ts'

export type Money = { expected: number; collected: number }
export type PropertyMoney = Money & { property_id: string; month: string }

type Sum = { property_id: string; month: string; amount: number }

/**
 * Due and received amounts per month and property between two days: from rollups by day and month, or for a property manager from
 * their units.
 */
export async function moneyOfEstate(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  period: Period,
): Promise<PropertyMoney[]> {
  const isKept = actor.role !== 'PROPERTY_MANAGER'
  const whole = isKept ? wholeMonthsOf(period) : null
  const ofRows = [whole ? [] : [period], whole ? edgesOf(period, whole) : []].flat()
  const [expected, ...collected] = await together([
    isKept ? expectedByDay(tx, actor, estate_id, period) : expectedOfRows(tx, actor, estate_id, period),
    ...(whole ? [collectedByMonth(tx, actor, estate_id, whole)] : []),
    ...ofRows.map((days) => collectedOfRows(tx, actor, estate_id, days)),
  ])
  const found = new Map<string, PropertyMoney>()
  const add = (part: keyof Money, { property_id, month, amount }: Sum) => {
    const key = `${property_id} ${month}`
    const before = found.get(key) ?? { property_id, month, ...NO_MONEY }
    found.set(key, { ...before, [part]: before[part] + amount })
  }
  for (const row of expected) add('expected', row)
  for (const row of collected.flat()) add('collected', row)
  return [...found.values()]
}

/** Condition: rollup rows of an estate's properties; for a landlord, their own part. */
const keptOf = ({ role, user_id }: Actor, estate_id: string) =>
  sql<SqlBool>`scope_id = any (array(select id from property where estate_id = ${estate_id}))
    and ${role === 'LANDLORD' ? sql`landlord_id = ${user_id}` : sql`true`}`

type Sql = RawBuilder<unknown>

/** Sums rows by property and month. */
async function sumByMonth(tx: Tx, amount: Sql, day: Sql, rows: Sql): Promise<Sum[]> {
  const query = sql<Sum>`select property_id, to_char(${day}, 'YYYY-MM') as month, sum(${amount})::bigint as amount
    from ${rows} group by 1, 2`
  return (await query.execute(tx)).rows
}

const expectedByDay = (tx: Tx, actor: Actor, estate_id: string, { from, to }: Period) =>
  sumByMonth(
    tx,
    sql`expected`,
    sql`due_date`,
    sql`(select scope_id as property_id, due_date, expected from ${chargesByDay(keptOf(actor, estate_id), edgesIn({ from, to }))} k) d
      where due_date between ${from}::date and ${to}::date`,
  )

const expectedOfRows = (tx: Tx, actor: Actor, estate_id: string, { from, to }: Period) =>
  sumByMonth(
    tx,
    sql`amount - waived_amount - withdrawn_amount`,
    sql`due_date`,
    sql`charge where ${rowsIn(actor, estate_id, 'charge')} and due_date between ${from}::date and ${to}::date`,
  )

const collectedByMonth = (tx: Tx, actor: Actor, estate_id: string, { from, to }: Period) =>
  sumByMonth(
    tx,
    sql`amount`,
    sql`month`,
    sql`(select scope_id as property_id, month, amount from payment_month where ${keptOf(actor, estate_id)}) d
      where month between ${from}::date and ${to}::date`,
  )

const collectedOfRows = (tx: Tx, actor: Actor, estate_id: string, { from, to }: Period) =>
  sumByMonth(
    tx,
    sql`amount - refunded_amount`,
    sql`payment_date at time zone 'Africa/Lagos'`,
    sql`payment where ${rowsIn(actor, estate_id, 'payment')} and status = 'COMPLETED'
      and payment_date >= ${startOfDay(from)} and payment_date < ${startOfDay(addDays(to, 1))}`,
  )

/** The days at which a period cuts months. */
const edgesIn = ({ from, to }: Period): Day[] => [
  ...(from === firstOfMonth(from) ? [] : [from]),
  ...(addDays(to, 1) === firstOfMonth(addDays(to, 1)) ? [] : [to]),
]

/** The whole months in a period; null if there is none. */
function wholeMonthsOf({ from, to }: Period): Period | null {
  const first = from === firstOfMonth(from) ? from : addMonths(firstOfMonth(from), 1)
  const last = addDays(firstOfMonth(addDays(to, 1)), -1)
  return first < last ? { from: first, to: last } : null
}

/** The days before and after the whole months. */
const edgesOf = ({ from, to }: Period, whole: Period): Period[] =>
  [
    { from, to: addDays(whole.from, -1) },
    { from: addDays(whole.to, 1), to },
  ].filter((edge) => edge.from <= edge.to)

/** Sums rows by a key. */
export function addUp<K>(rows: readonly PropertyMoney[], keyOf: (row: PropertyMoney) => K): Map<K, Money> {
  const sums = new Map<K, Money>()
  for (const row of rows) {
    const key = keyOf(row)
    const { expected, collected } = sums.get(key) ?? NO_MONEY
    sums.set(key, { expected: expected + row.expected, collected: collected + row.collected })
  }
  return sums
}

export const NO_MONEY: Money = { expected: 0, collected: 0 }

export const withRate = (money: Money) => ({
  ...money,
  collection_rate: shareOf(money.collected, money.expected),
})

/** Average days from due date to payment, weighted by amount, of what was received in some months; rounded. */
export async function daysToPay(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { from, to }: Period,
): Promise<{ average: number | null; payments: number }> {
  const kept = rollupRows(actor, { estate_id })
  if (!kept) return { average: null, payments: 0 }
  const { rows } = await sql<{ average: number | null; payments: number }>`
    select (select round(sum(kobo_days)::numeric / nullif(sum(amount), 0))::int from settled_month
        where estate_id = ${estate_id} and month between ${from}::date and ${to}::date) as average,
      (select coalesce(sum(count), 0)::bigint from payment_month
        where ${kept} and month between ${from}::date and ${to}::date) as payments`.execute(tx)
  return rows[0] ?? { average: null, payments: 0 }
}
