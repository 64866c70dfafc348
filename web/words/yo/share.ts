import type { share as english } from '../en/share.ts'
import type { Words } from '../words.ts'

export const share = {
  title: 'Mo ti san',
  note: 'Ọ́fíìsì á rí i lẹ́sẹ̀kẹsẹ̀. Ìwé-ẹ̀rí owó á wá nígbà tí a bá rí owó náà nínú àkáǹtì.',
  close: 'Pa dé',
  office: 'Sí ọ́fíìsì wo',
  content: 'Ohun tí báńkì sọ',
  paid: 'Mo ti san.',
  missing: 'Ẹ kọ ohun tí báńkì sọ, tàbí ẹ fi àwòrán rẹ̀ kún un.',
  save: 'Fi ránṣẹ́ sí ọ́fíìsì',
  saving: 'Ó ń lọ…',
  throwAway: 'Jù ú nù',
  offlineTitle: 'Kò sí nẹ́tíwọ̀kì.',
  offline: 'Ohun tí ẹ pín wà lórí fóònù yìí títí ẹ ó fi fi ránṣẹ́.',
} satisfies Words<typeof english>
