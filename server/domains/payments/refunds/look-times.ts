const SECOND = 1000
const MINUTE = 60 * SECOND

/** A refund takes working days: it is looked at soon, then every hour until it is done. */
const PAUSES = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE]

export const nextLookAt = (checks: number, now: Date): Date =>
  new Date(now.getTime() + (PAUSES[checks - 1] ?? 60 * MINUTE))

/** After no answer: soon, since a payer waits. */
export const LOOK_AFTER_SILENCE_MS = 10 * SECOND

/** An answer that was lost is still worked on over there for so long at most: then what is not there never arrived. */
export const MAY_STILL_ARRIVE_MS = 30 * SECOND
