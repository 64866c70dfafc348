import { addMonths, type Day, firstOfMonth } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rollupRows } from '../../platform/access/rollup-rows.ts'
import type { Tx } from '../../platform/db/db.ts'
import { rowsIn, rowsOf } from './scope.ts'

export const MONTHS_SHOWN = 12

export type Month = { month: string; collected: number; expected: number }

/** The months of a chart, as `2026-11`; the current one is last. */
export function monthsUpTo(today: Day): string[] {
  const first = firstOfMonth(today)
  return Array.from({ length: MONTHS_SHOWN }, (_, i) => addMonths(first, i + 1 - MONTHS_SHOWN).slice(0, 7))
}

/** Received and expected amounts per month, from rollups. */
export async function moneyByMonth(
  tx: Tx,
  sources: { days: RawBuilder<unknown>; collected: RawBuilder<unknown> },
  today: Day,
): Promise<Month[]> {
  const names = monthsUpTo(today)
  const first = `${names[0]}-01`
  const next = addMonths(firstOfMonth(today), 1)
  const [expected, collected] = await Promise.all([
    sql<{ month: string; expected: number }>`
      select to_char(due_date, 'YYYY-MM') as month, sum(expected)::bigint as expected
      from ${sources.days} d where due_date >= ${first}::date and due_date < ${next}::date group by 1`.execute(
      tx,
    ),
    sql<{ month: string; amount: number }>`
      select to_char(month, 'YYYY-MM') as month, sum(amount)::bigint as amount
      from ${sources.collected} m where month >= ${first}::date group by 1`.execute(tx),
  ])
  const expectedOf = new Map(expected.rows.map((row) => [row.month, row.expected]))
  const collectedOf = new Map(collected.rows.map((row) => [row.month, row.amount]))
  return names.map((month) => ({
    month,
    collected: collectedOf.get(month) ?? 0,
    expected: expectedOf.get(month) ?? 0,
  }))
}

/** SQL sources from the rollups of these ids. */
export const monthlyMoney = (ids: RawBuilder<unknown>) => ({
  days: sql`(select month as due_date, expected from charge_month where scope_id = any (${ids}))`,
  collected: sql`(select month, amount from payment_month where scope_id = any (${ids}))`,
})

/** Rollups of a collector or, for property managers, who have none, the same figures from rows. */
export function moneyOf(actor: Actor, estate_id?: string) {
  const kept = rollupRows(actor, { estate_id })
  const rows = (table: 'charge' | 'payment') =>
    estate_id ? rowsIn(actor, estate_id, table) : rowsOf(actor, table)
  return {
    days: kept
      ? sql`(select month as due_date, expected from charge_month where ${kept})`
      : sql`(select due_date, amount - waived_amount - withdrawn_amount as expected from charge where ${rows('charge')})`,
    collected: kept
      ? sql`(select month, amount from payment_month where ${kept})`
      : sql`(select date_trunc('month', payment_date at time zone 'Africa/Lagos')::date as month, amount - refunded_amount as amount
          from payment where status = 'COMPLETED' and ${rows('payment')})`,
  }
}
