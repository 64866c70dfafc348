import type { leaseLedger as english } from '../en/lease-ledger.ts'
import type { Words } from '../words.ts'

export const leaseLedger = {
  title: 'Ndekọ ego',
  noun: 'ahịrị',
  owed: 'Ụgwọ fọdụrụ',
  nothingOwed: 'Ụgwọ adịghị. (Nothing is owed.)',
  deposit: 'Ego nchekwa e debere (caution deposit)',
  depositNote: 'Ọ bụ nke onye bi n’ụlọ ruo ọgwụgwụ. (It stays the tenant’s until the end.)',
  credit: 'Ego fọrọ afọ',
  creditNote: 'A kwụrụ ya karịa ụgwọ e ji.',
  columns: {
    at: 'Mgbe',
    what: 'Gịnị',
    charged: 'A jụrụ',
    settled: 'A kwụrụ',
    balance: 'Nke fọdụrụ',
  },
  kinds: {
    CHARGED: 'A jụrụ',
    PAID: 'A kwụrụ',
    CREDITED: 'Site n’ego fọrọ afọ',
    TAKEN_BACK: 'E weghachiri',
    GIVEN_BACK: 'E nyeghachiri',
    DEPOSIT: 'Ego nchekwa',
    OTHER: 'E dere ya',
  },
  of: (kind: string, what: string) => `${kind}: ${what}`,
  paid: (what: string, way: string | null) => [`A kwụrụ ${what}`, way].filter(Boolean).join(', '),
  intoDeposit: (amount: string) => `${amount} banyere n’ego nchekwa`,
  outOfDeposit: (amount: string) => `${amount} si n’ego nchekwa pụọ`,
  intoCredit: (amount: string) => `e debere ${amount} dị ka ego fọrọ afọ`,
  outOfCredit: (amount: string) => `${amount} si n’ego fọrọ afọ`,
  empty: 'E debeghị ihe ọ bụla',
  emptyNote: 'Ụgwọ na ịkwụ ụgwọ nke ibi n’ụlọ a ga-apụta ebe a.',
  loading: 'Ndekọ na-emepe...',
} satisfies Words<typeof english>
