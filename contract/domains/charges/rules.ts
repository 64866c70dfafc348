import { z } from 'zod'

export const TransactionType = z.enum([
  'RENT_PAYMENT',
  'SECURITY_DEPOSIT',
  'MAINTENANCE_FEE',
  'UTILITY_BILL',
  'LATE_FEE',
  'COMMISSION',
  'REFUND',
  'CAUTION_DEPOSIT',
  'SERVICE_CHARGE',
  'AGENCY_FEE',
  'LEGAL_FEE',
  'AGREEMENT_FEE',
  'PENALTY_FEE',
  'ADVANCE_RENT',
  'STAMP_DUTY',
])
export type TransactionType = z.infer<typeof TransactionType>

/** When a fee is due: once at the start, in each year of a lease, or with each rent period. */
export const FeeRhythm = z.enum(['ONCE', 'YEARLY', 'EACH_PERIOD'])
export type FeeRhythm = z.infer<typeof FeeRhythm>

/** Who receives the money of a charge. */
export const Beneficiary = z.enum(['LANDLORD', 'DEPOSIT', 'SERVICE', 'OWN', 'THIRD'])
export type Beneficiary = z.infer<typeof Beneficiary>

export const BENEFICIARIES: Record<TransactionType, Beneficiary> = {
  RENT_PAYMENT: 'LANDLORD',
  ADVANCE_RENT: 'LANDLORD',
  LATE_FEE: 'LANDLORD',
  PENALTY_FEE: 'LANDLORD',
  SECURITY_DEPOSIT: 'DEPOSIT',
  CAUTION_DEPOSIT: 'DEPOSIT',
  SERVICE_CHARGE: 'SERVICE',
  MAINTENANCE_FEE: 'SERVICE',
  UTILITY_BILL: 'SERVICE',
  AGENCY_FEE: 'OWN',
  COMMISSION: 'OWN',
  REFUND: 'OWN',
  LEGAL_FEE: 'THIRD',
  AGREEMENT_FEE: 'THIRD',
  STAMP_DUTY: 'THIRD',
}

/** Only rent is subject to the manager's commission. */
export const bearsCommission = (type: TransactionType) => type === 'RENT_PAYMENT' || type === 'ADVANCE_RENT'
