import type { OfflineChannel } from '@gida/contract/domains/payments/offline'
import { readAmount } from '@gida/contract/shared/read-naira'
import { offlinePayments } from '#words/offline-payments'
import { isDay } from '../../ui/form/date/typed-day.ts'

const words = offlinePayments.many

export type PaymentLine = {
  unit?: string
  amount?: number
  payment_date: string
  channel: OfflineChannel
  bank_reference?: string
}
/** A parsed line with its error, if any. `line` counts from 1. */
export type ReadPaymentLine = { line: number; text: string; row: PaymentLine; problem?: string }

const CHANNELS: readonly [RegExp, OfflineChannel][] = [
  [/^cash$/i, 'CASH'],
  [/^(bank )?transfer$|^nip$|^trf$/i, 'BANK_TRANSFER'],
  [/^pos( terminal)?$/i, 'POS'],
  [/^che(que|ck)$|^chq$/i, 'CHEQUE'],
]

/**
 * Parses lines of `unit, amount, day, how, reference`, pasted from a sheet or a chat. Days and methods are recognised by their format; the
 * first other text is the unit, the first number the amount, and the rest the reference. The comma in `300,000` is not a separator.
 */
export function readPaymentLines(
  text: string,
  today: string,
  hasUnit: (name: string) => boolean = () => true,
): ReadPaymentLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    const row = readRow(cellsOf(line), today)
    const problem = problemIn(row, hasUnit)
    return [{ line: index + 1, text: line, row, ...(problem && { problem }) }]
  })
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .split(/[,;\t]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

function readRow(cells: readonly string[], today: string): PaymentLine {
  const row: PaymentLine = { payment_date: today, channel: 'CASH' }
  for (const [place, cell] of cells.entries()) {
    const day = readDay(cell)
    const channel = CHANNELS.find(([looks]) => looks.test(cell))?.[1]
    const amount = readAmount(cell)
    if (day) row.payment_date = day
    else if (channel) row.channel = channel
    else if (place === 0) row.unit = cell
    else if (row.amount === undefined && typeof amount === 'number' && amount > 0) row.amount = amount
    else row.bank_reference ??= cell
  }
  return row
}

/** `2026-11-20`, or the usual local format `20/11/2026`. */
function readDay(cell: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return cell
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell)
  if (!written) return null
  const [, day = '', month = '', year = ''] = written
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function problemIn(
  { unit, amount, payment_date }: PaymentLine,
  hasUnit: (name: string) => boolean,
): string | undefined {
  if (!unit) return words.unitMissing
  if (!hasUnit(unit)) return words.unitUnknown(unit)
  if (amount === undefined) return words.amountMissing
  return isDay(payment_date) ? undefined : words.noSuchDay(payment_date.split('-').reverse().join('/'))
}
