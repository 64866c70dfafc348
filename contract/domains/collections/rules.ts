import { z } from 'zod'
import type { Day } from '../../shared/dates.ts'
import type { TransactionType } from '../charges/rules.ts'

/** OPEN until its day has passed; KEPT if the money came by then or nothing is late any more; otherwise BROKEN. */
export const PromiseState = z.enum(['OPEN', 'KEPT', 'BROKEN'])
export type PromiseState = z.infer<typeof PromiseState>

/** Derived from payments and never stored. `received` counts from the promise to its last day. */
export function promiseState(
  promise: { amount: number; promised_on: Day; received: number; is_late: boolean },
  today: Day,
): PromiseState {
  if (promise.received >= promise.amount || !promise.is_late) return 'KEPT'
  return promise.promised_on < today ? 'BROKEN' : 'OPEN'
}

/** Longest promise in days; anything later needs a payment plan. */
export const MOST_PROMISE_DAYS = 90

/** Why a reminder is not sent. */
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

/** No late fee on late fees, or on money that remains the tenant's own. */
const NEVER_FINED: readonly TransactionType[] = [
  'LATE_FEE',
  'PENALTY_FEE',
  'CAUTION_DEPOSIT',
  'SECURITY_DEPOSIT',
  'REFUND',
]
export const bearsLateFee = (type: TransactionType): boolean => !NEVER_FINED.includes(type)
