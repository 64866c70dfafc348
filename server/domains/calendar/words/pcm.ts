import type { CalendarWords } from './en.ts'

export const pcm: CalendarWords = {
  due: (what, amount) => `${what} go due, ${amount}`,
  late: (what, amount) => `${what} don late, ${amount}`,
  charges: (count) => `${count} bills`,
  manyCharges: (count) => `${count} bills or more`,
  leaseEnds: 'Agreement go end',
  leasesEnd: (count) => `${count} agreements go end`,
  noticeRunsOut: 'Notice go finish',
  noticesRunOut: (count) => `${count} notices go finish`,
  depositBack: (amount) => `Day to return caution deposit, ${amount}`,
  holidays: {
    'New Year’s Day': 'New Year Day',
    'Good Friday': 'Good Friday',
    'Easter Monday': 'Easter Monday',
    'Workers’ Day': 'Workers Day',
    'Democracy Day': 'Democracy Day',
    'Independence Day': 'Independence Day',
    'Christmas Day': 'Christmas Day',
    'Boxing Day': 'Boxing Day',
  },
}
