import { MAX_KOBO } from './naira.ts'

/** Why a text is no amount. `AMBIGUOUS`: it could be two, as `1.200.000` or `1.005`, and is never guessed. */
export type AmountFault = 'UNREADABLE' | 'AMBIGUOUS' | 'NEGATIVE' | 'TOO_LARGE'
/** A text that is no amount, kept as it was typed. */
export type UnreadableAmount = { typed: string; fault: AmountFault }
/** What an amount field holds: whole kobo, nothing, or what cannot be read. A form refuses the last; it is never sent as 0. */
export type TypedAmount = number | null | UnreadableAmount

const UNITS: Record<string, number> = { k: 3, thousand: 3, m: 6, mil: 6, million: 6, bn: 9, billion: 9 }

const PLAIN = /^(\d+)(?:\.(\d{0,2}))?$/
const GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/
const SPACED = /^(\d{1,3}(?: \d{3})+)(?:\.(\d{0,2}))?$/
const SHORT = /^(\d+)(?:[.,](\d{1,9}))? ?(k|thousand|m|mil|million|bn|billion)$/i

/** What a person types as money: `₦1,200,000.50`, `N850,000`, `1.2m`, `250k`. */
export function readAmount(typed: string): TypedAmount {
  if (typed.trim() === '') return null
  const read = readNaira(typed)
  if (typeof read === 'string') return { typed, fault: read }
  return read < 0 ? { typed, fault: 'NEGATIVE' } : read
}

/** The one reader of written money, for forms, pasted lines and spreadsheets: kobo, below zero where a minus says so. */
export function readNaira(text: string): number | AmountFault {
  const { digits, isNegative } = bare(text)
  const kobo = koboOf(digits)
  if (kobo === null) return /^[\d.,\s]+(?:k|m)?$/i.test(digits) ? 'AMBIGUOUS' : 'UNREADABLE'
  if (kobo > MAX_KOBO) return 'TOO_LARGE'
  return isNegative && kobo > 0 ? -kobo : kobo
}

/** Without the naira sign, the words around it and the ways to say minus. */
function bare(text: string): { digits: string; isNegative: boolean } {
  const trimmed = text.trim()
  const isBracketed = /^\(.*\)$/.test(trimmed)
  const inside = (isBracketed ? trimmed.slice(1, -1) : trimmed)
    .replace(/\u00a0|\u202f/g, ' ')
    .replace(
      /\/[-=]$|\b(?:naira|only|per annum|per year|per month|yearly|monthly|p\.?a\.?|p\.?m\.?|dr)\b\.?/gi,
      '',
    )
    .trim()
  const isMinus = /^[-−–]|[-−–]$/.test(inside)
  const digits = inside
    .replace(/^[-−–]|[-−–]$/g, '')
    .trim()
    .replace(/^(?:₦|ngn|n|#|=n=)\s*(?:\.(?!\d))?/i, '')
    .trim()
  return { digits, isNegative: isBracketed || isMinus }
}

function koboOf(digits: string): number | null {
  const plain = PLAIN.exec(digits) ?? GROUPED.exec(digits) ?? SPACED.exec(digits)
  if (plain) return Number(plain[1]?.replace(/[, ]/g, '') + (plain[2] ?? '').padEnd(2, '0'))
  const short = SHORT.exec(digits)
  if (!short) return null
  const [, whole = '', fraction = '', unit = ''] = short
  if (digits.includes(',') && fraction.length === 3) return null // 1,200k: twelve hundred thousand, or one point two?
  // Nobody counts kobo in thousands: `500.00950k` is 950k typed behind an amount that stood there.
  const places = UNITS[unit.toLowerCase()] ?? 0
  return fraction.length > places ? null : Number(whole + fraction.padEnd(places + 2, '0'))
}

export const isUnreadable = (amount: unknown): amount is UnreadableAmount =>
  typeof amount === 'object' && amount !== null && 'fault' in amount

/** There is something to move. */
export const isPositive = (amount: TypedAmount | undefined): amount is number =>
  typeof amount === 'number' && amount > 0

/** The kobo of an amount that a form has checked. What cannot be read should have stopped the form, and stops here. */
export function koboIn(amount: TypedAmount): number | null {
  if (isUnreadable(amount)) throw new Error(`${amount.typed} was not refused by its form.`)
  return amount
}
