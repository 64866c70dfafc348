import { Readable } from 'node:stream'
import { formatNaira } from '@gida/contract/shared/money'
import { CSV_MARK, csvLine } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { AMOUNT, addTo, COLUMNS, noTotals, sayTotals } from './report-columns.ts'
import type { ReportRow } from './report-rows.ts'

/** Lines per chunk; sending them one by one would be slow. */
const LINES = 200

export const writeCsv = (rows: AsyncIterable<ReportRow>): Readable =>
  Readable.from(chunks(rows), { objectMode: false })

async function* chunks(rows: AsyncIterable<ReportRow>): AsyncGenerator<string> {
  const totals = noTotals()
  let lines = [CSV_MARK + csvLine([...COLUMNS.map(({ head }) => head), AMOUNT.head])]
  for await (const row of rows) {
    addTo(totals, row)
    lines.push(csvLine([...COLUMNS.map(({ cell }) => cell(row)), amount(row.amount)]))
    if (lines.length < LINES) continue
    yield lines.join('')
    lines = []
  }
  const empty = COLUMNS.slice(1).map(() => null)
  yield lines.join('') + csvLine([sayTotals(totals), ...empty, amount(totals.received)])
}

/** For spreadsheets: `1,250,000.00`; the currency is in the column heading. */
const amount = (kobo: number) => formatNaira(kobo).replace('₦', '')
