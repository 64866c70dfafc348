import { titles } from './titles.ts'

/** The lists about money, as the tabs above each of them say it. */
export const moneyTabs = {
  label: 'Money',
  groups: { in: 'Collections', out: 'Payouts', books: 'Accounts' },
  mine: titles.tenantAccount,
  payments: titles.payments,
  owed: 'Outstanding',
  charges: titles.charges,
  late: 'Arrears',
  transfers: titles.transfers,
  cash: 'Cash',
  remittances: titles.remittances,
  myRemittances: 'Your payouts',
  settlements: titles.settlements,
  depositsDue: 'Deposit refunds',
  deposits: 'Deposits held',
  myDeposit: 'Your deposit',
  bills: titles.bills,
  refunds: titles.refunds,
  receipts: titles.receipts,
  statements: titles.statements,
  held: titles.clientFunds,
  waivers: 'Waivers',
  rentPaid: 'Rent relief',
}
