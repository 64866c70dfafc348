import { availableParallelism } from 'node:os'
import { makeConcurrencyLimiter } from '../../../platform/concurrency-limiter.ts'
import { Problem } from '../../../platform/errors/problem.ts'

/** One core stays free: with all of them hashing, p99 of a list is 3.3 times that of an idle server; with this, 1.8 times. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** A hash takes about 30 ms, so nobody waits longer than a few seconds; later callers are asked to retry. */
export const MOST_WAITING = 100 * AT_ONCE
const RETRY_SECONDS = 5

/** Known browsers go first and have their own capacity, so that strangers cannot fill the queue. */
export type Line = 'known' | 'others'

export const withHashSlot = makeConcurrencyLimiter<Line>({
  most: AT_ONCE,
  mostWaiting: MOST_WAITING,
  lines: ['known', 'others'],
  busy: () => new Problem('SERVER_BUSY', { retryAfter: RETRY_SECONDS }),
})
