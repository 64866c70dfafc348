/** Calendar titles for tenants. Kinds of charges stay in English, as on the bill. */
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
  /** Public holidays by their names in the database; an estate's own stay as entered. */
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
