/** Days in one response. */
export const MOST_DAYS = 400
/** Longest duration of a personal entry, in days. */
export const LONGEST_DAYS = 62
/** Rate limit of a feed; calendar programs fetch at most hourly. */
export const FETCHES_AN_HOUR = 60

export const CALENDAR_TYPES = [
  ...(['CHARGE', 'ARREARS', 'REMINDER', 'LEASE', 'CLOCK'] as const),
  ...(['VISIT', 'MEETING', 'OWN', 'HOLIDAY'] as const),
] as const
export type CalendarType = (typeof CALENDAR_TYPES)[number]
