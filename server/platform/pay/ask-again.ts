import { type Random, withJitter } from '../clock/jitter.ts'

const SECOND = 1000

/** When to ask again where the provider said in how many seconds: not before, and not all at the same moment. */
export function askWhenTold(now: Date, seconds: number, random: Random): Date {
  return new Date(now.getTime() + (seconds + 15 * random()) * SECOND)
}

/** When to ask again after no answer: soon, and not all at the same moment. */
export function askAgainAt(now: Date, random: Random): Date {
  return new Date(now.getTime() + withJitter(30 * SECOND, random))
}
