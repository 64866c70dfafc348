import type { Readable } from 'node:stream'
import type { ReportCell } from '@gida/contract/domains/reports/report'
import type { Column } from '@gida/contract/domains/reports/shape'
import { plainNaira } from '@gida/contract/shared/naira'
import { streamWorkbook } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { adding, type ReportTable, Totals } from './report-table.ts'
import { headOf } from './write-csv.ts'

const FORMATS: Record<Column['type'], string | undefined> = {
  money: '#,##0.00',
  percent: '0.00%',
  day: 'd mmm yyyy',
  count: '#,##0',
  text: undefined,
  month: undefined,
}
const WIDTHS: Record<Column['type'], number> = {
  text: 26,
  month: 12,
  money: 18,
  percent: 12,
  day: 14,
  count: 10,
}
type Cell = string | number | Date | null

/** A workbook streamed while rows are read. Cells are typed, so text starting with `=` is not a formula. */
export const writeXlsx = (rows: AsyncIterable<ReportCell[]>, table: ReportTable): Readable =>
  streamWorkbook(cells(rows, table), {
    name: table.title.slice(0, 31),
    columns: table.columns.map(({ type }) => ({
      width: WIDTHS[type],
      ...(FORMATS[type] && { numFmt: FORMATS[type] }),
    })),
  })

async function* cells(rows: AsyncIterable<ReportCell[]>, table: ReportTable): AsyncGenerator<Cell[]> {
  const { columns } = table
  const totals = new Totals(columns)
  yield [table.title]
  yield [table.under]
  yield [table.made]
  yield []
  yield columns.map(headOf)
  for await (const row of adding(rows, totals)) yield row.map((cell, at) => inSheet(cell, columns[at]?.type))
  if (columns.some(({ sum }) => sum))
    yield totals.row().map((cell, at) => (typeof cell === 'number' ? inSheet(cell, columns[at]?.type) : cell))
}

/** Naira with decimals; exact within the range of a spreadsheet's numbers. */
function inSheet(cell: ReportCell, type: Column['type'] | undefined): Cell {
  if (typeof cell === 'string') return type === 'day' ? new Date(`${cell}T00:00:00Z`) : cell
  if (cell === null || type === 'count') return cell
  if (type === 'percent') return cell / 10_000
  return Number(plainNaira(cell))
}
