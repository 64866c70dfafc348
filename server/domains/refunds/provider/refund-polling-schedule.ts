const SECOND = 1000
const HOUR = 3_600_000
const SOONEST_MS = 10 * SECOND
/** Its end is seen within this part of that time. */
const PART_OF_AGE = 8

/**
 * A refund takes seconds or working days. When to look next goes by how long ago the provider was asked for it, so that whoever
 * looks in between, for it or for another of its payment, does not put it off.
 */
export function nextPollAt(asked: Date, now: Date): Date {
  const pause = (now.getTime() - asked.getTime()) / PART_OF_AGE
  return new Date(now.getTime() + Math.min(HOUR, Math.max(SOONEST_MS, pause)))
}

/** After no answer: soon, since a payer waits. */
export const POLL_AFTER_SILENCE_MS = 10 * SECOND

/** An answer that was lost is still worked on over there for so long at most: then what is not there never arrived. */
export const MAY_STILL_ARRIVE_MS = 30 * SECOND
