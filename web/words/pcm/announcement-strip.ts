import type { announcementStrip as english } from '../en/announcement-strip.ts'
import type { Words } from '../words.ts'

export const announcementStrip = {
  putAway: 'I don see am',
  label: (title: string) => `I don see am: ${title}`,
  until: (when: string) => `Reach ${when}.`,
} satisfies Words<typeof english>
