/** What the platform says, at the head of everybody's screens. */
export const announcementStrip = {
  putAway: 'Got it',
  label: (title: string) => `Got it: ${title}`,
  until: (when: string) => `Until ${when}.`,
} as const
