const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The provider is polled at these ages of a payment and then hourly, so that nothing depends on a webhook. */
const AGES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE]
const LAST_BEFORE_HOURLY = 10 * MINUTE
export const GIVE_UP_AFTER = 72 * HOUR

/** Next polling time of a payment; null when polling ends. It depends on age only, so that extra questions do not delay it. */
export function nextCheckAt(begun: Date, now: Date): Date | null {
  const age = now.getTime() - begun.getTime()
  const hours = Math.floor((age - LAST_BEFORE_HOURLY) / HOUR) + 1
  const next = AGES.find((one) => one > age) ?? LAST_BEFORE_HOURLY + hours * HOUR
  return next > GIVE_UP_AFTER ? null : new Date(begun.getTime() + next)
}
