import type { announcementStrip as english } from '../en/announcement-strip.ts'
import type { Words } from '../words.ts'

export const announcementStrip = {
  putAway: 'Ahụla m ya',
  label: (title: string) => `Ahụla m ya: ${title}`,
  until: (when: string) => `Ruo ${when}.`,
} satisfies Words<typeof english>
