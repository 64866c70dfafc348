import {
  count,
  day,
  ESTATE,
  money,
  month,
  OWNER,
  PROPERTY,
  type Shape,
  TENANT,
  text,
  UNIT,
} from '../shape.ts'

const shelf = 'TENANCIES'

export const rentRoll: Shape = {
  ...{ title: 'Rent roll', note: 'Every unit: who, until when, how much', shelf, period: 'AT', by: 'OWNERS' },
  columns: [
    ...[UNIT, TENANT, PROPERTY, ESTATE, OWNER, text('block', 'Block', { group: true, aside: true })],
    text('state', 'State', { group: true, aside: true }),
    ...[day('start', 'From'), day('end', 'Until')],
    money('rent', 'Rent a year', { sum: true }),
    money('asked', 'Asking rent', { sum: true, aside: true }),
    money('deposit', 'Deposit held', { sum: true, aside: true }),
    money('arrears', 'Arrears', { sum: true }),
  ],
  opens: 'lease',
  chart: 'state',
  means:
    'A unit is let on each day of its lease, and while its tenant stays on after it. Rent and deposit of a lease of several units are shown at its first unit. Arrears are what had fallen due and was not settled by the end of the day, of whoever is the tenant.',
}

export const vacancies: Shape = {
  ...{ title: 'Vacant units', note: 'Empty units and what they cost', shelf, period: 'AT', by: 'OWNERS' },
  columns: [
    ...[UNIT, PROPERTY, ESTATE, OWNER, day('since', 'Empty since'), count('days', 'Days', { sum: true })],
    text('state', 'State', { group: true }),
    money('asked', 'Asking rent', { sum: true }),
    money('lost', 'Rent lost', { sum: true }),
    count('enquiries', 'Applications', { sum: true, aside: true }),
  ],
  opens: 'property',
  means:
    'Empty since the day after the last lease, or since the unit was entered. Rent lost is the asking rent for these days; whole kobo, rounded down.',
}

export const daysToLet: Shape = {
  ...{ title: 'Days to let', note: 'How long units stood empty before they were let', shelf },
  ...{ period: 'RANGE', by: 'OWNERS' },
  columns: [
    ...[UNIT, PROPERTY, ESTATE, OWNER, TENANT, day('since', 'Empty since'), day('let_on', 'Let on')],
    count('days', 'Days', { sum: true }),
    text('state', 'State', { group: true }),
  ],
  opens: 'property',
  means:
    'Each unit that was let in these days, or was still empty at the end. Empty units have waited at least that long, and leaving them out would make the wait look shorter.',
}

export const leaseExpiry: Shape = {
  ...{ title: 'Lease expiry', note: 'What ends, and when', shelf, period: 'AHEAD', by: 'OWNERS' },
  columns: [
    ...[UNIT, TENANT, PROPERTY, ESTATE, OWNER, month('month', 'Month', { group: true, aside: true })],
    ...[day('end', 'Ends'), count('days_left', 'Days left'), money('rent', 'Rent a year', { sum: true })],
    text('next', 'Next lease', { group: true }),
  ],
  opens: 'lease',
  chart: 'month',
}

export const renewals: Shape = {
  ...{ title: 'Renewals', note: 'Who stayed, who left, and at what rent', shelf },
  ...{ period: 'RANGE', by: 'OWNERS' },
  columns: [
    ...[
      UNIT,
      TENANT,
      PROPERTY,
      ESTATE,
      OWNER,
      day('ended', 'Ended'),
      text('outcome', 'Outcome', { group: true }),
    ],
    money('before', 'Rent a year before', { sum: true }),
    money('after', 'Rent a year after', { sum: true }),
    money('change', 'Change', { sum: true }),
  ],
  opens: 'lease',
  chart: 'outcome',
  means:
    'Leases that came to their end in these days. Renewed: another lease with the same tenant follows. Change is shown where one follows.',
}
