import { titles } from './titles.ts'

/** The lists about money, as the tabs above each of them say it. */
export const moneyTabs = {
  label: 'Money',
  groups: { in: 'Money in', out: 'Paid out', books: 'Books' },
  mine: titles.myMoney,
  payments: titles.payments,
  owed: 'Owed',
  charges: titles.charges,
  late: 'Late',
  transfers: titles.transfers,
  cash: 'Cash',
  remittances: titles.remittances,
  myRemittances: 'To you',
  settlements: titles.settlements,
  deposits: titles.deposits,
  refunds: titles.refunds,
  receipts: titles.receipts,
  statements: titles.statements,
  held: titles.money,
  fund: 'Service charge',
  waivers: 'Given up',
  rentPaid: 'Rent relief',
}
