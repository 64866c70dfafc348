import type { Readable } from 'node:stream'
import type { ReportCell } from '@gida/contract/domains/reports/report'
import type { Column } from '@gida/contract/domains/reports/shape'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { writeTable } from '../../../platform/pdf/table/write-table.ts'
import { adding, type ReportTable, Totals } from './report-table.ts'

const isNumber = ({ type }: Column) => type !== 'text' && type !== 'day' && type !== 'month'

/** The report as a PDF with a header on each page and totals at the end. */
export function writePdf(rows: AsyncIterable<ReportCell[]>, table: ReportTable): Readable {
  const { columns } = table
  const totals = new Totals(columns)
  async function* cells(): AsyncGenerator<string[]> {
    for await (const row of adding(rows, totals))
      yield row.map((cell, at) => onPaper(cell, columns[at]?.type))
  }
  return writeTable(
    cells(),
    {
      ...{ title: table.title, under: table.under, made: table.made, made_at: table.made_at },
      columns: columns.map((column) => ({ head: column.head, end: isNumber(column) })),
    },
    () => ({
      says: columns[0]?.sum ? '' : totals.says(),
      cells: totals.cells().map((cell, at) => onPaper(cell, columns[at]?.type)),
    }),
  )
}

function onPaper(cell: ReportCell, type: Column['type'] | undefined): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return type === 'day' ? formatDay(cell) : cell
  if (type === 'money') return formatNaira(cell).replace('₦', '')
  return type === 'percent' ? `${(cell / 100).toFixed(1)}%` : cell.toLocaleString('en-NG')
}
