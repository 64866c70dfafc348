import { Readable } from 'node:stream'
import type { CellValue, XlsxWriteStreamOptions } from 'hucre/xlsx'
import type { Cell } from './sheet.ts'

const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?[\d\s,.]+$/

/** A text that a spreadsheet program would run as a formula gets a `'` before it. Plain numbers and phone numbers stay. */
export function defuse(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell
}

/** Begins a CSV file that Excel opens: without it Adébáyọ̀ does not stay Adébáyọ̀. */
export const CSV_MARK = '\uFEFF'

/** One line of a CSV file, defused. */
export const csvLine = (row: readonly Cell[]): string =>
  `${row.map((cell) => quoted(defuse(cell))).join(',')}\r\n`

export const writeCsv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(CSV_MARK + rows.map(csvLine).join(''), 'utf8')

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell)
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type Workbook = { name: string; rows: readonly (readonly Cell[])[]; widths?: readonly number[] }

/** Two signs that no XML holds: with one of them in a name no program opens the workbook. */
const STRAY = /[\uFFFE\uFFFF]/g
const withoutStray = <C>(cell: C): C | string => (typeof cell === 'string' ? cell.replace(STRAY, '') : cell)

/** An Excel workbook. In it a text is a text: nothing can run, and nothing has to be defused. */
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

/** As a workbook of one sheet whose rows are written as they are read. */
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
