import { z } from 'zod'
import { SHORT_MONTHS, WEEKDAYS } from './day-words.ts'
import type { Language } from './language.ts'

/** A calendar day in Lagos, `YYYY-MM-DD`. Rent is due on days, not at instants. */
export const Day = z.iso.date()
export type Day = string
/** A filter by days from today. */
export const DaysAhead = z.coerce.number().int().min(1).max(366)
/** An instant: ISO 8601 in UTC. */
export const Instant = z.iso.datetime()

/** Lagos is UTC+1 all year, with no daylight saving. */
export const TIME_ZONE = 'Africa/Lagos'
const LAGOS_OFFSET_MS = 3_600_000
const DAY_MS = 86_400_000

/** The Lagos day on which an instant falls. */
export function lagosDay(at: Date): Day {
  return new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 10)
}

/** The instant at which a Lagos day begins. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - LAGOS_OFFSET_MS)
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day `months` later; the 31st becomes the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/** The first day of its month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** `2026-11-14` → `Sat 14 Nov 2026`. */
export const formatWeekday = (day: Day, language: Language = 'en'): string =>
  `${WEEKDAYS[language][new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDay(day, language)}`

/** `2026-11-05` → `5 Nov 2026`, in the language of whoever reads it. */
export function formatDay(day: Day, language: Language = 'en'): string {
  const [year, , date] = day.split('-').map(Number)
  return `${date} ${monthName(day, language)} ${year}`
}

/** `12 Nov 2026 to 11 May 2027`; the year is said once when both ends share it. */
export function formatPeriod(start: Day, end: Day): string {
  const from = formatDay(start)
  return `${start.slice(0, 4) === end.slice(0, 4) ? from.replace(/ \d{4}$/, '') : from} to ${formatDay(end)}`
}

/** An instant in Lagos time, 24 hours: `5 Nov 2026, 10:44`. */
export function formatInstant(at: string | Date, language: Language = 'en'): string {
  const lagos = new Date(new Date(at).getTime() + LAGOS_OFFSET_MS).toISOString()
  return `${formatDay(lagos.slice(0, 10), language)}, ${lagos.slice(11, 16)}`
}

/** The last minute before an exclusive end: a period up to midnight after 13 Dec is shown as to 13 Dec, 23:59. */
export const lastMinute = (end: string | Date): Date => new Date(new Date(end).getTime() - 1)

/** `2026-11` → `Nov`. */
export function monthName(month: string, language: Language = 'en'): string {
  return SHORT_MONTHS[language][Number(month.slice(5, 7)) - 1] ?? month
}
