/** Days of one answer. */
export const MOST_DAYS = 400
/** How long an own entry may last. */
export const LONGEST_DAYS = 62
/** A calendar program looks once an hour at most; so often it may. */
export const FETCHES_AN_HOUR = 60

export const CALENDAR_TYPES = [
  ...(['CHARGE', 'ARREARS', 'REMINDER', 'LEASE', 'CLOCK'] as const),
  ...(['VISIT', 'MEETING', 'OWN', 'HOLIDAY'] as const),
] as const
export type CalendarType = (typeof CALENDAR_TYPES)[number]
