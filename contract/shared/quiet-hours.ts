import { addDays, lagosDay, startOfDay } from './dates.ts'

/** No phone rings by SMS or push from then to then, in Lagos. */
export const QUIET_FROM = 20
export const QUIET_TO = 8
/** When the mail of the day goes out, for who wants one. */
const DIGEST_AT = 7.5
const HOUR_MS = 3_600_000

const hourOf = (now: Date) => (now.getTime() - startOfDay(lagosDay(now)).getTime()) / HOUR_MS
const at = (day: string, hour: number) => new Date(startOfDay(day).getTime() + hour * HOUR_MS)

/** When what is to be sent now may ring: now, or in the morning. */
export function afterQuietHours(now: Date): Date {
  const today = lagosDay(now)
  const hour = hourOf(now)
  if (hour >= QUIET_TO && hour < QUIET_FROM) return now
  return at(hour < QUIET_TO ? today : addDays(today, 1), QUIET_TO)
}

/** When the next mail of the day goes out. */
export function nextDigest(now: Date): Date {
  const today = lagosDay(now)
  return at(hourOf(now) < DIGEST_AT ? today : addDays(today, 1), DIGEST_AT)
}
