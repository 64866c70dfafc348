import type { rentPaid as english } from '../en/rent-paid.ts'
import type { Words } from '../words.ts'

export const rentPaid = {
  title: 'Ụgwọ ụlọ ị kwụrụ',
  note: 'Maka mbelata ụtụ nke ụgwọ ụlọ (rent relief), ya na nọmba risiti ọ bụla.',
  year: 'Afọ',
  total: 'Ụgwọ ụlọ a kwụrụ',
  relief: 'Mbelata ụtụ (rent relief)',
  reliefNote: 'a na-ewepụ ya n’ego na-abatara gị, tupu a gbakọọ ụtụ (off your income, before tax)',
  noRule: 'a maghị ya',
  law: 'Ihe iwu kwuru',
  source: 'Ebe o si',
  lines: 'Ịkwụ ụgwọ ụlọ niile',
  empty: (year: number) => `A kwụghị ụgwọ ụlọ na ${year}`,
  emptyNote: 'Ụgwọ ụlọ ị kwụrụ ga-apụta ebe a ya na risiti ya.',
  download: 'Budata PDF',
  fileName: (year: number) => `ụgwọ-ụlọ-${year}.pdf`,
  receipt: (number: string) => `Risiti ${number}`,
  fromCredit: 'E si n’ego fọdụrụ (credit) kwụọ ya, o nweghị risiti nke ya',
  loading: 'Ọ na-emepe…',
  downloading: 'Anyị na-akwado ya…',
  downloadFailed: 'Anyị enweghị ike ibudata akwụkwọ ahụ',
} satisfies Words<typeof english>
