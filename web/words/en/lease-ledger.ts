import { titles } from './titles.ts'

/** What was charged and paid on a lease, to read. */
export const leaseLedger = {
  title: titles.leaseLedger,
  noun: 'entries',
  owed: 'Outstanding',
  nothingOwed: 'Nothing is owed.',
  deposit: 'Caution deposit held',
  depositNote: 'It stays the tenant’s until the end.',
  credit: 'Credit',
  creditNote: 'Paid beyond what was owed.',
  columns: { at: 'When', what: 'What', charged: 'Charged', settled: 'Paid', balance: 'Balance after' },
  kinds: {
    CHARGED: 'Charged',
    PAID: 'Paid',
    CREDITED: 'From credit',
    TAKEN_BACK: 'Withdrawn',
    GIVEN_BACK: 'Refunded',
    DEPOSIT: 'Deposit',
    OTHER: 'Booked',
  },
  of: (kind: string, what: string) => `${kind}: ${what}`,
  paid: (what: string, way: string | null) => [`${what} paid`, way].filter(Boolean).join(', '),
  intoDeposit: (amount: string) => `${amount} into the deposit`,
  outOfDeposit: (amount: string) => `${amount} out of the deposit`,
  intoCredit: (amount: string) => `${amount} kept as credit`,
  outOfCredit: (amount: string) => `${amount} out of credit`,
  empty: 'No entries yet',
  emptyNote: 'Charges and payments of this tenancy appear here.',
  loading: 'Loading accounts...',
} as const
