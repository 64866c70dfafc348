import { BENEFICIARIES, type TransactionType } from '@gida/contract/domains/charges/rules'
import type { Entry } from './post-journal.ts'

/** Whose a charge is: what the names of its accounts are made of. */
export type Owner = {
  transaction_type: TransactionType
  landlord_id: string | null
  lease_id: string | null
  estate_id: string
}

const NO_LANDLORD = 'unassigned'

/** The codes of accounts, per estate. `{x}` in the books is written `name:x`. */
export const account = {
  clearing: 'clearing',
  clearingOf: (landlord: string) => `clearing:${landlord}`,
  bank: 'bank',
  /** The account that is kept for the money of clients. */
  trust: 'bank:trust',
  cash: (holder: string) => `cash:${holder}`,
  fund: (estate: string) => `fund:${estate}`,
  /** Money in the clients' account of which nobody knows yet whose it is. */
  unassigned: 'credit:unassigned',
  providerFees: 'provider-fees',
  commission: 'commission',
  credit: (tenant: string) => `credit:${tenant}`,
  deposit: (of: { lease_id: string | null; estate_id: string }) => `deposit:${of.lease_id ?? of.estate_id}`,
  payable: (landlord: string | null) => `payable:${landlord ?? NO_LANDLORD}`,
  /** What a vendor has billed and is owed; what was kept of it; and what they were paid before they billed. */
  vendor: (vendor: string) => `payable:vendor:${vendor}`,
  retention: (vendor: string) => `retention:vendor:${vendor}`,
  advance: (vendor: string) => `advance:vendor:${vendor}`,
  /** Kept back from vendors for the tax office. */
  withheld: 'payable:wht',
  /** Promised to payers, not yet with them. */
  refunds: 'refunds',
  /** Taken from us by a chargeback, not yet charged to anybody. */
  disputed: 'disputed',
  receivable: (of: { lease_id: string | null; tenant_id: string }) =>
    `receivable:${of.lease_id ?? of.tenant_id}`,
}

/** Where a charge waits from the day it is raised until money comes for it. */
export function uncollected({ transaction_type, landlord_id }: Owner): string {
  const beneficiary = BENEFICIARIES[transaction_type]
  return beneficiary === 'LANDLORD'
    ? `uncollected:${landlord_id ?? NO_LANDLORD}`
    : `uncollected:${beneficiary.toLowerCase()}`
}

/**
 * That so much of a charge is owed and waits for its money; with a negative amount, that it is not any more. Both sides name the
 * charge and sum to zero: what is billed and not received is nobody's income.
 */
export function owed(charge: Owner & { id: string; tenant_id: string }, amount: number): Entry[] {
  return [
    [account.receivable(charge), amount, charge.id],
    [uncollected(charge), -amount, charge.id],
  ]
}

/** To whom the money of a charge is owed once it is here. */
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
