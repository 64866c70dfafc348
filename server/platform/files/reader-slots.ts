import { availableParallelism } from 'node:os'
import { makeConcurrencyLimiter } from '../concurrency-limiter.ts'
import { Problem } from '../errors/problem.ts'

export const READERS = Math.max(2, availableParallelism() - 1)
export const MOST_WAITING = 60
const RETRY_SECONDS = 10

/**
 * Files from users are opened in worker threads that may each take hundreds of MB, so only a few run at once. A waiting
 * person goes before background reads.
 */
export const withReaderSlot = makeConcurrencyLimiter<'person' | 'later'>({
  most: READERS,
  mostWaiting: MOST_WAITING,
  lines: ['person', 'later'],
  busy: () =>
    new Problem('TOO_MANY_REQUESTS', {
      message: 'Many files are being opened right now. Nothing was lost: try again in a few seconds.',
      retryAfter: RETRY_SECONDS,
    }),
})
