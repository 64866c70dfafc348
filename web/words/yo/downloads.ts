import type { downloads as english } from '../en/downloads.ts'
import type { Words } from '../words.ts'

export const downloads = {
  failed: (name: string) => `A kò lè gba ${name} sílẹ̀`,
  again: 'Tún gbìyànjú',
} satisfies Words<typeof english>
