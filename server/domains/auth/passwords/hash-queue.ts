import { availableParallelism } from 'node:os'
import { Problem } from '../../../platform/errors/problem.ts'

/** One core is left to the rest: with all of them hashing, a list's p99 is 3.3x that of an idle server; so, 1.8x. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** A hash takes some 30 ms. Nobody waits longer than a few seconds; later callers are asked to try again. */
export const MOST_WAITING = 100 * AT_ONCE
const RETRY_SECONDS = 5

/** People whose browser is known go before the others, and have room of their own: strangers cannot fill it. */
export type Line = 'known' | 'others'
const lines: Record<Line, (() => void)[]> = { known: [], others: [] }
let atWork = 0

/** Does slow work a few at a time, in the order in which it came. */
export async function inTurn<T>(line: Line, work: () => Promise<T>): Promise<T> {
  const waiting = lines[line]
  if (waiting.length >= MOST_WAITING) throw new Problem('SERVER_BUSY', { retryAfter: RETRY_SECONDS })
  if (atWork >= AT_ONCE) await new Promise<void>((done) => waiting.push(done))
  else atWork++
  try {
    return await work()
  } finally {
    const next = lines.known.shift() ?? lines.others.shift()
    if (next) next()
    else atWork--
  }
}
