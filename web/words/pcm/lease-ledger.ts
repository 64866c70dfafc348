import type { leaseLedger as english } from '../en/lease-ledger.ts'
import type { Words } from '../words.ts'

export const leaseLedger = {
  title: 'Account book',
  noun: 'lines',
  owed: 'Wetin remain to pay',
  nothingOwed: 'Nobody owe anything. (Nothing is owed.)',
  deposit: 'Caution deposit wey dey hold',
  depositNote: 'Na the tenant get am till the end. (It stays the tenant’s until the end.)',
  credit: 'Credit wey remain',
  creditNote: 'Money wey dem pay pass wetin dem owe.',
  columns: { at: 'When', what: 'Wetin', charged: 'Bill', settled: 'Don pay', balance: 'Remain after' },
  kinds: {
    CHARGED: 'Bill',
    PAID: 'Don pay',
    CREDITED: 'From credit',
    TAKEN_BACK: 'Dem take am back',
    GIVEN_BACK: 'We return am',
    DEPOSIT: 'Caution deposit',
    OTHER: 'Write down',
  },
  of: (kind: string, what: string) => `${kind}: ${what}`,
  paid: (what: string, way: string | null) => [`${what} don pay`, way].filter(Boolean).join(', '),
  intoDeposit: (amount: string) => `${amount} enter caution deposit`,
  outOfDeposit: (amount: string) => `${amount} comot from caution deposit`,
  intoCredit: (amount: string) => `${amount} dey as credit`,
  outOfCredit: (amount: string) => `${amount} comot from credit`,
  empty: 'Nothing dey inside yet',
  emptyNote: 'Bills and payments of this tenancy go show here.',
  loading: 'Accounts dey load...',
} satisfies Words<typeof english>
