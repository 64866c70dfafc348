import type { AccountKind } from './trust.ts'

/** Account number of each kind of account, for accounting programs. Each account is created there once. */
export const ACCOUNT_CODES: Record<AccountKind, string> = {
  RECEIVABLE: '1100',
  VENDOR_ADVANCES: '1110',
  TRUST_BANK: '1200',
  BANK: '1210',
  CASH: '1230',
  PROVIDER: '1240',
  PROVIDER_LANDLORDS: '1250',
  DISPUTED: '1260',
  LANDLORDS: '2100',
  DEPOSITS: '2110',
  CREDITS: '2120',
  REFUNDS: '2130',
  FUNDS: '2140',
  THIRD_PARTIES: '2150',
  VENDORS: '2160',
  UNCOLLECTED: '2190',
  TAXES: '2210',
  OTHER: '2990',
  COMMISSION: '4000',
  FEES: '4010',
  PROVIDER_FEES: '7900',
  LOSSES: '8100',
}
