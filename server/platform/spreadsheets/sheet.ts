/** Content of a cell: text, number or null. Dates are text, `2026-11-05`; formulas are their stored value. */
export type Cell = string | number | null
export type Sheet = {
  name: string
  /** Includes leading blank rows, so that row 5 has index 4. */
  rows: Cell[][]
  /** Vertically merged cells; their value is in each row. */
  merges?: readonly Merge[]
}
/** Zero-based positions in `rows`. */
export type Merge = { column: number; first_row: number; last_row: number }

export const LIMITS = {
  rows: 50_000,
  columns: 200,
  sheets: 20,
  zip_entries: 200,
  unpacked_bytes: 100_000_000,
  /** Maximum compression ratio. Sheets of a thousand equal rows come near 100. */
  ratio: 200,
  /** Below this size any ratio is harmless. */
  ratio_from_bytes: 2_000_000,
  milliseconds: 30_000,
} as const

export type FaultReason =
  | 'EMPTY'
  | 'OLD_EXCEL'
  | 'ENCRYPTED'
  | 'NOT_A_SPREADSHEET'
  | 'TOO_MANY_ROWS'
  | 'TOO_MANY_COLUMNS'
  | 'UNPACKS_TOO_LARGE'
  | 'DAMAGED'
  | 'TOO_SLOW'

/** Why a file cannot be read, worded for the sender. */
export class SpreadsheetFault extends Error {
  override readonly name = 'SpreadsheetFault'
  readonly reason: FaultReason

  constructor(reason: FaultReason) {
    super(WORDS[reason])
    this.reason = reason
  }
}

const count = (n: number) => n.toLocaleString('en-NG')

const WORDS: Record<FaultReason, string> = {
  EMPTY: 'That file is empty. Choose the one with your units in it.',
  OLD_EXCEL:
    'That is an old Excel file (.xls). Open it in Excel, choose Save As, Excel Workbook (.xlsx), and send that.',
  ENCRYPTED: 'That file is locked with a password. Save it without one and send it again.',
  NOT_A_SPREADSHEET: 'That is not a spreadsheet. Send an Excel workbook (.xlsx) or a CSV file.',
  TOO_MANY_ROWS: `A sheet may have ${count(LIMITS.rows)} rows at most. Send a large portfolio in parts.`,
  TOO_MANY_COLUMNS: `A sheet may have ${count(LIMITS.columns)} columns at most. Leave out those that are not about units and tenants.`,
  UNPACKS_TOO_LARGE: 'That file unpacks to far more than a list of units. It was not opened.',
  DAMAGED: 'That file is damaged and cannot be read. Open it in Excel, save it anew, and send it again.',
  TOO_SLOW: 'That file takes too long to read. Save only the sheet with your units and send that.',
}
