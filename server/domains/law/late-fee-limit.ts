import { partOf } from '@gida/contract/domains/law/rules'
import type { At, RuleBook } from './rule-book.ts'

/** The most that the law lets one charge gather in late fees; null where no rule in force names it. */
export function lateFeeLimit(book: RuleBook, at: At, amount: number): number | null {
  const cap = book.inForce('LATE_FEE_CAP', 'fees.late_fee', at)
  return cap ? partOf(amount, cap.value.most_rate) : null
}
