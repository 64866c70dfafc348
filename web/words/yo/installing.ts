import type { installing as english } from '../en/installing.ts'
import type { Words } from '../words.ts'

export const installing = {
  text: 'Ṣé kí Gida wà lójú fóònù yín?',
  note: 'Ó ń yára ṣí, àwọn ìwé-ẹ̀rí owó yín sì ń ṣí láìsí nẹ́tíwọ̀kì.',
  action: 'Fi sórí fóònù',
} satisfies Words<typeof english>
