import { addDays, addMonths, type Day } from '@gida/contract/shared/dates'
import { formatTime } from '../../platform/screens/format.ts'

/** A whole percentage; 0 where the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0

/** First and last day of a month; for the current month up to today. */
export function daysOfMonth(month: string, today: Day): { first: Day; last: Day } {
  const first = `${month}-01`
  if (month === today.slice(0, 7)) return { first, last: today }
  return { first, last: addDays(addMonths(first, 1), -1) }
}

/** Search parameters of the payments received between two days: the rows of a collections figure. */
export const paidBetween = (first: Day, last: Day) =>
  ({ status: 'COMPLETED', paid_from: first, paid_to: last }) as const

/** Search parameters of the payments received in a month. */
export function paidInMonth(month: string, today: Day) {
  const { first, last } = daysOfMonth(month, today)
  return paidBetween(first, last)
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayOf = (day: Day): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By Lagos time, whatever the device's time zone. */
export function partOfDay(now: Date): PartOfDay {
  const hour = Number(formatTime(now).slice(0, 2))
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** Formats basis points: `8723` → `87%`. */
export const inPercent = (basisPoints: number): string => `${Math.round(basisPoints / 100)}%`
