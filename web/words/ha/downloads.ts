import type { downloads as english } from '../en/downloads.ts'
import type { Words } from '../words.ts'

export const downloads = {
  failed: (name: string) => `Ba a iya sauke ${name} ba`,
  again: 'Sake gwadawa',
} satisfies Words<typeof english>
