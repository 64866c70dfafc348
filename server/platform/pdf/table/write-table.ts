import { once } from 'node:events'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../errors/problem.ts'

/** `end`: numbers, aligned right. */
export type TableColumn = { head: string; end?: boolean }
/** Header and footer of each page. */
export type TableHead = { title: string; under: string; made: string; made_at: Date; columns: TableColumn[] }
/** Text under the table, and the totals by column. */
export type TableFoot = { says: string; cells?: string[] }
/** Rows to render; `last` ends the table with its footer. */
export type Drawing = { rows: string[][]; last?: TableFoot }

/** About fifteen pages, the most that is rendered ahead of the reader. */
const ROWS_AT_A_TIME = 500
/** Threads rendering at once; each uses one CPU. */
const MOST_AT_ONCE = 2
let drawing = 0

/**
 * Streams a long table as a PDF, with headers and page numbers on each page and totals at the end. A worker thread
 * renders it no faster than it is read, so that the length of the table affects neither other calls nor memory.
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
  failed.catch(() => {}) // also while rows are being read: thrown at the next one
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
