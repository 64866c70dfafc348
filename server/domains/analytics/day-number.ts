import type { Day } from '@gida/contract/shared/dates'

const DAY_MS = 86_400_000

/** A day as an integer, for fast comparison and arithmetic. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY_MS
