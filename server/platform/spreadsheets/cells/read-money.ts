import { formatNaira, MAX_KOBO } from '@gida/contract/shared/money'
import { type AmountFault, readNaira } from '@gida/contract/shared/read-naira'
import type { Cell } from '../sheet.ts'
import { nothing, type Reading, refuse, textOf } from './reading.ts'

/**
 * Parses an amount in kobo as written in Lagos: `₦1,200,000.00`, `1.2m`, `N850k`, `(50,000)`. Ambiguous ones, such as
 * `1.200.000` or `1,200k`, are errors and never guessed.
 */
export function readMoney(cell: Cell | undefined): Reading<number> {
  if (typeof cell === 'number') return ofNumber(cell)
  const text = textOf(cell)
  if (text === null) return nothing
  const read = readNaira(text)
  return typeof read === 'number' ? { value: read } : whyNot(text, read)
}

function whyNot(text: string, fault: AmountFault): Reading<number> {
  if (fault === 'TOO_LARGE') return tooLarge()
  return fault === 'AMBIGUOUS'
    ? refuse('MONEY_AMBIGUOUS', `${text} can be read in two ways. Write it like 1,200,000 or 1.2m.`)
    : refuse('MONEY_UNREADABLE', `${text} is not an amount. Write it like 1,200,000.`)
}

/** Numeric cells are in naira. Formulas leave fractions of a kobo, which are rounded with a note. */
function ofNumber(naira: number): Reading<number> {
  const kobo = Math.round(naira * 100)
  if (!(Math.abs(kobo) <= MAX_KOBO)) return tooLarge()
  if (Math.abs(naira * 100 - kobo) < 0.01) return { value: kobo === 0 ? 0 : kobo }
  return {
    value: kobo,
    note: { code: 'MONEY_ROUNDED', message: `Rounded to ${formatNaira(kobo)}: naira have two decimals.` },
  }
}

const tooLarge = () =>
  refuse('MONEY_TOO_LARGE', `No amount may be more than ${formatNaira(MAX_KOBO, 'short')}.`)
