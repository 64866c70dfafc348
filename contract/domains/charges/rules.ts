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

/** The words for each type, on screens, receipts and in search. */
export const TYPE_NAMES: Record<TransactionType, string> = {
  RENT_PAYMENT: 'Rent',
  SECURITY_DEPOSIT: 'Security deposit',
  MAINTENANCE_FEE: 'Maintenance fee',
  UTILITY_BILL: 'Utility bill',
  LATE_FEE: 'Late fee',
  COMMISSION: 'Commission',
  REFUND: 'Refund',
  CAUTION_DEPOSIT: 'Caution deposit',
  SERVICE_CHARGE: 'Service charge',
  AGENCY_FEE: 'Agency fee',
  LEGAL_FEE: 'Legal fee',
  AGREEMENT_FEE: 'Agreement fee',
  PENALTY_FEE: 'Penalty fee',
  ADVANCE_RENT: 'Advance rent',
  STAMP_DUTY: 'Stamp duty',
}

/** When a fee falls due: once at the start, for each year of a lease, or for each period of its rent. */
export const FeeRhythm = z.enum(['ONCE', 'YEARLY', 'EACH_PERIOD'])
export type FeeRhythm = z.infer<typeof FeeRhythm>

/** To whom the money of a charge belongs once it is in. */
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

/** Only rent bears the manager's commission. */
export const bearsCommission = (type: TransactionType) => type === 'RENT_PAYMENT' || type === 'ADVANCE_RENT'
