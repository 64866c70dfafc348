import { z } from 'zod'
import { addDays, type Day, daysBetween } from '../../shared/dates.ts'
import type { TransactionType } from '../charges/rules.ts'

/** How old a debt is, in days since it fell due. */
export const Age = z.enum(['0-30', '31-60', '61-90', '90+'])
export type Age = z.infer<typeof Age>
export const AGES = Age.options

const LEAST_DAYS: Record<Age, number> = { '0-30': 1, '31-60': 31, '61-90': 61, '90+': 91 }
const MOST_DAYS: Record<Age, number | null> = { '0-30': 30, '31-60': 60, '61-90': 90, '90+': null }

/** The due days of what is so old today; the oldest has no first day. */
export const dueDaysOf = (age: Age, today: Day): { from: Day | null; to: Day } => {
  const most = MOST_DAYS[age]
  return { from: most === null ? null : addDays(today, -most), to: addDays(today, -LEAST_DAYS[age]) }
}

/** OPEN until its day has passed; KEPT when the money came by then, or nothing is late any more; else BROKEN. */
export const PromiseState = z.enum(['OPEN', 'KEPT', 'BROKEN'])
export type PromiseState = z.infer<typeof PromiseState>

/** Never stored: payments say whether a promise was kept. `received` is what came from it being made to its last day. */
export function promiseState(
  promise: { amount: number; promised_on: Day; received: number; is_late: boolean },
  today: Day,
): PromiseState {
  if (promise.received >= promise.amount || !promise.is_late) return 'KEPT'
  return promise.promised_on < today ? 'BROKEN' : 'OPEN'
}

/** How long ahead a promise may be: beyond this it is no promise but a plan to be agreed on. */
export const MOST_PROMISE_DAYS = 90

/** Why somebody is not written to. */
export const SkipReason = z.enum([
  'NOT_FOUND',
  'PAID',
  'NO_ADDRESS',
  'TURNED_OFF',
  'REMINDED_TODAY',
  'PROMISED',
  'SMS_LIMIT',
])
export type SkipReason = z.infer<typeof SkipReason>

/** A late fee is never raised on a fee for being late, nor on money that stays the tenant's own. */
const NEVER_FINED: readonly TransactionType[] = [
  'LATE_FEE',
  'PENALTY_FEE',
  'CAUTION_DEPOSIT',
  'SECURITY_DEPOSIT',
  'REFUND',
]
export const bearsLateFee = (type: TransactionType): boolean => !NEVER_FINED.includes(type)

/** `17` → 17 days late, `0` → today, `-7` → in 7 days. */
export const lateBy = (due_date: Day, today: Day): number => daysBetween(due_date, today)
