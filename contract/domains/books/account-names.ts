import type { AccountKind } from './trust.ts'

/** Display name of each kind of account, in reports and files. */
export const ACCOUNT_NAMES: Record<AccountKind, string> = {
  PROVIDER: 'With the payment provider',
  PROVIDER_LANDLORDS: 'With the provider, for landlords',
  BANK: 'At the manager’s bank',
  TRUST_BANK: 'In the clients’ account',
  CASH: 'Cash in hand',
  DISPUTED: 'Taken back by a dispute',
  VENDOR_ADVANCES: 'With vendors, to start work',
  LANDLORDS: 'Landlords',
  THIRD_PARTIES: 'Lawyers, agents and duties',
  DEPOSITS: 'Caution deposits',
  CREDITS: 'Tenants’ credit',
  REFUNDS: 'Refunds on the way',
  FUNDS: 'Service-charge funds',
  VENDORS: 'Vendors',
  TAXES: 'Withheld tax',
  OTHER: 'Not assigned yet',
  COMMISSION: 'Commission',
  FEES: 'The manager’s own fees',
  PROVIDER_FEES: 'Provider fees',
  LOSSES: 'Losses',
  RECEIVABLE: 'Owed by tenants',
  UNCOLLECTED: 'Billed, not received',
}
