const SECOND = 1000
const HOUR = 3_600_000
const SOONEST_MS = 10 * SECOND
/** The end of a refund is noticed within this fraction of its age. */
const PART_OF_AGE = 8

/**
 * Next polling time of a refund, which takes seconds or working days. Depends on the time since the request only, so
 * that extra polls do not delay it.
 */
export function nextPollAt(asked: Date, now: Date): Date {
  const pause = (now.getTime() - asked.getTime()) / PART_OF_AGE
  return new Date(now.getTime() + Math.min(HOUR, Math.max(SOONEST_MS, pause)))
}

/** Soon after no answer, since a payer waits. */
export const POLL_AFTER_SILENCE_MS = 10 * SECOND

/** A request whose response was lost may still be processed for this long; after that, a missing refund never arrived. */
export const MAY_STILL_ARRIVE_MS = 30 * SECOND
