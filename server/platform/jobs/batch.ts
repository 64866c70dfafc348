import type { Tx } from '../db/db.ts'
import { DatabaseTimeout } from '../db/problems.ts'
import { Problem } from '../errors/problem.ts'
import { throttleLog } from '../log/throttle-log.ts'
import type { Services } from '../services.ts'
import { StoppedEarly, throwIfStopping } from './postpone.ts'

/** Items read at a time. */
const PAGE = 200
/** A failing item is logged again after this long; ms. */
const TOLD_EVERY_MS = 3_600_000
/** At most this many errors of a run are logged one by one; the rest is counted, with ids in the last line. */
const MOST_TOLD = 20
const MOST_IDS = 100

export type BatchItem = { id: string }
export type BatchOutcome = { done: number; failed: { id: string; error: unknown }[] }

type Batch<T> = {
  /** Name in the log. */
  name: string
  items: Iterable<T> | AsyncIterable<T>
  /** Processes one item in its own transactions; false if there was nothing to do. It may run twice. */
  each(item: T): Promise<unknown>
  atOnce?: number
}

/**
 * Processes many items. A failing one is logged and left to the next run, and the others go on; finished items stay
 * finished, so that the next run resumes after a crash. Stops between two items when the worker shuts down.
 */
export async function runBatch<T extends BatchItem>(
  services: Services,
  { name, items, each, atOnce = 1 }: Batch<T>,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { done: 0, failed: [] }
  const waiting = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  const goOn = async () => {
    for (;;) {
      const next = await waiting.next()
      if (next.done) return
      throwIfStopping()
      try {
        if ((await each(next.value)) !== false) outcome.done++
      } catch (error) {
        if (isOfNoItem(error)) throw error
        outcome.failed.push({ id: next.value.id, error })
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, goOn))
  tell(services, name, outcome)
  for (const one of ended) if (one.status === 'rejected') throw one.reason
  return outcome
}

/** The database is down or the process is stopping: the next item would fail too. A timeout, however, is the item's own. */
const isOfNoItem = (error: unknown): boolean =>
  error instanceof StoppedEarly ||
  (error instanceof Problem && error.status === 503 && !(error instanceof DatabaseTimeout))

const newsOf = new WeakMap<Services, (what: string) => boolean>()

/** Logs each error with its item, and the totals. */
function tell(services: Services, batch: string, { done, failed }: BatchOutcome): void {
  const isNews = newsOf.get(services) ?? throttleLog(TOLD_EVERY_MS)
  newsOf.set(services, isNews)
  const told = failed.filter(({ id, error }) => isNews(`${batch} ${id} ${error}`))
  if (told.length === 0) return
  for (const { id, error } of told.slice(0, MOST_TOLD))
    services.log.error({ batch, id, error }, 'one of a batch could not be done; the next run tries it again')
  const ids = told.slice(0, MOST_IDS).map(({ id }) => id)
  services.log.error({ batch, done, failed: failed.length, ids }, 'a batch ended, and not all of it is done')
}

/**
 * Runs transactions until one answers that nothing is left. Each marks what it has done, so that the next worker goes on
 * with the rest: the job is left off between two when the worker shuts down.
 */
export async function runInParts(services: Services, part: (tx: Tx) => Promise<boolean>): Promise<void> {
  while (await services.transaction('system', part)) throwIfStopping()
}

/** Runs each item in its own system transaction. */
export const inTransaction =
  <T>(services: Services, work: (tx: Tx, item: T) => Promise<unknown>) =>
  (item: T): Promise<unknown> =>
    services.transaction('system', (tx) => work(tx, item))

/** Pages through a query by a stable id after the last one seen: each item is met once per run, even one that stays because it failed. */
export async function* pagesOf<T>(
  services: Services,
  read: (tx: Tx, after: T | undefined, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  for (let after: T | undefined; ; ) {
    const page = await services.transaction('system', (tx) => read(tx, after, PAGE))
    yield* page
    after = page.at(-1)
    if (page.length < PAGE) return
  }
}

/** The id after which a page starts. */
export const behind = (after: BatchItem | undefined): string =>
  after?.id ?? '00000000-0000-0000-0000-000000000000'

/** For jobs that no schedule repeats: throws unless all items succeeded, so that the queue retries. */
export function failUnlessAllDone({ failed: [first, ...others] }: BatchOutcome): void {
  if (!first) return
  throw new Error(`Could not be done: ${first.id}${others.length > 0 ? ` and ${others.length} more` : ''}.`, {
    cause: first.error,
  })
}
