import type { Day } from '@gida/contract/shared/dates'

const DAY_MS = 86_400_000

/** A day as a whole number, so that many days are compared and counted quickly. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY_MS
