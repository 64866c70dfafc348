import type { bankAccount as english } from '../en/bank-account.ts'
import type { Words } from '../words.ts'

export const bankAccount = {
  bank: 'Báńkì',
  choose: 'Yan báńkì',
  loading: 'Àwọn báńkì ń ṣí…',
  number: 'Nọ́mbà àkáǹtì',
  missing: 'Ẹ jọ̀wọ́, ẹ yan báńkì',
  numberLength: 'Nọ́mbà àkáǹtì gbọ́dọ̀ jẹ́ 10 gan-an',
  numberDigits: 'Nọ́mbà nìkan ló gbọ́dọ̀ wà nínú nọ́mbà àkáǹtì',
} satisfies Words<typeof english>
