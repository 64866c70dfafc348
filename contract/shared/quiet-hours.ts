import { addDays, type Day, lagosDay, startOfDay } from './dates.ts'

/** Times of day in Lagos, like `20:00`. The range may span midnight. */
export type QuietHours = { begins: string; ends: string }

/** Default quiet hours, in which no SMS or push is sent. */
export const QUIET_HOURS: QuietHours = { begins: '20:00', ends: '08:00' }
/** Default time of the daily digest mail. */
export const DIGEST_AT = '07:30'
const HOUR_MS = 3_600_000

const hourOf = (now: Date) => (now.getTime() - startOfDay(lagosDay(now)).getTime()) / HOUR_MS
const hourAt = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
const at = (day: Day, time: string) => new Date(startOfDay(day).getTime() + hourAt(time) * HOUR_MS)

/** The earliest time at or after `now` outside the quiet hours. */
export function afterQuietHours(now: Date, quiet: QuietHours = QUIET_HOURS): Date {
  const hour = hourOf(now)
  const [begins, ends] = [hourAt(quiet.begins), hourAt(quiet.ends)]
  const isOverMidnight = begins > ends
  const hasBegun = hour >= begins
  const isQuiet = isOverMidnight ? hasBegun || hour < ends : hasBegun && hour < ends
  if (!isQuiet) return now
  return at(isOverMidnight && hasBegun ? addDays(lagosDay(now), 1) : lagosDay(now), quiet.ends)
}

/** When the next daily digest is sent. */
export function nextDigest(now: Date, time = DIGEST_AT): Date {
  const today = lagosDay(now)
  return at(hourOf(now) < hourAt(time) ? today : addDays(today, 1), time)
}
