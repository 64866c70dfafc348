import type { rentPaid as english } from '../en/rent-paid.ts'
import type { Words } from '../words.ts'

export const rentPaid = {
  title: 'Owó ilé tí ẹ san',
  note: 'Fún ìdínkù owó orí lórí owó ilé (rent relief), pẹ̀lú nọ́mbà ìwé-ẹ̀rí owó kọ̀ọ̀kan.',
  year: 'Ọdún',
  total: 'Owó ilé tí a san',
  relief: 'Ìdínkù owó orí (rent relief)',
  reliefNote: 'a ń yọ ọ́ nínú owó tó ń wọlé fún yín, kí a tó ṣírò owó orí (off your income, before tax)',
  noRule: 'a kò mọ̀ ọ́n',
  law: 'Ohun tí òfin sọ',
  source: 'Orísun',
  lines: 'Gbogbo ìsanwó owó ilé',
  empty: (year: number) => `Kò sí ìsanwó owó ilé ní ${year}`,
  emptyNote: 'Owó ilé tí ẹ san á hàn níbí pẹ̀lú ìwé-ẹ̀rí rẹ̀.',
  download: 'Gba PDF sílẹ̀',
  fileName: (year: number) => `owó-ilé-${year}.pdf`,
  receipt: (number: string) => `Ìwé-ẹ̀rí owó ${number}`,
  fromCredit: 'A san án láti inú owó àṣẹ́kù (credit), kò ní ìwé-ẹ̀rí tirẹ̀',
  loading: 'Ó ń ṣí…',
  downloading: 'A ń ṣètò rẹ̀…',
  downloadFailed: 'A kò lè gba ìwé náà sílẹ̀',
} satisfies Words<typeof english>
