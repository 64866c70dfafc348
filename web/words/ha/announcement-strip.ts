import type { announcementStrip as english } from '../en/announcement-strip.ts'
import type { Words } from '../words.ts'

export const announcementStrip = {
  putAway: 'Na gani',
  label: (title: string) => `Na gani: ${title}`,
  until: (when: string) => `Har zuwa ${when}.`,
} satisfies Words<typeof english>
