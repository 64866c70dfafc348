import { z } from 'zod'
import type { Day } from '../../shared/dates.ts'
import type { TransactionType } from '../charges/rules.ts'

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
  'PAYING',
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
