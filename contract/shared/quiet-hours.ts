import { addDays, type Day, lagosDay, startOfDay } from './dates.ts'

/** Times of day in Lagos, as `20:00`. From the first to the second, also over midnight. */
export type QuietHours = { begins: string; ends: string }

/** No phone rings by SMS or push in these hours, unless its owner chose others. */
export const QUIET_HOURS: QuietHours = { begins: '20:00', ends: '08:00' }
/** When the mail of the day goes out, for who wants one and chose no other time. */
export const DIGEST_AT = '07:30'
const HOUR_MS = 3_600_000

const hourOf = (now: Date) => (now.getTime() - startOfDay(lagosDay(now)).getTime()) / HOUR_MS
const hourAt = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
const at = (day: Day, time: string) => new Date(startOfDay(day).getTime() + hourAt(time) * HOUR_MS)

/** When what is to be sent now may ring: now, or when the quiet hours end. */
export function afterQuietHours(now: Date, quiet: QuietHours = QUIET_HOURS): Date {
  const hour = hourOf(now)
  const [begins, ends] = [hourAt(quiet.begins), hourAt(quiet.ends)]
  const isOverMidnight = begins > ends
  const hasBegun = hour >= begins
  const isQuiet = isOverMidnight ? hasBegun || hour < ends : hasBegun && hour < ends
  if (!isQuiet) return now
  return at(isOverMidnight && hasBegun ? addDays(lagosDay(now), 1) : lagosDay(now), quiet.ends)
}

/** When the next mail of the day goes out. */
export function nextDigest(now: Date, time = DIGEST_AT): Date {
  const today = lagosDay(now)
  return at(hourOf(now) < hourAt(time) ? today : addDays(today, 1), time)
}
