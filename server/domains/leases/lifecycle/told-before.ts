/** Days before the end of a lease on which its people are notified, checked in this order. */
export const TOLD_BEFORE = [90, 60, 30] as const

/** The last of these that has passed when a lease ends in `days_left` days; null if none has. */
export const lastToldBefore = (days_left: number): number | null =>
  TOLD_BEFORE.findLast((days) => days_left <= days) ?? null
