import type { Readable } from 'node:stream'
import { formatDay, formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { writeTable } from '../../../platform/pdf/table/write-table.ts'
import { addTo, COLUMNS, noTotals, sayTotals } from './report-columns.ts'
import type { ReportHead, ReportRow } from './report-rows.ts'

/** Shares of the width, in the order of the columns. */
const SHARES = [0.075, 0.075, 0.16, 0.1, 0.155, 0.155, 0.085, 0.07, 0.07]
const AMOUNT = { head: 'Amount', share: 1 - SHARES.reduce((sum, share) => sum + share, 0), end: true }

/** The payments on paper, with the total at the end. */
export function writePdf(rows: AsyncIterable<ReportRow>, head: ReportHead): Readable {
  const totals = noTotals()
  async function* cells(): AsyncGenerator<string[]> {
    for await (const row of rows) {
      addTo(totals, row)
      yield [...COLUMNS.map(({ cell }) => cell(row)), formatNaira(row.amount)]
    }
  }
  const { title, estate, scope, made_at } = head
  return writeTable(
    cells(),
    {
      title: estate ? `${title}: ${estate}` : title,
      under: `${formatDay(scope.from)} to ${formatDay(scope.to)}`,
      made: `Made ${formatInstant(made_at)} (Lagos)`,
      made_at,
      columns: [...COLUMNS.map(({ head }, at) => ({ head, share: SHARES[at] ?? 0 })), AMOUNT],
    },
    () => ({ says: sayTotals(totals), cells: [...COLUMNS.map(() => ''), formatNaira(totals.received)] }),
  )
}
