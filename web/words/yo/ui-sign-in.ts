import type { words as english } from '../en/ui-sign-in.ts'
import type { Words } from '../words.ts'

export const words = {
  brand: 'Gida',
  showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
  hidePassword: 'Fi ọ̀rọ̀ aṣínà pamọ́',
} satisfies Words<typeof english>
