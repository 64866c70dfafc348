import type { downloads as english } from '../en/downloads.ts'
import type { Words } from '../words.ts'

export const downloads = {
  failed: (name: string) => `${name} no download`,
  again: 'Try again',
} satisfies Words<typeof english>
