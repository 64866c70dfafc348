import type { CalendarWords } from './en.ts'

export const yo: CalendarWords = {
  due: (what, amount) => `Ọjọ́ ìsanwó ${what}, ${amount}`,
  late: (what, amount) => `${what} ti pẹ́, ${amount}`,
  charges: (count) => `owó ${count}`,
  manyCharges: (count) => `owó ${count} tàbí jù bẹ́ẹ̀`,
  leaseEnds: 'Àdéhùn ilé gbígbé yóò parí',
  leasesEnd: (count) => `Àdéhùn ${count} yóò parí`,
  noticeRunsOut: 'Àkókò ìkìlọ̀ (notice) yóò pé',
  noticesRunOut: (count) => `Àkókò ìkìlọ̀ (notice) ${count} yóò pé`,
  depositBack: (amount) => `Ọjọ́ ìdápadà owó ìdógò (caution deposit), ${amount}`,
  holidays: {
    'New Year’s Day': 'Ọjọ́ Ọdún Tuntun',
    'Good Friday': 'Ọjọ́ Ẹtì Rere',
    'Easter Monday': 'Ọjọ́ Ajé Àjíǹde',
    'Workers’ Day': 'Ọjọ́ Àwọn Òṣìṣẹ́',
    'Democracy Day': 'Ọjọ́ Ìjọba Àwaarawa',
    'Independence Day': 'Ọjọ́ Òmìnira',
    'Christmas Day': 'Ọjọ́ Kérésìmesì',
    'Boxing Day': 'Ọjọ́ kejì Kérésìmesì',
  },
}
