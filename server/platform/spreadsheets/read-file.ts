import { parse } from 'csv-parse/sync'
import { readXlsx, type Sheet as Workbook } from 'hucre/xlsx'
import { checkZip } from './check-zip.ts'
import { decodeText, delimiterOf } from './decode-text.ts'
import { type Cell, LIMITS, type Merge, type Sheet, SpreadsheetFault } from './sheet.ts'

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** An encrypted Excel file is an OLE container with this stream. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')

/** Sheets of a workbook or CSV file, detected by content, not by name. Slow: use readSpreadsheet. */
export async function readFile(bytes: Buffer): Promise<Sheet[]> {
  const sheets = await read(bytes)
  const filled = sheets.filter((sheet) => sheet.rows.some((row) => row.some((cell) => cell !== null)))
  if (filled.length === 0) throw new SpreadsheetFault('EMPTY')
  for (const { rows } of filled) {
    if (rows.length > LIMITS.rows) throw new SpreadsheetFault('TOO_MANY_ROWS')
    if (rows.some((row) => row.length > LIMITS.columns)) throw new SpreadsheetFault('TOO_MANY_COLUMNS')
  }
  return filled.slice(0, LIMITS.sheets)
}

async function read(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length === 0) throw new SpreadsheetFault('EMPTY')
  if (bytes.subarray(0, 8).equals(OLE))
    throw new SpreadsheetFault(bytes.includes(LOCKED) ? 'ENCRYPTED' : 'OLD_EXCEL')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readWorkbook(bytes)
  if (isSomethingElse(bytes)) throw new SpreadsheetFault('NOT_A_SPREADSHEET')
  return [readText(bytes)]
}

/** PDF, images, web pages and XML: common mistakes. */
function isSomethingElse(bytes: Buffer): boolean {
  const head = bytes
    .subarray(0, 64)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  return /^(%PDF|\x89PNG|\xff\xd8\xff|GIF8|Rar!|7z|<|\{\\rtf)/.test(head)
}

async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  if (!checkZip(bytes).has('xl/workbook.xml')) throw new SpreadsheetFault('NOT_A_SPREADSHEET')
  const workbook = await readXlsx(bytes, { sheets: (sheet) => !sheet.hidden && !sheet.veryHidden }).catch(
    () => {
      throw new SpreadsheetFault('DAMAGED')
    },
  )
  return workbook.sheets.map(withMerges)
}

/** Copies the value of a vertically merged cell into each of its rows. */
function withMerges({ name, rows, merges = [] }: Workbook): Sheet {
  const cells = rows.map((row) => row.map(plain))
  const told: Merge[] = []
  for (const { startRow, endRow, startCol } of merges) {
    const value = cells[startRow]?.[startCol] ?? null
    const last_row = Math.min(endRow, cells.length - 1)
    if (value !== null && last_row > startRow) told.push({ column: startCol, first_row: startRow, last_row })
    for (let at = startRow + 1; at <= last_row; at++) {
      const row = cells[at]
      if (row) row[startCol] = value
    }
  }
  return { name, rows: trim(cells), ...(told.length > 0 && { merges: told }) }
}

function plain(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' ? tidy(value) : null
}

const tidy = (text: string): string | null =>
  text.toWellFormed().replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim().normalize('NFC') || null

function readText(bytes: Buffer): Sheet {
  const text = decodeText(bytes)
  const delimiter = delimiterOf(text)
  let rows: string[][]
  try {
    rows = parse(text.replace(/^sep=.\r?\n/i, ''), {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: LIMITS.rows + 1,
    })
  } catch {
    throw new SpreadsheetFault('DAMAGED')
  }
  return { name: 'CSV', rows: trim(rows.map((row) => row.map(tidy))) }
}

/** Removes trailing empty cells and rows. */
function trim(rows: Cell[][]): Cell[][] {
  const trimmed = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1))
  return trimmed.slice(0, trimmed.findLastIndex((row) => row.length > 0) + 1)
}
