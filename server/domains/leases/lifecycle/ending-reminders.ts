/** Days before the end of a lease on which its people are notified, checked in this order. */
export const REMINDED_BEFORE = [90, 60, 30] as const

/** The last of these that has passed when a lease ends in `days_left` days; null if none has. */
export const lastReminderBefore = (days_left: number): number | null =>
  REMINDED_BEFORE.findLast((days) => days_left <= days) ?? null
