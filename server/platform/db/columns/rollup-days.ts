import { addDays, addMonths, type Day, firstOfMonth } from '@gida/contract/shared/dates'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Span = { from: Day; to: Day }

/**
 * Charges by the day on which they fall due, of the rollup rows that a condition names: a row for each day of the months in which an
 * `edge` lies, and one for each other month. That one stands on the first day on which anything is open, so whatever is compared
 * with the edges alone, and the earliest day of all, come out as if all of it were by day.
 */
export const chargesByDay = (kept: RawBuilder<SqlBool>, edges: readonly Day[]): RawBuilder<unknown> => {
  const cut = cutMonths(edges)
  return sql`(
    select scope_id, due_date, expected, open_amount, open_charges from charge_day where ${kept} and ${isWithin('due_date', cut)}
    union all
    select scope_id, coalesce(first_open, month), expected, open_amount, open_charges from charge_month
    where ${kept} and not ${isWithin('month', cut)})`
}

/** Tenancies by the day of their oldest open charge, in the same way; a month that no edge cuts stands on its first day. */
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

/** The months of some days, each from its first day to its last; those that follow each other as one. */
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
