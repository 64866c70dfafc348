import { count, day, ESTATE, money, OWNER, percent, type Shape, TENANT, text, UNIT } from '../shape.ts'

const shelf = 'TAX'
const sum = { sum: true } as const

export const withholdingSchedule: Shape = {
  ...{ title: 'Withholding schedule', note: 'Tax withheld from vendors, by payment', shelf },
  ...{ period: 'RANGE', by: 'OFFICE', basis: 'CASH' },
  isWhole: true,
  columns: [
    ...[day('on', 'Paid on'), text('vendor', 'Vendor'), text('tin', 'Vendor’s tax number'), ESTATE],
    ...[text('office', 'Tax office', { group: true }), text('bill', 'Bill'), money('gross', 'Gross', sum)],
    ...[percent('rate', 'Rate'), money('tax', 'Tax', sum), money('net', 'Paid', sum)],
  ],
  chart: 'office',
  means: 'Each payment to a vendor from which tax was withheld, except those that were voided.',
}

export const stampDuties: Shape = {
  ...{
    title: 'Stamp duty',
    note: 'The duty on each lease made',
    shelf,
    period: 'RANGE',
    by: 'OWNERS',
  },
  columns: [
    ...[UNIT, TENANT, OWNER, ESTATE, day('start', 'From'), day('end', 'Until')],
    ...[money('base', 'Rent of the term', sum), percent('rate', 'Rate'), money('duty', 'Duty', sum)],
    ...[day('due', 'To be stamped by'), text('note', 'Exemption', { aside: true })],
  ],
  opens: 'lease',
  means:
    'By the rules in force on the day each lease was entered. Blank where no rule is loaded. Not tax advice.',
}

export const rentReliefs: Shape = {
  ...{ title: 'Rent relief', note: 'What each tenant paid in rent, and may deduct from their income', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'CASH' },
  columns: [
    ...[TENANT, UNIT, ESTATE, count('payments', 'Payments', sum), money('paid', 'Rent paid', sum)],
    money('relief', 'Maximum relief', sum),
  ],
  means:
    'By the rule of the year in which the days begin; for a whole year where a whole year is chosen. Not tax advice.',
}
