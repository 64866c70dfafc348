/** Titles of what a tenant finds in a calendar. Kinds of charges keep their English names: so they stand on the bill. */
export const en = {
  due: (what: string, amount: string) => `${what} due, ${amount}`,
  late: (what: string, amount: string) => `${what} in arrears, ${amount}`,
  charges: (count: number) => `${count} charges`,
  manyCharges: (count: number) => `${count} or more charges`,
  leaseEnds: 'Lease ends',
  leasesEnd: (count: number) => `${count} leases end`,
  noticeRunsOut: 'Notice runs out',
  noticesRunOut: (count: number) => `${count} notices run out`,
  depositBack: (amount: string) => `Deposit due back, ${amount}`,
  /** The public ones, by the names that they have in the database; those of an estate are in its own words. */
  holidays: {
    'New Year’s Day': 'New Year’s Day',
    'Good Friday': 'Good Friday',
    'Easter Monday': 'Easter Monday',
    'Workers’ Day': 'Workers’ Day',
    'Democracy Day': 'Democracy Day',
    'Independence Day': 'Independence Day',
    'Christmas Day': 'Christmas Day',
    'Boxing Day': 'Boxing Day',
  },
}
export type CalendarWords = typeof en
