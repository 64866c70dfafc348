import type { LateFee } from '@gida/contract/domains/estates/late-fee'
import { addDays, addMonths, type Day, daysBetween } from '@gida/contract/shared/dates'
import { portion } from '@gida/contract/shared/money'

export type LateCharge = {
  due_date: Day
  open_amount: number
  /** The periods of late fees that were raised for it, and what they came to. */
  raised: { periods: readonly number[]; sum: number }
}

export type FeeToRaise = { period: number; amount: number; late_days: number }

type Terms = {
  rule: LateFee
  /** The day on which the estate began to ask for late fees: nobody's grace begins before it. */
  since: Day | null
  /** The most that the law lets one charge gather; null where no rule names it. */
  lawful: number | null
}

/** The late fee that a charge bears today, or null. A period that nobody looked at is let go and never caught up on. */
export function lateFeeOn(charge: LateCharge, { rule, since, lawful }: Terms, today: Day): FeeToRaise | null {
  if (rule.kind === 'NONE' || charge.open_amount === 0) return null
  const from = since && since > charge.due_date ? since : charge.due_date
  const first = addDays(from, rule.grace_days + 1)
  if (today < first) return null
  const period = rule.repeat === 'ONCE' ? 0 : monthsSince(first, today)
  const { periods, sum } = charge.raised
  if (periods.includes(period) || (rule.repeat === 'ONCE' && periods.length > 0)) return null
  const whole = rule.kind === 'FLAT' ? rule.amount : portion(charge.open_amount, rule.rate)
  const most = Math.min(rule.cap ?? Number.POSITIVE_INFINITY, lawful ?? Number.POSITIVE_INFINITY)
  const amount = Math.min(whole, most - sum)
  if (amount <= 0) return null
  return { period, amount, late_days: daysBetween(charge.due_date, today) }
}

/** Whole months that have passed; the 31st falls on the last day of a shorter one. */
function monthsSince(first: Day, today: Day): number {
  let months = 0
  while (addMonths(first, months + 1) <= today) months++
  return months
}
