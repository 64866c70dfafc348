import { once } from 'node:events'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../errors/problem.ts'

/** `end`: numbers, which stand below each other by their last digit. */
export type TableColumn = { head: string; end?: boolean }
/** What each page says above and below its rows. */
export type TableHead = { title: string; under: string; made: string; made_at: Date; columns: TableColumn[] }
/** What stands under the table, and, below each column, what it comes to. */
export type TableFoot = { says: string; cells?: string[] }
/** Rows to draw, and, with the last of them, what stands under the table. */
export type Drawing = { rows: string[][]; last?: TableFoot }

/** Some fifteen pages: what is drawn ahead of the reader is no more than that. */
const ROWS_AT_A_TIME = 500
/** Threads that draw; each takes a processor for as long as it draws. */
const MOST_AT_ONCE = 2
let drawing = 0

/**
 * A long table on paper: a head on each page, its number, and what it comes to at the end. Drawing is heavy, so a thread of its own
 * does it, and no faster than the pages are taken; neither other calls nor memory feel how long the table is.
 */
export function writeTable(rows: AsyncIterable<string[]>, head: TableHead, foot: () => TableFoot): Readable {
  if (drawing >= MOST_AT_ONCE)
    throw new Problem('TOO_MANY_REQUESTS', {
      message: 'Other long reports are being drawn. Try again in a minute, or choose CSV or Excel.',
      retryAfter: 30,
    })
  return Readable.from(pages(rows, head, foot), { objectMode: false })
}

async function* pages(
  rows: AsyncIterable<string[]>,
  head: TableHead,
  foot: () => TableFoot,
): AsyncGenerator<Uint8Array> {
  const drawer = new Worker(new URL('./draw-table.ts', import.meta.url), {
    workerData: head,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [],
  })
  const failed = new Promise<never>((_, fail) => {
    drawer.once('error', fail)
    drawer.once('exit', () => fail(new Error('The thread that draws a table has ended.')))
  })
  failed.catch(() => {}) // also while rows are read: it is told at the next of them
  drawing += 1
  try {
    for await (const batch of batches(rows, foot)) {
      drawer.postMessage(batch)
      const [drawn] = await Promise.race([once(drawer, 'message') as Promise<[Uint8Array]>, failed])
      if (drawn.length > 0) yield drawn
    }
  } finally {
    drawing -= 1
    await drawer.terminate()
  }
}

async function* batches(rows: AsyncIterable<string[]>, foot: () => TableFoot): AsyncGenerator<Drawing> {
  let some: string[][] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < ROWS_AT_A_TIME) continue
    yield { rows: some }
    some = []
  }
  yield { rows: some, last: foot() }
}
