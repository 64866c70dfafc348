import type { StatementColumn, StatementFound } from '@gida/contract/domains/transfers/statement'
import { Problem } from '../../../platform/errors/problem.ts'
import { readSpreadsheet } from '../../../platform/spreadsheets/read-spreadsheet.ts'
import { type Cell, SpreadsheetFault } from '../../../platform/spreadsheets/sheet.ts'
import { findHeader, guessColumns, type Remembered } from './guess-columns.ts'
import { readLines } from './read-lines.ts'

const SHOWN = 8
const FAULTS_SHOWN = 20

type Rows = readonly (readonly Cell[])[]

/** Rows of the sheet that most resembles a statement. Throws a readable refusal. */
export async function rowsOf(bytes: Uint8Array): Promise<Rows> {
  try {
    const sheets = await readSpreadsheet(bytes)
    const [likeliest] = [...sheets].sort(
      (a, b) =>
        Number(findHeader(b.rows) > 0) - Number(findHeader(a.rows) > 0) || b.rows.length - a.rows.length,
    )
    return likeliest?.rows ?? []
  } catch (error) {
    if (!(error instanceof SpreadsheetFault)) throw error
    throw new Problem('SPREADSHEET_UNREADABLE', {
      message: error.message.replace('the one with your units in it', 'the statement of your bank'),
      details: { reason: error.reason },
    })
  }
}

export type InspectedStatement = { header_row: number; columns: StatementColumn[] }

export function columnsOf(
  rows: Rows,
  remembered: Remembered,
  header_row = findHeader(rows),
): InspectedStatement {
  return { header_row, columns: guessColumns(rows, header_row, remembered) }
}

/** Contents of a statement under the current column mapping. `seen` are fingerprints already in Gida. */
export function foundIn(
  rows: Rows,
  { header_row, columns }: InspectedStatement,
  today: string,
  seen: ReadonlySet<string>,
  account_number: string,
): StatementFound {
  const { lines, debits, faults, balance_gaps } = readLines(rows, header_row, columns, today)
  const days = lines.map(({ day }) => day).sort()
  return {
    rows: Math.max(0, rows.length - header_row),
    credits: lines.length,
    credit_amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    debits,
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    seen_before: lines.filter(({ fingerprint }) => seen.has(fingerprint)).length,
    other_account: otherAccountIn(rows.slice(0, Math.max(0, header_row - 1)), account_number),
    faults: faults.slice(0, FAULTS_SHOWN),
    fault_count: faults.length,
    balance_gaps,
    lines: lines
      .slice(0, SHOWN)
      .map(({ row, day, amount, narration, payer }) => ({ row, day, amount, narration, payer })),
  }
}

const ACCOUNT_NUMBER = /(?<!\d)\d{10}(?!\d)/g

/** The account number stated in the file, if it differs from the chosen account. */
export function otherAccountIn(above: Rows, account_number: string): string | null {
  const numbers = above.flat().flatMap((cell) => String(cell ?? '').match(ACCOUNT_NUMBER) ?? [])
  return numbers.includes(account_number) ? null : (numbers[0] ?? null)
}
