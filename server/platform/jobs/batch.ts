import type { Tx } from '../db/db.ts'
import { TookTooLong } from '../db/problems.ts'
import { Problem } from '../errors/problem.ts'
import { seldom } from '../log/seldom.ts'
import { isStopping } from '../log/unhandled-rejections.ts'
import type { Services } from '../services.ts'
import { StoppedEarly } from './put-off.ts'

/** Read at a time. */
const PAGE = 200
/** What fails in each run is told again after so long. */
const TOLD_EVERY_MS = 3_600_000
/** So many faults of a run are told one by one. The rest is counted, and their ids stand in its last line. */
const MOST_TOLD = 20
const MOST_IDS = 100

export type BatchItem = { id: string }
export type BatchOutcome = { done: number; failed: { id: string; error: unknown }[] }

type Batch<T> = {
  /** What is done, as the log calls it. */
  name: string
  items: Iterable<T> | AsyncIterable<T>
  /** One item, in transactions of its own. False where there was nothing to do. It may run twice. */
  each(item: T): Promise<unknown>
  atOnce?: number
}

/**
 * Does something to each of many things. One that fails is told and left to the next run, and the rest goes on; what is done stays
 * done, so that a run that was killed is gone on with by the next. Ends between two items when the worker is to stop.
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
      if (isStopping()) throw new StoppedEarly()
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

/** The database is away, or the process is to end: the next item would meet the same. One that takes too long is slow by itself. */
const isOfNoItem = (error: unknown): boolean =>
  error instanceof StoppedEarly ||
  (error instanceof Problem && error.status === 503 && !(error instanceof TookTooLong))

const newsOf = new WeakMap<Services, (what: string) => boolean>()

/** Each fault with the name of its item, and how the whole went. */
function tell(services: Services, batch: string, { done, failed }: BatchOutcome): void {
  const isNews = newsOf.get(services) ?? seldom(TOLD_EVERY_MS)
  newsOf.set(services, isNews)
  const told = failed.filter(({ id, error }) => isNews(`${batch} ${id} ${error}`))
  if (told.length === 0) return
  for (const { id, error } of told.slice(0, MOST_TOLD))
    services.log.error({ batch, id, error }, 'one of a batch could not be done; the next run tries it again')
  const ids = told.slice(0, MOST_IDS).map(({ id }) => id)
  services.log.error({ batch, done, failed: failed.length, ids }, 'a batch ended, and not all of it is done')
}

/** One item in one transaction of the system's own. */
export const inTransaction =
  <T>(services: Services, work: (tx: Tx, item: T) => Promise<unknown>) =>
  (item: T): Promise<unknown> =>
    services.transaction('system', (tx) => work(tx, item))

/**
 * The items of a query that orders them by what never changes and begins behind the last one seen: each is met once a run, also
 * one that is still there because it failed.
 */
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

/** The id behind which a page begins. */
export const behind = (after: BatchItem | undefined): string =>
  after?.id ?? '00000000-0000-0000-0000-000000000000'

/** For a job that nobody asks for again by the clock: it is tried again by itself for what is not done. */
export function failUnlessAllDone({ failed: [first, ...others] }: BatchOutcome): void {
  if (!first) return
  throw new Error(`Could not be done: ${first.id}${others.length > 0 ? ` and ${others.length} more` : ''}.`, {
    cause: first.error,
  })
}
