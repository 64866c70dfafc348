import { OLDEST_MONTHS } from '@gida/contract/domains/payments/offline'
import { addMonths, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { problem } from '../../platform/errors/problem.ts'

/** A budget is billed for a year or two; later is a typing error. */
const LATEST_DUE_MONTHS = 60

/** Refuses a payment date in the future, or so old that the year must be wrong. */
export function refuseDay(now: Date, day: Day, path: string): void {
  if (day > lagosDay(now)) {
    throw problem('VALIDATION_ERROR', [
      {
        path,
        message: `${formatDay(day)} is in the future. Enter the day on which the money changed hands.`,
      },
    ])
  }
  refuseOldDay(now, day, path)
}

/** Refuses a day on which money falls due whose year must be wrong. */
export function refuseDueDay(now: Date, day: Day, path: string): void {
  const latest = addMonths(lagosDay(now), LATEST_DUE_MONTHS)
  if (day > latest) {
    const message = `${formatDay(day)} is far in the future. Check the year; the latest day is ${formatDay(latest)}.`
    throw problem('VALIDATION_ERROR', [{ path, message }])
  }
  refuseOldDay(now, day, path)
}

/** Refuses a day of money that is so long ago that the year must be wrong. */
export function refuseOldDay(now: Date, day: Day, path: string): void {
  const oldest = addMonths(lagosDay(now), -OLDEST_MONTHS)
  if (day >= oldest) return
  const message = `${formatDay(day)} is more than ${OLDEST_MONTHS} months ago. Check the year; the earliest day is ${formatDay(oldest)}.`
  throw problem('VALIDATION_ERROR', [{ path, message }])
}
