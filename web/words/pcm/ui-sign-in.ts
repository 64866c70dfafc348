import type { words as english } from '../en/ui-sign-in.ts'
import type { Words } from '../words.ts'

export const words = {
  brand: 'Gida',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} satisfies Words<typeof english>
