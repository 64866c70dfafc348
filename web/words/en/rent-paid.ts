import { titles } from './titles.ts'

/** The rent that a tenant paid in a year, as they read it. */
export const rentPaid = {
  title: titles.rentPaid,
  note: 'For rent relief, with the number of each receipt.',
  year: 'Year',
  total: 'Rent paid',
  relief: 'Rent relief',
  reliefNote: 'off your income, before tax is worked out',
  noRule: 'not known',
  law: 'What the law says',
  source: 'Source',
  lines: 'Every payment of rent',
  empty: (year: number) => `No payment of rent in ${year}`,
  emptyNote: 'Rent that you pay appears here with its receipt.',
  download: 'Download PDF',
  fileName: (year: number) => `rent-paid-${year}.pdf`,
  receipt: (number: string) => `Receipt ${number}`,
  fromCredit: 'From credit, without a receipt of its own',
  loading: 'Loading…',
  downloading: 'Preparing…',
  downloadFailed: 'We could not download the statement',
} as const
