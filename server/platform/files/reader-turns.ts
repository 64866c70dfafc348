import { availableParallelism } from 'node:os'
import { Problem } from '../errors/problem.ts'
import { makeTurns } from '../turns.ts'

export const READERS = Math.max(2, availableParallelism() - 1)
export const MOST_WAITING = 60
const RETRY_SECONDS = 10

/**
 * Files that somebody sent are opened in threads of their own, of which each may take hundreds of megabytes: a few at a time, however many
 * are sent at once. Who waits for an answer goes before what is read later.
 */
export const inReaderTurn = makeTurns<'person' | 'later'>({
  most: READERS,
  mostWaiting: MOST_WAITING,
  lines: ['person', 'later'],
  busy: () =>
    new Problem('TOO_MANY_REQUESTS', {
      message: 'Many files are being opened right now. Nothing was lost: try again in a few seconds.',
      retryAfter: RETRY_SECONDS,
    }),
})
