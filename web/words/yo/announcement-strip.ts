import type { announcementStrip as english } from '../en/announcement-strip.ts'
import type { Words } from '../words.ts'

export const announcementStrip = {
  putAway: 'Mo ti rí i',
  label: (title: string) => `Mo ti rí i: ${title}`,
  until: (when: string) => `Títí di ${when}.`,
} satisfies Words<typeof english>
