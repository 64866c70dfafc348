import { titles } from './titles.ts'

/** The holidays of the whole country, for the administrator. */
export const nationalHolidays = {
  title: titles.nationalHolidays,
  crumb: 'Platform',
  note: 'Non-working days in every estate. Muslim holidays move and are declared only days before: add them here as soon as they are.',
  list: 'By day',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string, day: string) => `Remove ${name}, ${day}?`,
  removeBody: 'It becomes a working day in every estate.',
  keep: 'Keep it',
  removing: 'Removing…',
  empty: 'No holidays this year yet.',
  open: 'Public holidays',
} as const
