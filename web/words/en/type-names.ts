import type { TransactionType } from '@gida/contract/domains/charges/rules'

/** What money is for, on screens. The contract has the same names in English, for receipts; a test holds them together. */
export const typeNames: Record<TransactionType, string> = {
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
