import { count, day, ESTATE, money, PROPERTY, type Shape, text, UNIT } from '../shape.ts'

export const maintenance: Shape = {
  ...{ title: 'Maintenance', note: 'Requests, how long they took, and what they cost' },
  ...{ shelf: 'UPKEEP', period: 'RANGE', by: 'OFFICE' },
  columns: [
    ...[count('number', 'No.'), text('what', 'Request'), UNIT, PROPERTY, ESTATE],
    text('kind', 'Kind', { group: true }),
    text('priority', 'Priority', { group: true, aside: true }),
    text('state', 'State', { group: true }),
    ...[day('opened', 'Reported'), day('fixed', 'Fixed', { aside: true }), count('days', 'Days')],
    count('reopened', 'Opened again', { sum: true, aside: true }),
    count('rating', 'Rating', { aside: true }),
    money('cost', 'Billed', { sum: true }),
    money('quoted', 'Quoted', { sum: true }),
    money('over', 'Billed above the quote', { sum: true, aside: true }),
  ],
  chief: ['cost', 'quoted'],
  opens: 'request',
  chart: 'kind',
  means:
    'Requests reported in these days. Days run until it was fixed or until today; a withdrawn request has none. Quoted is the price of the accepted quotes; Billed is what vendors have billed for their work, without voided bills. Work billed without a quote does not count as above the quote.',
}

export const staffActivity: Shape = {
  ...{ title: 'Staff activity', note: 'Who did what, by day' },
  ...{ shelf: 'UPKEEP', period: 'RANGE', by: 'OFFICE' },
  isWhole: true,
  columns: [
    ...[
      text('person', 'Person', { group: true }),
      day('on', 'Day'),
      text('action', 'Action', { group: true }),
      ESTATE,
    ],
    count('changes', 'Changes', { sum: true }),
  ],
  chart: 'person',
  means: 'What people did according to the audit log, without what the system did by itself.',
}
