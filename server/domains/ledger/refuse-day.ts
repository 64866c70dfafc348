import { OLDEST_MONTHS } from '@gida/contract/domains/payments/offline'
import { addMonths, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { problem } from '../../platform/errors/problem.ts'

/** Refuses a payment date in the future, or so old that the year must be wrong. */
export function refuseDay(now: Date, day: Day, path: string): void {
  const today = lagosDay(now)
  const oldest = addMonths(today, -OLDEST_MONTHS)
  if (day > today) {
    throw problem('VALIDATION_ERROR', [
      { path, message: `${formatDay(day)} is in the future. Enter the day on which the money was received.` },
    ])
  }
  if (day < oldest) {
    const message = `${formatDay(day)} is more than ${OLDEST_MONTHS} months ago. Check the year; the earliest day is ${formatDay(oldest)}.`
    throw problem('VALIDATION_ERROR', [{ path, message }])
  }
}
