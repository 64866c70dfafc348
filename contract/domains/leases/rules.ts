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

/** Manual status changes by state. Ending an active lease is left to its own calls and the lifecycle job. */
export const LEASE_MOVES: Record<LeaseStatus, readonly LeaseStatus[]> = {
  DRAFT: ['ACTIVE', 'PENDING_SIGNATURE', 'TERMINATED'],
  PENDING_SIGNATURE: ['ACTIVE', 'DRAFT'],
  ACTIVE: [],
  EXPIRED: [],
  TERMINATED: [],
  RENEWED: [],
}
export const canMoveLease = (from: LeaseStatus, to: LeaseStatus) => LEASE_MOVES[from].includes(to)

/** States in which the named tenant may accept (ACTIVE) or decline (TERMINATED) a lease. */
const WAITS_FOR_TENANT: readonly LeaseStatus[] = ['PENDING_SIGNATURE']
export const canAnswerLease = (status: LeaseStatus) => WAITS_FOR_TENANT.includes(status)

/** Why a tenancy ended early. CALLED_OFF never started, CANCELLED was an abandoned draft, DECLINED was refused by its tenant. */
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

/** Allowed numbers of instalments per rent period: each a whole number of months. */
export function instalmentsOf(frequency: Frequency): number[] {
  const months = MONTHS_OF[frequency]
  return Array.from({ length: months }, (_, i) => i + 1).filter((parts) => months % parts === 0)
}

/** Annual rent, floored to whole kobo. */
export function yearsRent(rent_amount: number, frequency: Frequency): number {
  return Number((BigInt(rent_amount) * 12n) / BigInt(MONTHS_OF[frequency]))
}

/** Fees with their own field in a lease, and the type of charge they raise. */
export const NAMED_FEES = {
  caution_deposit: 'CAUTION_DEPOSIT',
  service_charge: 'SERVICE_CHARGE',
  agency_fee: 'AGENCY_FEE',
  legal_fee: 'LEGAL_FEE',
  agreement_fee: 'AGREEMENT_FEE',
} as const satisfies Record<string, TransactionType>
export type NamedFee = keyof typeof NAMED_FEES
