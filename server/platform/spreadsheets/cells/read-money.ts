import { formatNaira, MAX_KOBO } from '@gida/contract/shared/money'
import type { Cell } from '../sheet.ts'
import { nothing, type Reading, refuse, textOf } from './reading.ts'

const UNITS: Record<string, number> = { k: 3, thousand: 3, m: 6, mil: 6, million: 6, bn: 9, billion: 9 }

const PLAIN = /^(\d+)(?:\.(\d{1,2}))?$/
const GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/
const SPACED = /^(\d{1,3}(?: \d{3})+)(?:\.(\d{1,2}))?$/
const SHORT = /^(\d+)(?:[.,](\d{1,9}))? ?(k|thousand|m|mil|million|bn|billion)$/i

/**
 * An amount in kobo as Lagos writes it: `₦1,200,000.00`, `1.2m`, `N850k`, `(50,000)`. What could be two amounts, as
 * `1.200.000` or `1,200k`, is a fault and never a guess.
 */
export function readMoney(cell: Cell | undefined): Reading<number> {
  if (typeof cell === 'number') return ofNumber(cell)
  const text = textOf(cell)
  if (text === null) return nothing
  const { digits, isNegative } = bare(text)
  const kobo = koboOf(digits)
  if (kobo === null) return whyNot(text, digits)
  return bounded(isNegative ? -kobo : kobo)
}

/** Without the naira sign, the words around it and the ways to say minus. */
function bare(text: string): { digits: string; isNegative: boolean } {
  const isBracketed = /^\(.*\)$/.test(text)
  const inside = (isBracketed ? text.slice(1, -1) : text)
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
    .replace(/^(?:₦|ngn|n|#|=n=)\s*\.?/i, '')
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
  const places = (UNITS[unit.toLowerCase()] ?? 0) + 2
  return fraction.length > places ? null : Number(whole + fraction.padEnd(places, '0'))
}

function whyNot(text: string, digits: string): Reading<number> {
  return /^[\d.,\s]+(?:k|m)?$/i.test(digits)
    ? refuse('MONEY_AMBIGUOUS', `${text} can be read in two ways. Write it like 1,200,000 or 1.2m.`)
    : refuse('MONEY_UNREADABLE', `${text} is not an amount. Write it like 1,200,000.`)
}

/** A number of a workbook is in naira. Formulas leave thousandths of a kobo; these are rounded off, and said. */
function ofNumber(naira: number): Reading<number> {
  const kobo = Math.round(naira * 100)
  const read = bounded(kobo)
  if (read.value === null || Math.abs(naira * 100 - kobo) < 0.01) return read
  return {
    value: kobo,
    note: { code: 'MONEY_ROUNDED', message: `Rounded to ${formatNaira(kobo)}: naira have two decimals.` },
  }
}

function bounded(kobo: number): Reading<number> {
  return Math.abs(kobo) <= MAX_KOBO
    ? { value: kobo === 0 ? 0 : kobo }
    : refuse('MONEY_TOO_LARGE', `No amount may be more than ${formatNaira(MAX_KOBO, 'short')}.`)
}
