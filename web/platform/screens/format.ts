import { addDays, type Day, daysBetween, lagosDay } from '@gida/contract/shared/dates'
import { dates as words } from '#words/dates'

export { lagosDay } from '@gida/contract/shared/dates'
export { formatNaira, formatNairaRough } from '@gida/contract/shared/money'
export { formatPhone, normalizePhone } from '@gida/contract/shared/phone'

/** `2026-11` → `Nov`. */
export const monthName = (month: string): string => words.shortMonths[Number(month.slice(5, 7)) - 1] ?? month

/** `2026-11-05` → `5 Nov 2026`. */
export const formatDay = (day: Day): string => `${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`

/** `12 Nov 2026 to 11 May 2027`; the year is said once when both ends share it. */
export function formatPeriod(start: Day, end: Day): string {
  const from = formatDay(start)
  const isOneYear = start.slice(0, 4) === end.slice(0, 4)
  return words.period(isOneYear ? from.replace(/ \d{4}$/, '') : from, formatDay(end))
}

/** An instant in Lagos time, 24 hours: `5 Nov 2026, 10:44`. */
export const formatInstant = (at: string | Date): string =>
  `${formatDay(lagosDay(new Date(at)))}, ${formatTime(at)}`

/** `2026-11` → `November`. */
export const fullMonth = (month: string): string => words.months[Number(month.slice(5, 7)) - 1] ?? month
/** `2026-11` → `November 2026`. */
export const monthTitle = (month: string): string => `${fullMonth(month)} ${month.slice(0, 4)}`

export const today = (): Day => lagosDay(new Date())

/** `10:42`, in Lagos, 24 hours. */
export const formatTime = (at: string | number | Date): string =>
  new Date(new Date(at).getTime() + 3_600_000).toISOString().slice(11, 16)

/** Duration of a recording: `1:05`. */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** `212 kB`, `1 MB`, `3.4 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes <= 999_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`

/** A day: `Thu 5 Nov` within a week of today, else `5 Nov 2026`. */
export function formatNearDay(day: Day, now: Day = today()): string {
  if (Math.abs(daysBetween(now, day)) > 6) return formatDay(day)
  return formatWeekday(day).replace(/ \d{4}$/, '')
}

/** `Thu 5 Nov 2026` */
export const formatWeekday = (day: Day): string =>
  `${words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDay(day)}`

/** An instant, relative to today: `Today, 10:42`, `Yesterday, 19:05`, `Thu 5 Nov`, `5 Nov 2026`. */
export function formatWhen(at: string, now: Day = today()): string {
  const day = lagosDay(new Date(at))
  if (day === now) return words.today(formatTime(at))
  if (day === addDays(now, -1)) return words.yesterday(formatTime(at))
  return formatNearDay(day, now)
}

/** A future instant, with its time: `Today, 17:30`, `Tue 1 Dec, 09:00`. */
export function formatAhead(at: string | Date, now: Day = today()): string {
  const day = lagosDay(new Date(at))
  return day === now ? words.today(formatTime(at)) : `${formatNearDay(day, now)}, ${formatTime(at)}`
}

/** `41 days late`; empty when it is not late. */
export const formatLateness = (days: number): string => (days > 0 ? words.daysLate(days) : '')
