import { partOf } from '@gida/contract/domains/law/rules'
import { addMonths, type Day } from '@gida/contract/shared/dates'
import type { RuleBook } from './rule-book.ts'
import { inNigeria } from './taxes.ts'

type Taxed = { wht_class: string; has_tin: boolean }

/** The withholding rate for a vendor on a day, in parts per million; 0 without a rule. */
export function vendorWithholdingRate(book: RuleBook, { wht_class, has_tin }: Taxed, day: Day): number {
  const topic = `tax.withholding.vendor.${wht_class.toLowerCase()}`
  const rule = book.inForce('VENDOR_WITHHOLDING', topic, inNigeria(day))
  if (!rule) return 0
  return has_tin ? rule.value.rate : rule.value.rate_without_tin
}

/**
 * Tax on the next payment: calculated on the running total and rounded down, less what was withheld before, so that many small
 * payments give the same tax as one.
 */
export const taxOnNext = (paid: { base: number; taken: number }, amount: number, rate: number): number =>
  partOf(paid.base + amount, rate) - paid.taken

/** When a month's withheld tax is due at the tax office, or the last day of a shorter month; null without a rule. */
export function withholdingDueOn(book: RuleBook, office: 'FEDERAL' | 'STATE', month: string): Day | null {
  const first = `${month}-01`
  const topic = `tax.withholding.due.${office.toLowerCase()}`
  const rule = book.inForce('WITHHOLDING_DUE', topic, inNigeria(first))
  if (!rule) return null
  const next = addMonths(first, 1)
  const last = new Date(`${addMonths(first, 2)}T00:00:00Z`)
  last.setUTCDate(0)
  return `${next.slice(0, 8)}${String(Math.min(rule.value.day, last.getUTCDate())).padStart(2, '0')}`
}
