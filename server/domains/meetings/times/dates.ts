import { readRecurrence, recurringDays } from '@gida/contract/domains/meetings/recurrence'
import { MONTHS_AHEAD, MOST_DATES } from '@gida/contract/domains/meetings/rules'
import { addMonths, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { Problem, problem } from '../../../platform/errors/problem.ts'

export type Time = { starts_at: Date; ends_at: Date }
export type Written = { dates: Time[]; written_until: Date | null }

type Wanted = Time & { recurrence: string | null }

const shifted = ({ starts_at, ends_at }: Time, ms: number): Time => ({
  starts_at: new Date(starts_at.getTime() + ms),
  ends_at: new Date(ends_at.getTime() + ms),
})

/** How far ahead dates of a series are written. */
export const horizonFrom = (now: Date): Date => startOfDay(addMonths(lagosDay(now), MONTHS_AHEAD))

/** The dates of a meeting by its rule up to a moment, in Lagos time; at most 500. `written_until` is null if the rule has ended. */
export function datesOf({ recurrence, ...first }: Wanted, until: Date): Written {
  const rule = recurrence === null ? null : readRecurrence(recurrence)
  if (!rule) return { dates: [first], written_until: null }
  const begins = lagosDay(first.starts_at)
  const days = recurringDays(rule, begins)
  const dates: Time[] = []
  for (const day of days) {
    const date = shifted(first, startOfDay(day).getTime() - startOfDay(begins).getTime())
    if (date.starts_at >= until) return { dates, written_until: until }
    if (dates.push(date) === MOST_DATES) return { dates, written_until: null }
  }
  return { dates, written_until: null }
}

/** 400 unless the start is in the future and within the horizon. */
export function refuseOutOfReach({ starts_at }: Time, now: Date): void {
  if (starts_at <= now) throw wrong('This time is over. Choose one that is to come.')
  if (starts_at > horizonFrom(now)) throw wrong(`You can call meetings up to ${MONTHS_AHEAD} months ahead.`)
}

/** 400 if the rule does not include its own start, which calendars would treat differently. */
export function refuseUnfitRule(wanted: Wanted): void {
  const [first] = datesOf(wanted, new Date(8.64e15)).dates
  if (first?.starts_at.getTime() !== wanted.starts_at.getTime())
    throw problem('VALIDATION_ERROR', [
      { path: 'recurrence', message: 'The first meeting must be on one of the days it repeats.' },
    ])
}

/** 409 if a whole series would move to other days. */
export function refuseOtherDay(before: Time, after: Time): void {
  if (lagosDay(before.starts_at) === lagosDay(after.starts_at)) return
  throw new Problem('ILLEGAL_STATE', {
    message: 'A series keeps its days. Move one meeting, or cancel the series and call another one.',
  })
}

const wrong = (message: string) => problem('VALIDATION_ERROR', [{ path: 'start_time', message }])
