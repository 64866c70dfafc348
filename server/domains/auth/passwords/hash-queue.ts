import { availableParallelism } from 'node:os'
import { Problem } from '../../../platform/errors/problem.ts'
import { makeTurns } from '../../../platform/turns.ts'

/** One core is left to the rest: with all of them hashing, a list's p99 is 3.3x that of an idle server; so, 1.8x. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** A hash takes some 30 ms. Nobody waits longer than a few seconds; later callers are asked to try again. */
export const MOST_WAITING = 100 * AT_ONCE
const RETRY_SECONDS = 5

/** People whose browser is known go before the others, and have room of their own: strangers cannot fill it. */
export type Line = 'known' | 'others'

export const inTurn = makeTurns<Line>({
  most: AT_ONCE,
  mostWaiting: MOST_WAITING,
  lines: ['known', 'others'],
  busy: () => new Problem('SERVER_BUSY', { retryAfter: RETRY_SECONDS }),
})
