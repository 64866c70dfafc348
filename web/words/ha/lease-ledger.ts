import type { leaseLedger as english } from '../en/lease-ledger.ts'
import type { Words } from '../words.ts'

export const leaseLedger = {
  title: 'Littafin lissafi',
  noun: 'layuka',
  owed: 'Abin da ake bi',
  nothingOwed: 'Ba a bin komai. (Nothing is owed.)',
  deposit: 'Kuɗin ajiya da ake riƙe (caution deposit)',
  depositNote: 'Na ɗan haya ne har ƙarshe. (It stays the tenant’s until the end.)',
  credit: 'Rarar da aka ajiye',
  creditNote: 'An biya fiye da abin da ake bi.',
  columns: {
    at: 'Yaushe',
    what: 'Me',
    charged: 'Abin da aka sa',
    settled: 'An biya',
    balance: 'Saura bayan haka',
  },
  kinds: {
    CHARGED: 'An sa kuɗi',
    PAID: 'An biya',
    CREDITED: 'Daga rara',
    TAKEN_BACK: 'An janye',
    GIVEN_BACK: 'An mayar',
    DEPOSIT: 'Kuɗin ajiya',
    OTHER: 'An rubuta',
  },
  of: (kind: string, what: string) => `${kind}: ${what}`,
  paid: (what: string, way: string | null) => [`An biya ${what}`, way].filter(Boolean).join(', '),
  intoDeposit: (amount: string) => `${amount} ya shiga kuɗin ajiya`,
  outOfDeposit: (amount: string) => `${amount} ya fita daga kuɗin ajiya`,
  intoCredit: (amount: string) => `an ajiye ${amount} a matsayin rara`,
  outOfCredit: (amount: string) => `${amount} daga rara`,
  empty: 'Ba a rubuta komai ba tukuna',
  emptyNote: 'Kuɗaɗe da biyan wannan hayar za su bayyana a nan.',
  loading: 'Ana buɗe lissafi...',
} satisfies Words<typeof english>
