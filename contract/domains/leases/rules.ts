import { z } from 'zod'
import type { TransactionType } from '../charges/rules.ts'
import type { Frequency } from '../estates/unit.ts'

export const LeaseStatus = z.enum([
  'DRAFT',
  'PENDING_SIGNATURE',
  'ACTIVE',
  'EXPIRED',
  'TERMINATED',
  'RENEWED',
])
export type LeaseStatus = z.infer<typeof LeaseStatus>

/**
 * From each state, the states that a person may move a lease to by hand. How an active one ends is the work of its own
 * calls and of the calendar.
 */
export const LEASE_MOVES: Record<LeaseStatus, readonly LeaseStatus[]> = {
  DRAFT: ['ACTIVE', 'PENDING_SIGNATURE', 'TERMINATED'],
  PENDING_SIGNATURE: ['ACTIVE', 'DRAFT'],
  ACTIVE: [],
  EXPIRED: [],
  TERMINATED: [],
  RENEWED: [],
}
export const canMoveLease = (from: LeaseStatus, to: LeaseStatus) => LEASE_MOVES[from].includes(to)

/** From which states a lease is answered by the tenant whom it names: with yes it is ACTIVE, with no TERMINATED. */
const WAITS_FOR_TENANT: readonly LeaseStatus[] = ['PENDING_SIGNATURE']
export const canAnswerLease = (status: LeaseStatus) => WAITS_FOR_TENANT.includes(status)

/**
 * How a tenancy came to end before its last day. CALLED_OFF is one that never began, CANCELLED a draft that came to
 * nothing, DECLINED one to which its tenant said no.
 */
export const EndingKind = z.enum([
  'MOVED_OUT',
  'NOTICE',
  'BREACH',
  'COURT_ORDER',
  'TRANSFER',
  'OTHER',
  'CALLED_OFF',
  'CANCELLED',
  'DECLINED',
])
export type EndingKind = z.infer<typeof EndingKind>

export const MONTHS_OF: Record<Frequency, number> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
  TWO_YEARLY: 24,
}

/** Into how many equal parts a period of rent may be divided: whole months each. */
export function instalmentsOf(frequency: Frequency): number[] {
  const months = MONTHS_OF[frequency]
  return Array.from({ length: months }, (_, i) => i + 1).filter((parts) => months % parts === 0)
}

/** The rent of a year, floored to whole kobo. */
export function yearsRent(rent_amount: number, frequency: Frequency): number {
  return Number((BigInt(rent_amount) * 12n) / BigInt(MONTHS_OF[frequency]))
}

/** The terms of a lease that stand under a name of their own, with the type of what they raise. */
export const NAMED_FEES = {
  caution_deposit: 'CAUTION_DEPOSIT',
  service_charge: 'SERVICE_CHARGE',
  agency_fee: 'AGENCY_FEE',
  legal_fee: 'LEGAL_FEE',
  agreement_fee: 'AGREEMENT_FEE',
} as const satisfies Record<string, TransactionType>
export type NamedFee = keyof typeof NAMED_FEES
