import type { moneyTabs as english } from '../en/money-tabs.ts'
import type { Words } from '../words.ts'

export const moneyTabs = {
  label: 'Money',
  groups: { in: 'Collect money', out: 'Pay out', books: 'Accounts' },
  mine: 'My money',
  payments: 'Payments',
  owed: 'Remain',
  charges: 'Bills',
  late: 'Don late',
  transfers: 'Transfers',
  cash: 'Cash',
  remittances: 'Money to landlord',
  myRemittances: 'Money wey dem pay you',
  settlements: 'Settlements',
  depositsDue: 'Caution fees to return',
  deposits: 'Caution fees wey dey hold',
  myDeposit: 'Your caution fee',
  bills: 'Bills of workers',
  refunds: 'Money wey we return',
  receipts: 'Receipts',
  statements: 'Statements',
  held: 'Clients’ money',
  waivers: 'Money wey we leave',
  rentPaid: 'Rent relief',
} satisfies Words<typeof english>
