import type { CalendarWords } from './en.ts'

export const ig: CalendarWords = {
  due: (what, amount) => `Ụbọchị ịkwụ ${what}, ${amount}`,
  late: (what, amount) => `${what} agafeela oge, ${amount}`,
  charges: (count) => `ụgwọ ${count}`,
  manyCharges: (count) => `ụgwọ ${count} maọbụ karịa`,
  leaseEnds: 'Nkwekọrịta ụlọ ga-agwụ',
  leasesEnd: (count) => `Nkwekọrịta ${count} ga-agwụ`,
  noticeRunsOut: 'Oge ọkwa (notice) ga-ezu',
  noticesRunOut: (count) => `Oge ọkwa (notice) ${count} ga-ezu`,
  depositBack: (amount) => `Ụbọchị iweghachi ego nchekwa (caution deposit), ${amount}`,
  holidays: {
    'New Year’s Day': 'Ụbọchị Afọ Ọhụrụ',
    'Good Friday': 'Fraịde Ọma',
    'Easter Monday': 'Mọnde Ista',
    'Workers’ Day': 'Ụbọchị Ndị Ọrụ',
    'Democracy Day': 'Ụbọchị Ọchịchị Onye Kwuo Uche Ya',
    'Independence Day': 'Ụbọchị Nnwere Onwe',
    'Christmas Day': 'Ụbọchị Ekeresimesi',
    'Boxing Day': 'Echi Ekeresimesi',
  },
}
