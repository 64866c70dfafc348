import { formatNaira, MAX_KOBO } from '@gida/contract/shared/money'
import { type AmountFault, readNaira } from '@gida/contract/shared/read-naira'
import type { Cell } from '../sheet.ts'
import { nothing, type Reading, refuse, textOf } from './reading.ts'

/**
 * An amount in kobo as Lagos writes it: `₦1,200,000.00`, `1.2m`, `N850k`, `(50,000)`. What could be two amounts, as
 * `1.200.000` or `1,200k`, is a fault and never a guess.
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

/** A number of a workbook is in naira. Formulas leave thousandths of a kobo; these are rounded off, and said. */
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
