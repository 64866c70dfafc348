const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Nothing depends on a webhook: the provider is asked by itself this long after each time before. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE]
export const GIVE_UP_AFTER = 72 * HOUR

/** When to ask next about a payment that has been asked about `checks` times; null when it is time to stop. */
export function nextCheckAt(begun: Date, checks: number, now: Date): Date | null {
  const next = now.getTime() + (PAUSES[checks] ?? HOUR)
  return next - begun.getTime() > GIVE_UP_AFTER ? null : new Date(next)
}
