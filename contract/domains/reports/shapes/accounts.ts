import { day, ESTATE, money, type Shape, text } from '../shape.ts'

const shelf = 'ACCOUNTS'
const sum = { sum: true } as const

export const trialBalance: Shape = {
  ...{ title: 'Trial balance', note: 'Every kind of account; the total is zero', shelf },
  ...{ period: 'RANGE', by: 'OFFICE' },
  columns: [
    ...[text('line', 'Account'), text('code', 'Code', { aside: true }), money('opening', 'Opening', sum)],
    ...[money('debit', 'Debit', sum), money('credit', 'Credit', sum), money('closing', 'Closing', sum)],
  ],
  opens: 'report',
  isStatement: true,
  means: 'Debits are above zero, credits below. Opening and closing each add up to zero.',
}

export const generalLedger: Shape = {
  ...{ title: 'General ledger', note: 'Every entry of every account', shelf, period: 'RANGE', by: 'OFFICE' },
  columns: [
    ...[day('on', 'Day'), text('what', 'What'), text('account', 'Account', { group: true })],
    ...[
      text('name', 'Name', { aside: true }),
      ESTATE,
      text('number', 'Journal no.', { aside: true }),
      text('journal', 'Key', { aside: true }),
    ],
    ...[
      text('code', 'Code', { group: true, aside: true }),
      text('kind', 'Kind', { group: true, aside: true }),
    ],
    ...[
      money('debit', 'Debit', sum),
      money('credit', 'Credit', sum),
      money('amount', 'Debit less credit', { ...sum, aside: true }),
    ],
  ],
  opens: 'payment',
}

export const incomeStatement: Shape = {
  ...{ title: 'Income statement', note: 'Income, expenses, what is left for landlords', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', bases: ['CASH', 'ACCRUAL'] },
  columns: [text('line', 'Line'), text('part', 'Part', { group: true }), money('amount', 'Amount', sum)],
  isStatement: true,
  means:
    'For the landlords, before tax, loans and works on the building. Cash counts money on the day it was booked; accrual counts rent and fees on the day they fell due and bills by their date. In both, the manager’s fee is earned when money comes in. The total is net operating income.',
}

export const cashFlow: Shape = {
  ...{ title: 'Cash flow', note: 'Where the money held came from and where it went', shelf },
  ...{ period: 'RANGE', by: 'OFFICE', basis: 'CASH' },
  isWhole: true,
  columns: [text('line', 'Line'), text('part', 'Part', { group: true }), money('amount', 'Amount', sum)],
  isStatement: true,
  means: 'Money at the bank, in hand and with the provider. The total is what is held at the end.',
}

export const balanceSheet: Shape = {
  ...{ title: 'Balance sheet', note: 'What is held, who it belongs to, and what is ours', shelf },
  ...{ period: 'AT', by: 'OFFICE', bases: ['CASH', 'ACCRUAL'] },
  columns: [text('line', 'Line'), text('part', 'Part', { group: true }), money('amount', 'Amount', sum)],
  opens: 'report',
  isStatement: true,
  means:
    'What is held is above zero, what is owed and what is ours are below: the total is zero. Accrual also shows what tenants owe and, against it, that it has not been received yet.',
}

export const clientFunds: Shape = {
  ...{ title: 'Client funds, three ways', note: 'Bank, ledger, and the sum of owners and tenants', shelf },
  ...{ period: 'AT', by: 'OFFICE' },
  isWhole: true,
  columns: [
    ...[text('line', 'Line'), ESTATE, money('bank', 'Bank', sum), money('ledger', 'Ledger', sum)],
    money('people', 'Owners, tenants and ours', sum),
  ],
  isStatement: true,
  means:
    'Ledger: what is held, by account. People: what each owner, tenant, vendor and fund is owed, less what was advanced to some, and what is ours, each from its own account. Bank: the balance recorded from the bank’s statement of the clients’ account for that day, blank where none was recorded; money held elsewhere as in the ledger.',
}
