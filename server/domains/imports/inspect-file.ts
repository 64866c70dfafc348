import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { Problem, problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { type Sheet, SpreadsheetFault } from '../../platform/spreadsheets/sheet.ts'
import { findHeader } from './columns/find-header.ts'
import { guessColumns, type Remembered } from './columns/guess-columns.ts'

const FIRST_ROWS = 8
const CELL_SHOWN = 60

export const fileKey = (import_id: string) => `imports/${import_id}`

/** The sheets of an uploaded file. Refused with a message if it cannot be read. */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    return await readSpreadsheet(bytes)
  } catch (error) {
    if (!(error instanceof SpreadsheetFault)) throw error
    throw new Problem('SPREADSHEET_UNREADABLE', { message: error.message, details: { reason: error.reason } })
  }
}

/** The sheets of a stored file. */
export async function sheetsOfImport(services: Services, import_id: string): Promise<Sheet[]> {
  const bytes = await services.files.get(fileKey(import_id))
  if (!bytes) throw problem('NOT_FOUND')
  return sheetsOf(bytes)
}

/** A sheet for review: columns with their probable meaning, and the first rows. */
export function inspect(
  sheets: readonly Sheet[],
  wanted: { sheet?: string | undefined; header_row?: number | undefined },
  remembered: Remembered,
) {
  const sheet =
    wanted.sheet === undefined ? likeliest(sheets) : sheets.find(({ name }) => name === wanted.sheet)
  if (!sheet)
    throw problem('VALIDATION_ERROR', [{ path: 'sheet', message: 'This sheet is not in the file.' }])
  const header_row = wanted.header_row ?? findHeader(sheet.rows)
  const first = sheet.rows.slice(header_row, header_row + FIRST_ROWS)
  return {
    sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
    sheet: sheet.name,
    header_row,
    columns: guessColumns(sheet.rows, header_row, remembered),
    first_rows: first.map((cells, at) => ({
      row: header_row + at + 1,
      cells: cells.map((cell) => beginningOf(String(cell ?? ''), CELL_SHOWN)),
    })),
  }
}

/** The sheet with the most recognized columns; of equals, the one with the most rows. */
function likeliest(sheets: readonly Sheet[]): Sheet | undefined {
  const known = (sheet: Sheet) =>
    guessColumns(sheet.rows, findHeader(sheet.rows)).filter(({ field }) => field !== null).length
  return [...sheets].sort((a, b) => known(b) - known(a) || b.rows.length - a.rows.length)[0]
}
