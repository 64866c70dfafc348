import {
  count,
  day,
  ESTATE,
  money,
  month,
  OWNER,
  PROPERTY,
  percent,
  type Shape,
  TENANT,
  text,
  UNIT,
} from '../shape.ts'

const shelf = 'MONEY'
const sum = { sum: true } as const

export const keyFigures: Shape = {
  ...{ title: 'Key figures', note: 'Occupancy, collection, renewal, income, and how each is counted', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'CASH' },
  columns: [
    ...[text('line', 'Figure'), count('part', 'So many'), count('whole', 'Of'), money('amount', 'Amount')],
    ...[
      money('base', 'Of an amount of'),
      percent('rate', 'Share'),
      percent('low', 'Likely at least', { aside: true }),
      percent('high', 'Likely at most', { aside: true }),
      count('days', 'Days'),
      text('how', 'How it is counted'),
    ],
  ],
  isStatement: true,
  chief: ['rate', 'amount', 'days', 'part', 'whole'],
  means:
    'A share of fewer than 20 is not told: one more or less would move it by a twentieth. The counts are. The likely bounds, in a file or among the columns, are where the share would lie nineteen times in twenty, were there more of the same: what differs by less may be chance.',
}

export const ageing: Shape = {
  ...{ title: 'Arrears by age', note: 'Who owes what, and since when', shelf, period: 'AT', by: 'OWNERS' },
  basis: 'ACCRUAL',
  columns: [
    ...[TENANT, UNIT, ESTATE, text('phone', 'Phone', { aside: true }), day('since', 'Late since')],
    money('age_30', '1 to 30 days', sum),
    money('age_60', '31 to 60 days', sum),
    money('age_90', '61 to 90 days', sum),
    money('age_180', '91 to 180 days', sum),
    money('age_365', '181 to 365 days', sum),
    money('age_more', 'Over 365 days', sum),
    money('arrears', 'Arrears', sum),
    money('not_due', 'Not due yet', { ...sum, aside: true }),
    money('owed', 'Owed in all', { ...sum, aside: true }),
    money('prepaid', 'Credit', { ...sum, aside: true }),
    day('last_paid', 'Last paid', { aside: true }),
  ],
  opens: 'lease',
  means:
    'From the entries up to the end of the day, by the day on which each charge fell due. Credit stands apart and is not set against arrears.',
}

export const collected: Shape = {
  ...{ title: 'Charged and collected', note: 'What came in, by month and property', shelf },
  ...{ period: 'RANGE', by: 'OWNERS' },
  columns: [
    ...[month('month', 'Month', { group: true }), PROPERTY, ESTATE, money('charged', 'Charged', sum)],
    money('settled', 'Collected of it', sum),
    percent('rate', 'Collection rate'),
    money('received', 'Received', sum),
    count('payments', 'Payments', { ...sum, aside: true }),
  ],
  chart: 'month',
  means:
    'Charged is what fell due in the month, less what was waived or taken back. Collected of it is what has been settled of those charges so far; the rate is that part. Received is money that came in the month, whatever it was for.',
}

export const receiptsBook: Shape = {
  ...{ title: 'Receipts book', note: 'Every receipt and credit note, numbered, none missing', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'CASH' },
  columns: [
    ...[text('number', 'Number'), day('issued', 'Issued'), text('kind', 'Kind', { group: true })],
    ...[TENANT, UNIT, PROPERTY, ESTATE, text('way', 'Way', { group: true, aside: true })],
    ...[text('reference', 'Reference', { aside: true }), money('amount', 'Amount', sum)],
  ],
  opens: 'payment',
  chart: 'way',
}

export const ownerStatement: Shape = {
  ...{ title: 'Owner statement', note: 'Opening, each move of money, and what is left', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'CASH' },
  columns: [
    ...[
      day('on', 'Day'),
      text('kind', 'Kind', { group: true }),
      text('what', 'What'),
      { ...OWNER, aside: undefined },
    ],
    ...[ESTATE, { ...TENANT, aside: true }, { ...UNIT, aside: true }, money('gross', 'Amount', sum)],
    percent('rate', 'Fee rate', { aside: true }),
    ...[money('fee', 'Fee', sum), money('net', 'Balance', sum)],
  ] as Shape['columns'],
  opens: 'payment',
  means:
    'Balance adds up the opening balance and every move: the total is what is owed to the landlord at the end. The fee stands beside the amount that it was taken from.',
}

export const payouts: Shape = {
  ...{ title: 'Landlord payouts', note: 'What went to whom, and when', shelf, period: 'RANGE', by: 'OWNERS' },
  basis: 'CASH',
  columns: [
    ...[day('on', 'Paid on'), { ...OWNER, aside: undefined }, ESTATE, text('way', 'Way', { group: true })],
    ...[text('account', 'Account', { aside: true }), text('reference', 'Reference')],
    money('amount', 'Amount', sum),
  ] as Shape['columns'],
  chart: 'owner',
  means:
    'Paid by us, and paid by the provider straight to the landlord’s own account. What failed is left out.',
}

export const deposits: Shape = {
  ...{ title: 'Deposits register', note: 'Held, deducted, refunded', shelf, period: 'AT', by: 'OWNERS' },
  columns: [
    ...[UNIT, TENANT, PROPERTY, ESTATE, OWNER, text('state', 'State', { group: true })],
    money('came', 'Paid in', sum),
    money('went', 'Left', sum),
    money('held', 'Held', sum),
  ],
  opens: 'lease',
  chart: 'property',
}

export const commission: Shape = {
  ...{
    title: 'Commission',
    note: 'What was earned on what was collected',
    shelf,
    period: 'RANGE',
    by: 'OFFICE',
  },
  basis: 'CASH',
  columns: [
    ...[day('on', 'Day'), text('what', 'What'), OWNER, ESTATE, TENANT, UNIT, money('base', 'Collected', sum)],
    ...[percent('rate', 'Rate'), money('earned', 'Commission', sum)],
  ],
  opens: 'payment',
  chart: 'owner',
}

export const serviceCharge: Shape = {
  ...{ title: 'Service charge', note: 'The fund: what came in and what it was spent on', shelf },
  ...{ period: 'RANGE', by: 'OFFICE' },
  isWhole: true,
  columns: [
    ...[text('line', 'Line'), ESTATE, money('budget', 'Budget', sum), money('actual', 'Actual', sum)],
    ...[money('variance', 'Left of the budget', sum), percent('used', 'Used')],
  ],
  isStatement: true,
  means:
    'The budget of a year, by the days that are asked for; whole kobo, floored. Actual is what was written down as spent in these days, less what was taken back in them.',
}

export const apportionment: Shape = {
  ...{ title: 'Apportionment', note: 'Which unit bears what of the service charge', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'ACCRUAL' },
  columns: [
    ...[
      text('what', 'Service charge', { group: true }),
      day('due', 'Due'),
      text('unit', 'Unit', { group: true }),
    ],
    ...[PROPERTY, OWNER, ESTATE, TENANT, money('amount', 'Share', sum)],
    percent('part', 'Of all'),
    ...[money('settled', 'Settled', sum), money('open', 'Open', sum)],
  ],
  opens: 'property',
  chart: 'unit',
  means:
    'Service charges that fell due in these days, less what was waived or taken back. Of all is the unit’s share of what this report shows of its estate.',
}

export const cashWatch: Shape = {
  ...{ title: 'Cash near the limit', note: 'Cash to look at before reports of it are filed', shelf },
  ...{ period: 'RANGE', by: 'OFFICE', basis: 'CASH', needs: 'compliance_read' },
  isWhole: true,
  columns: [
    ...[
      day('on', 'Received'),
      TENANT,
      text('phone', 'Phone', { aside: true }),
      text('payer', 'Handed over by'),
    ],
    ...[text('payer_kind', 'Payer is', { aside: true }), UNIT, ESTATE, text('flag', 'Why', { group: true })],
    ...[money('amount', 'Cash', { sum: true }), money('within', 'Within 30 days'), money('limit', 'Limit')],
    ...[text('taken_by', 'Taken by', { aside: true }), text('reference', 'Reference', { aside: true })],
  ],
  opens: 'payment',
  means:
    'Cash with which one payer came to four fifths of the limit of the law within 30 days or more, and cash that somebody else than the tenant handed over. More than the limit is never recorded. The payer, agents and owners do not see this list: do not tell them of it.',
}
