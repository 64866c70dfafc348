/** So many days before the end of a lease its people are told, the sooner the later. */
export const TOLD_BEFORE = [90, 60, 30] as const

/** Of those days, the last that has come where a lease ends in so many; null where none has. */
export const lastToldBefore = (days_left: number): number | null =>
  TOLD_BEFORE.findLast((days) => days_left <= days) ?? null
