import { MAX_KOBO } from './naira.ts'

/** Why a text is not an amount. `AMBIGUOUS`: it has two readings, such as `1.200.000` or `1.005`, and is never guessed. */
export type AmountFault = 'UNREADABLE' | 'AMBIGUOUS' | 'NEGATIVE' | 'TOO_LARGE'
/** An invalid amount, kept as typed. */
export type UnreadableAmount = { typed: string; fault: AmountFault }
/** Value of an amount field: whole kobo, empty, or invalid. Forms refuse an invalid one; it is never sent as 0. */
export type TypedAmount = number | null | UnreadableAmount

const UNITS: Record<string, number> = { k: 3, thousand: 3, m: 6, mil: 6, million: 6, bn: 9, billion: 9 }

const PLAIN = /^(\d+)(?:\.(\d{0,2}))?$/
const GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/
const SPACED = /^(\d{1,3}(?: \d{3})+)(?:\.(\d{0,2}))?$/
const SHORT = /^(\d+)(?:[.,](\d{1,9}))? ?(k|thousand|m|mil|million|bn|billion)$/i

/** Parses a typed amount: `₦1,200,000.50`, `N850,000`, `1.2m`, `250k`. */
export function readAmount(typed: string): TypedAmount {
  if (typed.trim() === '') return null
  const read = readNaira(typed)
  if (typeof read === 'string') return { typed, fault: read }
  return read < 0 ? { typed, fault: 'NEGATIVE' } : read
}

/** The only parser of written money, for forms, pasted rows and spreadsheets: kobo, negative with a minus sign. */
export function readNaira(text: string): number | AmountFault {
  const { digits, isNegative } = bare(text)
  const kobo = koboOf(digits)
  if (kobo === null) return /^[\d.,\s]+(?:k|m)?$/i.test(digits) ? 'AMBIGUOUS' : 'UNREADABLE'
  if (kobo > MAX_KOBO) return 'TOO_LARGE'
  return isNegative && kobo > 0 ? -kobo : kobo
}

/** Strips the naira sign, words around it and minus notations. */
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
  if (digits.includes(',') && fraction.length === 3) return null // 1,200k is ambiguous: 1.2 million or 1,200?
  // No fractions of a kobo: `500.00950k` is 950k typed after an existing amount.
  const places = UNITS[unit.toLowerCase()] ?? 0
  return fraction.length > places ? null : Number(whole + fraction.padEnd(places + 2, '0'))
}

export const isUnreadable = (amount: unknown): amount is UnreadableAmount =>
  typeof amount === 'object' && amount !== null && 'fault' in amount

/** An amount above zero. */
export const isPositive = (amount: TypedAmount | undefined): amount is number =>
  typeof amount === 'number' && amount > 0

/** The kobo of a validated amount; throws if a form let an invalid one through. */
export function koboIn(amount: TypedAmount): number | null {
  if (isUnreadable(amount)) throw new Error(`${amount.typed} was not refused by its form.`)
  return amount
}
