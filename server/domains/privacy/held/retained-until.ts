import { HOLDING_LAWS, type HoldingLaw } from '@gida/contract/domains/privacy/activities'
import { addMonths, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'

/** Columns with the start of the retention period; the first one a table has counts. */
const SINCE = [
  'end_date',
  'period_end',
  'ended_at',
  'created_at',
  'recorded_at',
  'saved_at',
  'served_at',
  'started_at',
  'at',
]

/** The last day on which a law requires keeping rows. */
export function retainedUntil(tx: Tx, law: HoldingLaw, rows: readonly Record<string, unknown>[]): Day {
  let last = '0000-00-00'
  for (const row of rows) {
    const since = SINCE.map((name) => row[name]).find((value) => typeof value === 'string') as
      | string
      | undefined
    const day =
      since === undefined ? lagosDay(tx.now) : since.length === 10 ? since : lagosDay(new Date(since))
    if (day > last) last = day
  }
  const from = law === 'TAX' ? `${last.slice(0, 4)}-12-31` : last
  return addMonths(from, 12 * HOLDING_LAWS[law].years)
}
