import { Readable } from 'node:stream'
import type { ReportCell } from '@gida/contract/domains/reports/report'
import type { Column } from '@gida/contract/domains/reports/shape'
import { plainNaira } from '@gida/contract/shared/naira'
import { CSV_MARK, csvLine } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { adding, type ReportTable, Totals } from './report-table.ts'

/** Lines per chunk; sending them one by one would be slow. */
const LINES = 200

/** Header, rows and totals only, so that programs can read it. */
export const writeCsv = (rows: AsyncIterable<ReportCell[]>, table: ReportTable): Readable =>
  Readable.from(chunks(rows, table), { objectMode: false })

async function* chunks(rows: AsyncIterable<ReportCell[]>, { columns }: ReportTable): AsyncGenerator<string> {
  const totals = new Totals(columns)
  let lines = [CSV_MARK + csvLine(columns.map(headOf))]
  for await (const row of adding(rows, totals)) {
    lines.push(csvLine(row.map((cell, at) => written(cell, columns[at]?.type))))
    if (lines.length < LINES) continue
    yield lines.join('')
    lines = []
  }
  const total = totals
    .row()
    .map((cell, at) => (typeof cell === 'number' ? written(cell, columns[at]?.type) : cell))
  yield lines.join('') + (columns.some(({ sum }) => sum) ? csvLine(total) : '')
}

/** The column heading, with the currency for amounts. */
export const headOf = ({ head, type }: Column) => (type === 'money' ? `${head} (NGN)` : head)

/** Exact: `-1250.50`, `12.5`. Basis points are hundredths, like kobo. */
const written = (cell: ReportCell, type: Column['type'] | undefined): ReportCell =>
  typeof cell === 'number' && (type === 'money' || type === 'percent') ? plainNaira(cell) : cell
