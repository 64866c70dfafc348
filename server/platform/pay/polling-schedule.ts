const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Nothing depends on a webhook: the provider is asked by itself at these ages of a payment, and then every hour. */
const AGES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE]
const LAST_BEFORE_HOURLY = 10 * MINUTE
export const GIVE_UP_AFTER = 72 * HOUR

/**
 * When to ask next about a payment; null when it is time to stop. It goes by age, so that whoever asks in between, and
 * however often, does not put it off.
 */
export function nextCheckAt(begun: Date, now: Date): Date | null {
  const age = now.getTime() - begun.getTime()
  const hours = Math.floor((age - LAST_BEFORE_HOURLY) / HOUR) + 1
  const next = AGES.find((one) => one > age) ?? LAST_BEFORE_HOURLY + hours * HOUR
  return next > GIVE_UP_AFTER ? null : new Date(begun.getTime() + next)
}
