import type { CalendarWords } from './en.ts'

export const ha: CalendarWords = {
  due: (what, amount) => `Ranar biyan ${what}, ${amount}`,
  late: (what, amount) => `${what} ya wuce lokaci, ${amount}`,
  charges: (count) => `kuɗaɗe ${count}`,
  manyCharges: (count) => `kuɗaɗe ${count} ko fiye`,
  leaseEnds: 'Yarjejeniyar haya za ta ƙare',
  leasesEnd: (count) => `Yarjejeniyoyi ${count} za su ƙare`,
  noticeRunsOut: 'Lokacin sanarwa (notice) zai cika',
  noticesRunOut: (count) => `Lokacin sanarwa (notice) ${count} zai cika`,
  depositBack: (amount) => `Ranar mayar da kuɗin ajiya (caution deposit), ${amount}`,
  holidays: {
    'New Year’s Day': 'Ranar Sabuwar Shekara',
    'Good Friday': 'Juma’a Mai Tsarki',
    'Easter Monday': 'Litinin ta Easter',
    'Workers’ Day': 'Ranar Ma’aikata',
    'Democracy Day': 'Ranar Dimokuraɗiyya',
    'Independence Day': 'Ranar ’Yancin Kai',
    'Christmas Day': 'Ranar Kirsimeti',
    'Boxing Day': 'Washegarin Kirsimeti',
  },
}
