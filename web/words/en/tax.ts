/** The tax that follows from a year's rent. */
export const tax = {
  titleOf: (year: number) => `Tax summary ${year}`,
  own: 'Your own properties in this estate',
  whole: 'The whole estate',
  year: 'Year',
  print: 'Print',
  loading: 'Adding up the year…',
  rent: 'Rent collected',
  rentNote: (year: number) => `completed payments of ${year}`,
  total: 'Total',
  totalNote: 'excluding lines without an amount',
  lines: 'Lines of the year',
  columns: { line: 'Item', base: 'On', rate: 'Rate', amount: 'Amount' },
  unknown: 'Not known',
  noRule: 'No rule',
  denied: 'Only the manager and the landlords of the estate see this.',
} as const
