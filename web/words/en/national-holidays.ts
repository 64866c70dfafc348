import { titles } from './titles.ts'

/** The holidays of the whole country, for the administrator. */
export const nationalHolidays = {
  title: titles.nationalHolidays,
  crumb: 'Platform',
  note: 'Days on which nobody works, in every estate. The Muslim feasts move and are proclaimed days before: add them here as soon as they are.',
  list: 'By day',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string, day: string) => `Remove ${name}, ${day}?`,
  removeBody: 'It becomes a working day in every estate.',
  keep: 'Keep it',
  removing: 'Removing…',
  empty: 'No holidays in this year yet.',
  open: 'Public holidays',
} as const
