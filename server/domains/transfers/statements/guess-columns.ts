import { columnLetter } from '@gida/contract/domains/imports/rules'
import type { StatementField } from '@gida/contract/domains/transfers/rules'
import type { StatementColumn } from '@gida/contract/domains/transfers/statement'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { fold } from '@gida/contract/shared/texts/fold'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

/** How far down the header is searched, below bank, account and period. */
const DEEPEST = 40
const SAMPLES = 4
const LOOKED_AT = 60

/** Column names used by banks, folded. The first match wins, so that a value date is used only without another date. */
const HEADS: [RegExp, StatementField][] = [
  [
    /^(?:trans(?:action)?|txn|post(?:ing|ed)?|entry|book(?:ing)?|create[d]?|tran)\W*date|^date(?:\W*(?:time|of trans.*))?$/,
    'day',
  ],
  [/^val(?:ue)?\W*date|^date\b/, 'day'],
  [
    /^(?:dr|d)\W{0,3}(?:\/|or|and)?\W{0,3}(?:cr|c)$|^(?:trans(?:action)?\W*)?(?:type|sign|indicator)$|debit\W+credit/,
    'side',
  ],
  [/balance|^bal\b/, 'balance'],
  [/debit|withdraw|^dr\b|paid out|money out|outflow/, 'debit'],
  [/credit|deposit|lodg|^cr\b|paid in|money in|inflow/, 'credit'],
  [/amount|^amt\b|value \(?(?:ngn|n)\)?$/, 'amount'],
  [/sender|payer|originator|counter\W?party|paid by|^from\b|customer name/, 'payer'],
  [/ref|session|(?:trans(?:action)?|txn)\W*(?:id|no)|instrument|cheque|chq|voucher/, 'reference'],
  [/narrat|descri|particular|remark|detail|memo|^transaction$/, 'narration'],
]

const plainHead = (head: string) => fold(head).replace(/[₦*:]/g, ' ').replace(/\s+/g, ' ').trim()

function meaningOf(head: string): { field: StatementField; rank: number } | null {
  const rank = HEADS.findIndex(([words]) => words.test(plainHead(head)))
  const found = HEADS[rank]
  return found ? { field: found[1], rank } : null
}

/** Row number of the header, from 1: it has a date and an amount column. 0 if there is none. */
export function findHeader(rows: readonly (readonly Cell[])[]): number {
  return (
    rows.slice(0, DEEPEST).findIndex((row) => {
      const fields = new Set(
        row.flatMap((cell) => (typeof cell === 'string' ? (meaningOf(cell)?.field ?? []) : [])),
      )
      return fields.has('day') && (fields.has('credit') || fields.has('amount'))
    }) + 1
  )
}

/** Column meanings learnt from the account's previous statement; null for ignored ones. */
export type Remembered = ReadonlyMap<string, StatementField | null>

export const rememberedFrom = (columns: readonly StatementColumn[]): Remembered =>
  new Map(
    columns.filter(({ header }) => header !== '').map(({ header, field }) => [plainHead(header), field]),
  )

/** Columns of a statement with their probable meaning. */
export function guessColumns(
  rows: readonly (readonly Cell[])[],
  header_row: number,
  remembered: Remembered = new Map(),
): StatementColumn[] {
  const heads = header_row > 0 ? (rows[header_row - 1] ?? []) : []
  const body = rows.slice(header_row, header_row + LOOKED_AT)
  const width = Math.max(heads.length, ...body.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    letter: columnLetter(index),
    header: String(heads[index] ?? ''),
    samples: [...new Set(body.map((row) => row[index] ?? null))]
      .filter((cell) => cell !== null)
      .slice(0, SAMPLES)
      .map((cell) => beginningOf(String(cell), 60)),
    field: null as StatementField | null,
  })).filter(({ header, samples }) => header !== '' || samples.length > 0)
  settle(columns, remembered)
  return columns
}

/** Gives each meaning to the most likely column; only narrations may repeat. */
function settle(columns: StatementColumn[], remembered: Remembered): void {
  const wanted = columns.flatMap((column) => {
    const known = remembered.get(plainHead(column.header))
    if (known === null) return []
    const meaning = known ? { field: known, rank: -1 } : meaningOf(column.header)
    return meaning ? [{ column, ...meaning }] : []
  })
  wanted.sort((a, b) => a.rank - b.rank || a.column.index - b.column.index)
  const taken = new Set<StatementField>()
  for (const { column, field } of wanted) {
    if (taken.has(field) && field !== 'narration') continue
    column.field = field
    taken.add(field)
  }
  // An amount column is redundant next to debit and credit columns.
  if (taken.has('credit') && taken.has('debit')) {
    for (const column of columns)
      if (column.field === 'amount' || column.field === 'side') column.field = null
  }
}
