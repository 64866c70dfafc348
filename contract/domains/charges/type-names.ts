import type { TransactionType } from './rules.ts'

/** Display name of each type, on screens, receipts and in search. */
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
