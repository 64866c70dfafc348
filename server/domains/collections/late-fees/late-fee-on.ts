import type { LateFee } from '@gida/contract/domains/estates/late-fee'
import { addDays, addMonths, type Day, daysBetween } from '@gida/contract/shared/dates'
import { portion } from '@gida/contract/shared/money'

export type LateCharge = {
  due_date: Day
  /** The day it was billed, if that was after its due date: nobody is late with a bill they did not have. */
  raised_on?: Day
  open_amount: number
  /** Periods for which late fees were raised, and their sum. */
  raised: { periods: readonly number[]; sum: number }
}

export type FeeToRaise = { period: number; amount: number; late_days: number }

type Terms = {
  rule: LateFee
  /** The day the estate introduced late fees; grace periods do not start before it. */
  since: Day | null
  /** The legal maximum of all late fees on one charge; null without a rule. */
  lawful: number | null
}

/** The late fee to raise for a charge today, or null. Missed periods are not made up for. */
export function lateFeeOn(charge: LateCharge, { rule, since, lawful }: Terms, today: Day): FeeToRaise | null {
  if (rule.kind === 'NONE' || charge.open_amount === 0) return null
  const { due_date, raised_on = due_date } = charge
  const from = [due_date, raised_on, since ?? due_date].sort().at(-1) ?? due_date
  const first = addDays(from, rule.grace_days + 1)
  if (today < first) return null
  const period = rule.repeat === 'ONCE' ? 0 : monthsSince(first, today)
  const { periods, sum } = charge.raised
  if (periods.includes(period) || (rule.repeat === 'ONCE' && periods.length > 0)) return null
  const whole = rule.kind === 'FLAT' ? rule.amount : portion(charge.open_amount, rule.rate)
  const most = Math.min(rule.cap ?? Number.POSITIVE_INFINITY, lawful ?? Number.POSITIVE_INFINITY)
  const amount = Math.min(whole, most - sum)
  if (amount <= 0) return null
  return { period, amount, late_days: daysBetween(due_date, today) }
}

/** Whole months passed; the 31st counts as the last day of shorter months. */
function monthsSince(first: Day, today: Day): number {
  let months = 0
  while (addMonths(first, months + 1) <= today) months++
  return months
}
