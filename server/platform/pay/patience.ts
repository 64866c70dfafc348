import { AsyncLocalStorage } from 'node:async_hooks'

/** A person at a screen waits no longer than this for all that one call asks of the provider. */
export const PERSON_WAITS_MS = 7_000

const until = new AsyncLocalStorage<number>()

/**
 * What is asked of the provider in here shares one budget of time, and never has more than what is around it. Jobs have none:
 * each of their calls may take as long as the wire allows.
 */
export const withPatience = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  until.run(performance.now() + Math.min(milliseconds, patienceLeft()), work)

/** Milliseconds that are left of the budget; without one, no end. */
export const patienceLeft = (): number =>
  Math.max(0, (until.getStore() ?? Number.POSITIVE_INFINITY) - performance.now())
