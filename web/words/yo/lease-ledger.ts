import type { leaseLedger as english } from '../en/lease-ledger.ts'
import type { Words } from '../words.ts'

export const leaseLedger = {
  title: 'Ìwé ìṣirò',
  noun: 'ìlà',
  owed: 'Gbèsè tó kù',
  nothingOwed: 'Kò sí gbèsè. (Nothing is owed.)',
  deposit: 'Owó ìdógò tó wà nípamọ́ (caution deposit)',
  depositNote: 'Ti ayálégbé ni títí dé òpin. (It stays the tenant’s until the end.)',
  credit: 'Owó àṣẹ́kù',
  creditNote: 'Owó tí a san ju gbèsè lọ.',
  columns: {
    at: 'Ìgbà',
    what: 'Ohun tó jẹ́',
    charged: 'Tí a béèrè',
    settled: 'Tí a san',
    balance: 'Tó kù lẹ́yìn rẹ̀',
  },
  kinds: {
    CHARGED: 'A béèrè',
    PAID: 'A ti san',
    CREDITED: 'Láti inú àṣẹ́kù',
    TAKEN_BACK: 'A ti fà á sẹ́yìn',
    GIVEN_BACK: 'A ti dá a padà',
    DEPOSIT: 'Owó ìdógò',
    OTHER: 'A kọ ọ́ sílẹ̀',
  },
  of: (kind: string, what: string) => `${kind}: ${what}`,
  paid: (what: string, way: string | null) => [`A san ${what}`, way].filter(Boolean).join(', '),
  intoDeposit: (amount: string) => `${amount} wọ inú owó ìdógò`,
  outOfDeposit: (amount: string) => `${amount} jáde nínú owó ìdógò`,
  intoCredit: (amount: string) => `${amount} wà nípamọ́ bí àṣẹ́kù`,
  outOfCredit: (amount: string) => `${amount} jáde nínú àṣẹ́kù`,
  empty: 'Kò tíì sí ohun tí a kọ sílẹ̀',
  emptyNote: 'Owó àti ìsanwó ilé gbígbé yìí á hàn níbí.',
  loading: 'Ìṣirò ń ṣí...',
} satisfies Words<typeof english>
