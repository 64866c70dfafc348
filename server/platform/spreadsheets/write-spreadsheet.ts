import { Readable } from 'node:stream'
import type { CellValue, XlsxWriteStreamOptions } from 'hucre/xlsx'
import type { Cell } from './sheet.ts'

const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?[\d\s,.]+$/

/** Prefixes text that would run as a formula with `'`. Plain numbers and phone numbers stay. */
export function defuse(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
}

/** Byte order mark: Excel needs it to read a CSV file as UTF-8. */
export const CSV_MARK = '\uFEFF'

/** One escaped line of a CSV file. */
export const csvLine = (row: readonly Cell[]): string =>
  `${row.map((cell) => quoted(defuse(cell))).join(',')}\r\n`

export const writeCsv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(CSV_MARK + rows.map(csvLine).join(''), 'utf8')

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type Workbook = { name: string; rows: readonly (readonly Cell[])[]; widths?: readonly number[] }

/** Characters not allowed in XML: no program would open the workbook. */
const STRAY = /[\uFFFE\uFFFF]/g
const withoutStray = <C>(cell: C): C | string => (typeof cell === 'string' ? cell.replace(STRAY, '') : cell)

/** An Excel workbook. Text cells never run as formulas, so nothing is escaped. */
export async function writeWorkbook(sheets: readonly Workbook[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  return writeXlsx({
    sheets: sheets.map(({ name, rows, widths }) => ({
      name,
      rows: rows.map((row) => row.map(withoutStray)),
      ...(widths ? { columns: widths.map((width) => ({ width })) } : {}),
    })),
  })
}

/** A workbook with one sheet, written while rows are read. */
export const streamWorkbook = (
  rows: AsyncIterable<readonly CellValue[]>,
  sheet: XlsxWriteStreamOptions,
): Readable => Readable.from(bytesOf(rows, sheet), { objectMode: false })

async function* bytesOf(
  rows: AsyncIterable<readonly CellValue[]>,
  sheet: XlsxWriteStreamOptions,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(withoutStrays(rows), sheet)
}

async function* withoutStrays(rows: AsyncIterable<readonly CellValue[]>): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield row.map(withoutStray)
}
