import { type Random, withJitter } from '../clock/jitter.ts'

const SECOND = 1000

/** Next attempt when the provider said how many seconds to wait: not before, with jitter. */
export function retryNotBefore(now: Date, seconds: number, random: Random): Date {
  return new Date(now.getTime() + (seconds + 15 * random()) * SECOND)
}

/** Next attempt after no answer: soon, with jitter. */
export function retryAt(now: Date, random: Random): Date {
  return new Date(now.getTime() + withJitter(30 * SECOND, random))
}
