import type { Day } from '@gida/contract/shared/dates'
import { lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Time } from './dates.ts'

const STEP_MS = 30 * 60_000
/** Hours of the day (Lagos) in which meetings are suggested. */
const [EARLIEST, LATEST] = [8, 20]

export const overlaps = (one: Time, other: Time): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at

/** The free time of the same length on the same day that is nearest to the wanted one; null if there is none. */
export function nearestFreeTime(wanted: Time, busy: readonly Time[], now: Date): Time | null {
  const length = wanted.ends_at.getTime() - wanted.starts_at.getTime()
  const distance = ({ starts_at }: Time) => Math.abs(starts_at.getTime() - wanted.starts_at.getTime())
  const free = startsOn(lagosDay(wanted.starts_at), length)
    .map((at) => ({ starts_at: new Date(at), ends_at: new Date(at + length) }))
    .filter((time) => time.starts_at > now && !busy.some((one) => overlaps(time, one)))
  return free.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function startsOn(day: Day, length: number): number[] {
  const midnight = startOfDay(day).getTime()
  const steps = ((LATEST - EARLIEST) * 3_600_000 - length) / STEP_MS
  return Array.from(
    { length: Math.max(0, Math.floor(steps) + 1) },
    (_, step) => midnight + EARLIEST * 3_600_000 + step * STEP_MS,
  )
}
