import type { downloads as english } from '../en/downloads.ts'
import type { Words } from '../words.ts'

export const downloads = {
  failed: (name: string) => `E budataghị ${name}`,
  again: 'Nwaa ọzọ',
} satisfies Words<typeof english>
