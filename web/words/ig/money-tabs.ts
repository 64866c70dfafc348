import type { moneyTabs as english } from '../en/money-tabs.ts'
import type { Words } from '../words.ts'

export const moneyTabs = {
  label: 'Ego',
  groups: { in: 'Ịnata ego', out: 'Ịkwụpụ ego', books: 'Ndekọ' },
  mine: 'Ego m',
  payments: 'Ịkwụ ụgwọ',
  owed: 'Fọdụrụ',
  charges: 'Ụgwọ niile',
  late: 'Ụgwọ gafere oge',
  transfers: 'Mbufe ego',
  cash: 'Ego aka',
  remittances: 'Ego ndị nwe ụlọ',
  myRemittances: 'Ego a kwụrụ gị',
  settlements: 'Nkwụzi ego',
  depositsDue: 'Nkwụghachi ego nchekwa',
  deposits: 'Ego nchekwa e debere',
  myDeposit: 'Ego nchekwa gị',
  bills: 'Ụgwọ ndị ọrụ aka',
  refunds: 'Nkwụghachi ego',
  receipts: 'Risiti niile',
  statements: 'Nkwupụta ego',
  held: 'Ego ndị ahịa',
  waivers: 'Ụgwọ a gbaghaara',
  rentPaid: 'Mbelata ụtụ',
} satisfies Words<typeof english>
