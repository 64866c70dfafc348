import { addDays, addMonths, type Day } from '@gida/contract/shared/dates'
import { formatTime } from '../../platform/format.ts'

/** A whole percentage for words and bars; 0 where there is nothing to compare with. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 100) : 0

/** First and last day of a month; of the one that runs, up to today. */
export function daysOfMonth(month: string, today: Day): { from: Day; to: Day } {
  const from = `${month}-01`
  if (month === today.slice(0, 7)) return { from, to: today }
  return { from, to: addDays(addMonths(from, 1), -1) }
}

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `2026-11` → `November`. */
export const fullMonth = (month: string): string => NAMES[Number(month.slice(5, 7)) - 1] ?? month

export const weekdayOf = (day: Day): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** By the clock of Lagos, wherever the device stands. */
export function partOfDay(now: Date): PartOfDay {
  const hour = Number(formatTime(now).slice(0, 2))
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}
