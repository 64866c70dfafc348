import type { Debt } from '@gida/contract/domains/charges/debt'
import { dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import type { Day } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'

/** Aggregates open amounts into today's debt figures as one value: the only place that defines them. */
export function debtOf(
  today: Day,
  from = { due: sql.ref('due_date'), open: sql.ref('open_amount') },
): RawBuilder<Debt> {
  const { due, open } = from
  const sum = (when: RawBuilder<unknown>) => sql`coalesce(sum(${open}) filter (where ${when}), 0)::bigint`
  const until = sql`${dueNowUntil(today)}::date`
  const isLate = sql`${due} < ${today}::date`
  return sql<Debt>`jsonb_build_object(
    'arrears', ${sum(isLate)}, 'due_now', ${sum(sql`${due} <= ${until}`)}, 'billed_later', ${sum(sql`${due} > ${until}`)},
    'outstanding', ${sum(sql`true`)}, 'late_days', coalesce(${today}::date - min(${due}) filter (where ${isLate}), 0),
    'next_due', min(${due}) filter (where ${due} >= ${today}::date))`
}
