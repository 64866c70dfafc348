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
  totalNote: 'without the lines that have no amount',
  lines: 'Lines of the year',
  columns: { line: 'What', base: 'On', rate: 'Rate', amount: 'Amount' },
  unknown: 'Not known',
  noRule: 'No rule',
  denied: 'This is for the manager and the landlords of the estate.',
} as const
