import type { Readable } from 'node:stream'
import { formatDay, formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { writeTable } from '../../../platform/pdf/table/write-table.ts'
import { addTo, COLUMNS, noTotals, sayTotals } from './report-columns.ts'
import type { ReportHead, ReportRow } from './report-rows.ts'

/** The payments as a PDF with totals at the end. */
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
      columns: [...COLUMNS.map(({ head }) => ({ head })), { head: 'Amount', end: true }],
    },
    () => ({ says: sayTotals(totals), cells: [...COLUMNS.map(() => ''), formatNaira(totals.received)] }),
  )
}
