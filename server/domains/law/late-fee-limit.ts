import { partOf } from '@gida/contract/domains/law/rules'
import type { At, RuleBook } from './rule-book.ts'

/** The legal maximum of all late fees on one charge; null without a rule in force. */
export function lateFeeLimit(book: RuleBook, at: At, amount: number): number | null {
  const cap = book.inForce('LATE_FEE_CAP', 'fees.late_fee', at)
  return cap ? partOf(amount, cap.value.most_rate) : null
}
