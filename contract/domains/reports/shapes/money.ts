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
  ...{
    title: 'Key figures',
    note: 'Occupancy, collection, renewal, income, and how each is calculated',
    shelf,
  },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'CASH' },
  columns: [
    ...[text('line', 'Figure'), count('part', 'Count'), count('whole', 'Out of'), money('amount', 'Amount')],
    ...[
      money('base', 'Base amount'),
      percent('rate', 'Share'),
      percent('low', 'Likely at least', { aside: true }),
      percent('high', 'Likely at most', { aside: true }),
      count('days', 'Days'),
      text('how', 'How it is calculated'),
    ],
  ],
  isStatement: true,
  chief: ['rate', 'amount', 'days', 'part', 'whole'],
  means:
    'A share of fewer than 20 is not shown: one more or less would change it by a twentieth. The counts are shown. The likely range, in a file or among the columns, is where the share would lie 19 times out of 20 if there were more of the same: a smaller difference may be chance.',
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
    money('owed', 'Total owed', { ...sum, aside: true }),
    money('prepaid', 'Credit', { ...sum, aside: true }),
    day('last_paid', 'Last paid', { aside: true }),
  ],
  opens: 'lease',
  means:
    'Calculated from the entries up to the end of the day, by the day on which each charge fell due. Credit is shown separately and is not deducted from arrears.',
}

export const collected: Shape = {
  ...{ title: 'Charged and collected', note: 'What came in, by month and property', shelf },
  ...{ period: 'RANGE', by: 'OWNERS' },
  columns: [
    ...[month('month', 'Month', { group: true }), PROPERTY, ESTATE, money('charged', 'Charged', sum)],
    money('settled', 'Collected', sum),
    percent('rate', 'Collection rate'),
    money('received', 'Received', sum),
    count('payments', 'Payments', { ...sum, aside: true }),
  ],
  chart: 'month',
  means:
    'Charged is what fell due in the month, less what was waived or withdrawn. Collected is how much of those charges has been settled so far; the rate is that share. Received is all money that came in during the month, whatever it was for.',
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
  ...{ title: 'Owner statement', note: 'Opening balance, each movement, and what is left', shelf },
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
    'Balance adds up the opening balance and every movement: the total is what is owed to the landlord at the end. The fee is shown next to the amount that it was taken from.',
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
    'Paid by us, or by the provider directly to the landlord’s own account. Failed payouts are left out.',
}

export const deposits: Shape = {
  ...{ title: 'Deposits register', note: 'Held, deducted, refunded', shelf, period: 'AT', by: 'OWNERS' },
  columns: [
    ...[UNIT, TENANT, PROPERTY, ESTATE, OWNER, text('state', 'State', { group: true })],
    money('came', 'Paid in', sum),
    money('went', 'Paid out', sum),
    money('held', 'Held', sum),
  ],
  opens: 'lease',
  chart: 'property',
}

export const commission: Shape = {
  ...{
    title: 'Commission',
    note: 'What was earned on collections',
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
    ...[money('variance', 'Budget left', sum), percent('used', 'Used')],
  ],
  isStatement: true,
  means:
    'The budget of a year, in proportion to the days chosen; whole kobo, rounded down. Actual is what was recorded as spent in these days, less what was taken back in them.',
}

export const apportionment: Shape = {
  ...{ title: 'Apportionment', note: 'How the service charge is split between units', shelf },
  ...{ period: 'RANGE', by: 'OWNERS', basis: 'ACCRUAL' },
  columns: [
    ...[
      text('what', 'Service charge', { group: true }),
      day('due', 'Due'),
      text('unit', 'Unit', { group: true }),
    ],
    ...[PROPERTY, OWNER, ESTATE, TENANT, money('amount', 'Share', sum)],
    percent('part', 'Of total'),
    ...[money('settled', 'Settled', sum), money('open', 'Open', sum)],
  ],
  opens: 'property',
  chart: 'unit',
  means:
    'Service charges that fell due in these days, less what was waived or withdrawn. Of total is the unit’s share of what this report shows for its estate.',
}

export const cashWatch: Shape = {
  ...{ title: 'Cash near the limit', note: 'Cash to check before reports on it are filed', shelf },
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
    'Cash with which one payer reached four fifths of the legal limit or more within 30 days, and cash that somebody other than the tenant handed over. More than the limit is never recorded. The payer, agents and owners do not see this list: do not tell them about it.',
}
