import type { words as english } from '../en/ui-sign-in.ts'
import type { Words } from '../words.ts'

export const words = {
  brand: 'Gida',
  showPassword: 'Nuna kalmar sirri',
  hidePassword: 'Ɓoye kalmar sirri',
} satisfies Words<typeof english>
