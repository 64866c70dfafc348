import { addDays, addMonths, type Day, firstOfMonth } from '@gida/contract/shared/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Span = { from: Day; to: Day }

/**
 * Charges by due day, from rollup rows that match a condition: one row per day for months that contain an `edge`, one
 * row per month otherwise. A month's row is dated on its first day with anything open, so comparisons with the edges and
 * the minimum day are the same as if all were by day.
 */
export const chargesByDay = (kept: RawBuilder<SqlBool>, edges: readonly Day[]): RawBuilder<unknown> => {
  const cut = cutMonths(edges)
  return sql`(
    select scope_id, due_date, expected, open_amount, open_charges from charge_day where ${kept} and ${isWithin('due_date', cut)}
    union all
    select scope_id, coalesce(first_open, month), expected, open_amount, open_charges from charge_month
    where ${kept} and not ${isWithin('month', cut)})`
}

/** Tenancies by the day of their oldest open charge, likewise; a month without an edge is dated on its first day. */
export const arrearsByDay = (kept: RawBuilder<SqlBool>, edges: readonly Day[]): RawBuilder<unknown> => {
  const cut = cutMonths(edges)
  return sql`(
    select oldest_due, count from arrears_count where ${kept} and ${isWithin('oldest_due', cut)}
    union all
    select month, count from arrears_month where ${kept} and not ${isWithin('month', cut)})`
}

const isWithin = (column: string, spans: readonly Span[]): RawBuilder<SqlBool> =>
  spans.length === 0
    ? sql`false`
    : sql`(${sql.join(
        spans.map(({ from, to }) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`),
        sql` or `,
      )})`

/** The months that contain these days, as first-to-last-day ranges; adjacent months are merged. */
function cutMonths(edges: readonly Day[]): Span[] {
  const spans: Span[] = []
  for (const from of [...new Set(edges.map(firstOfMonth))].sort()) {
    const to = addDays(addMonths(from, 1), -1)
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === from) last.to = to
    else spans.push({ from, to })
  }
  return spans
}
