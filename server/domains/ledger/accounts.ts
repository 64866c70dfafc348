import { BENEFICIARIES, type TransactionType } from '@gida/contract/domains/charges/rules'
import type { Entry } from './post-journal.ts'

/** The parties of a charge, from which account names are derived. */
export type Owner = {
  transaction_type: TransactionType
  landlord_id: string | null
  lease_id: string | null
  estate_id: string
}

const NO_LANDLORD = 'unassigned'

/** Account codes, per estate. */
export const account = {
  clearing: 'clearing',
  clearingOf: (landlord: string) => `clearing:${landlord}`,
  bank: 'bank',
  /** Bank account for clients' money. */
  trust: 'bank:trust',
  cash: (holder: string) => `cash:${holder}`,
  fund: (estate: string) => `fund:${estate}`,
  /** Suspense: money in the clients' account whose owner is unknown. */
  unassigned: 'credit:unassigned',
  providerFees: 'provider-fees',
  commission: 'commission',
  credit: (tenant: string) => `credit:${tenant}`,
  deposit: (of: { lease_id: string | null; estate_id: string }) => `deposit:${of.lease_id ?? of.estate_id}`,
  payable: (landlord: string | null) => `payable:${landlord ?? NO_LANDLORD}`,
  /** Per vendor: amounts billed and owed, retention, and advances before a bill. */
  vendor: (vendor: string) => `payable:vendor:${vendor}`,
  retention: (vendor: string) => `retention:vendor:${vendor}`,
  advance: (vendor: string) => `advance:vendor:${vendor}`,
  /** Withholding tax kept back from vendors. */
  withheld: 'payable:wht',
  /** Promised to payers, not paid yet. */
  refunds: 'refunds',
  /** Charged back to us, not yet charged to anybody. */
  disputed: 'disputed',
  receivable: (of: { lease_id: string | null; tenant_id: string }) =>
    `receivable:${of.lease_id ?? of.tenant_id}`,
}

/** Holds a charge from the day it is raised until it is paid. */
export function uncollected({ transaction_type, landlord_id }: Owner): string {
  const beneficiary = BENEFICIARIES[transaction_type]
  return beneficiary === 'LANDLORD'
    ? `uncollected:${landlord_id ?? NO_LANDLORD}`
    : `uncollected:${beneficiary.toLowerCase()}`
}

/**
 * Entries for a charge being owed but not collected; a negative amount reverses them. Both sides name the charge and sum
 * to zero: what is billed but unpaid is nobody's income.
 */
export function owed(charge: Owner & { id: string; tenant_id: string }, amount: number): Entry[] {
  return [
    [account.receivable(charge), amount, charge.id],
    [uncollected(charge), -amount, charge.id],
  ]
}

/** The account that is credited once a charge is paid. */
export function owedTo({ transaction_type, landlord_id, lease_id, estate_id }: Owner): string {
  switch (BENEFICIARIES[transaction_type]) {
    case 'LANDLORD':
      return account.payable(landlord_id)
    case 'DEPOSIT':
      return account.deposit({ lease_id, estate_id })
    case 'SERVICE':
      return account.fund(estate_id)
    case 'OWN':
      return 'fees:own'
    case 'THIRD':
      return `payable:${transaction_type.toLowerCase()}`
  }
}
