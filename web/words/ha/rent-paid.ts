import type { rentPaid as english } from '../en/rent-paid.ts'
import type { Words } from '../words.ts'

export const rentPaid = {
  title: 'Hayar da kuka biya',
  note: 'Don rangwamen haraji na haya (rent relief), da lambar kowane rasit.',
  year: 'Shekara',
  total: 'Hayar da aka biya',
  relief: 'Rangwamen haya (rent relief)',
  reliefNote: 'ana cirewa daga abin da kuke samu, kafin a lissafa haraji (off your income, before tax)',
  noRule: 'ba a sani ba',
  law: 'Abin da doka ta ce',
  source: 'Tushe',
  lines: 'Kowane biyan haya',
  empty: (year: number) => `Ba a biya haya ba a ${year}`,
  emptyNote: 'Hayar da kuka biya za ta bayyana a nan da rasit ɗinta.',
  download: 'Sauke PDF',
  fileName: (year: number) => `hayar-da-aka-biya-${year}.pdf`,
  receipt: (number: string) => `Rasit ${number}`,
  fromCredit: 'An biya daga rarar kuɗi (credit), ba shi da rasit nasa',
  loading: 'Ana buɗewa…',
  downloading: 'Ana shiryawa…',
  downloadFailed: 'Ba a iya sauke takardar ba',
} satisfies Words<typeof english>
