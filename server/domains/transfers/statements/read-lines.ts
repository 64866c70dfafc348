import type { StatementField } from '@gida/contract/domains/transfers/rules'
import type { StatementColumn } from '@gida/contract/domains/transfers/statement'
import { addDays } from '@gida/contract/shared/dates'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { sha256Hex } from '../../../platform/sha256.ts'
import {
  type DayOrder,
  dayOrdersIn,
  hasTwoReadings,
  readDay,
} from '../../../platform/spreadsheets/cells/read-day.ts'
import { textOf } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { type Balance, gapsIn } from './balance-gaps.ts'
import { readAmount } from './read-amount.ts'

/** A credit of a statement. */
export type StatementLine = {
  /** Row number in the sheet, from 1. */
  row: number
  day: string
  amount: number
  reference: string
  narration: string
  payer: string
  fingerprint: string
}

export type StatementLines = {
  lines: StatementLine[]
  debits: number
  faults: { row: number; message: string }[]
  balance_gaps: number
}

const OLDEST_YEARS = 3

const LONGEST = 500

type Row = {
  day: string
  amount: number
  balance: number | null
  reference: string
  narration: string
  payer: string
}

/** Reads all credits of a sheet, with one date order. Unreadable rows are reported, debits counted, totals skipped. */
export function readLines(
  rows: readonly (readonly Cell[])[],
  header_row: number,
  columns: readonly StatementColumn[],
  today: string,
): StatementLines {
  const read: StatementLines = { lines: [], debits: 0, faults: [], balance_gaps: 0 }
  const likes = new Map<string, number>()
  const balances: (Balance | null)[] = []
  const dayColumn = columns.find(({ field }) => field === 'day')?.index ?? -1
  const orders = dayOrdersIn(rows.slice(header_row).map((cells) => withoutTime(cells[dayColumn])))
  for (const [at, cells] of rows.entries()) {
    if (at < header_row) continue
    const found = readRow(cells, columns, today, orders)
    if (found === null) continue
    if (typeof found === 'string') {
      read.faults.push({ row: at + 1, message: found })
      balances.push(null)
      continue
    }
    if (found.balance !== null) balances.push({ amount: found.amount, balance: found.balance })
    if (found.amount < 0) read.debits++
    if (found.amount <= 0) continue
    const { balance: _, ...line } = found
    const like = `${line.day}|${line.amount}|${line.reference}|${line.narration}`
    const ordinal = likes.get(like) ?? 0
    likes.set(like, ordinal + 1)
    read.lines.push({ ...line, row: at + 1, fingerprint: hash(`${like}|${ordinal}`) })
  }
  return { ...read, balance_gaps: gapsIn(balances) }
}

const hash = (text: string) => sha256Hex(text.toUpperCase()).slice(0, 40)

/** A row as money, or why it cannot be read; null if it has no amount. */
function readRow(
  cells: readonly Cell[],
  columns: readonly StatementColumn[],
  today: string,
  orders: ReadonlySet<DayOrder>,
): Row | string | null {
  const of = (field: StatementField) =>
    columns.filter((column) => column.field === field).map(({ index }) => cells[index])
  const text = (field: StatementField) =>
    beginningOf(
      of(field)
        .flatMap((cell) => textOf(cell) ?? [])
        .join(' '),
      LONGEST,
    )
  const amount = amountOf(of)
  if (amount === null || amount === 0) return null
  const [day_cell] = of('day')
  const narration = text('narration')
  if (!/\d/.test(String(day_cell ?? ''))) return isTotal(cells) ? null : noDay
  if (typeof amount === 'string') return amount
  const written = withoutTime(day_cell)
  if (orders.size > 1 && hasTwoReadings(written)) return twoOrders(String(written))
  const [order = 'DAY_FIRST'] = orders.size === 1 ? orders : []
  const day = readDay(written, 'START', order)
  if (day.value === null) return day.fault?.message ?? noDay
  if (day.value > addDays(today, 1)) return `${day.value} is in the future. Check the date.`
  if (day.value < addDays(today, -366 * OLDEST_YEARS)) return `${day.value} is too long ago. Check the date.`
  const balance = readAmount(of('balance')[0]).value
  return { day: day.value, amount, balance, reference: text('reference'), narration, payer: text('payer') }
}

const noDay = 'This row has an amount but no date. The file may be incomplete.'

const twoOrders = (text: string) =>
  `Some dates in this file start with the day and others with the month, so ${text} could mean two days. Write it like 5 Nov 2026.`

/** A totals row, by its first words. */
const isTotal = (cells: readonly Cell[]) =>
  cells.some((cell) =>
    /^(?:grand |sub)?totals?\b|^(?:opening|closing|current|available) bal|^bal(?:ance)? ?(?:b|c|brought|carried)/i.test(
      String(cell ?? ''),
    ),
  )

/** Strips the time: `05/11/2026 10:44:12`, `5-Nov-26 9:01 AM`. */
const withoutTime = (cell: Cell | undefined): Cell =>
  typeof cell === 'string' ? cell.replace(/(?<![T ,])[T ,]+\d{1,2}:\d{2}.*$/i, '') : (cell ?? null)

/** Positive for credits, negative for debits; null if empty, a message if unreadable. */
function amountOf(of: (field: StatementField) => (Cell | undefined)[]): number | string | null {
  const [credit, debit, amount] = (['credit', 'debit', 'amount'] as const).map((field) =>
    readAmount(of(field)[0]),
  )
  for (const read of [credit, debit, amount]) {
    if (read?.value === null && read.fault) return read.fault.message
  }
  if (credit?.value) return credit.value
  if (debit?.value) return -Math.abs(debit.value)
  if (!amount?.value) return null
  const side = textOf(of('side')[0])
  if (side === null) return amount.value
  return /^d|withdraw|out/i.test(side) ? -Math.abs(amount.value) : Math.abs(amount.value)
}
