import { once } from 'node:events'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { formatDay, formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { Problem } from '../../../platform/errors/problem.ts'
import { addTo, COLUMNS, noTotals, sayTotals } from './report-columns.ts'
import type { ReportHead, ReportRow } from './report-rows.ts'

/** What each page says above and below its rows. */
export type DocumentHead = { title: string; period: string; made: string; made_at: Date; columns: string[] }
/** Rows to draw, and, with the last of them, what stands under the report. */
export type Drawing = { rows: string[][]; last?: { says: string; amount: string } }

/** Some fifteen pages: what is drawn ahead of the reader is no more than that. */
const ROWS_AT_A_TIME = 500
/** Threads that draw; each takes a processor for as long as it draws. */
const MOST_AT_ONCE = 2
let drawing = 0

/**
 * The payments on paper: a head on each page, its number, and the total at the end. Drawing is heavy, so a thread of its own
 * does it, and no faster than the pages are taken; neither other calls nor memory feel how long the report is.
 */
export function writePdf(rows: AsyncIterable<ReportRow>, head: ReportHead): Readable {
  if (drawing >= MOST_AT_ONCE)
    throw new Problem('TOO_MANY_REQUESTS', {
      message: 'Other long reports are being drawn. Try again in a minute, or choose CSV or Excel.',
      retryAfter: 30,
    })
  return Readable.from(pages(rows, head), { objectMode: false })
}

async function* pages(rows: AsyncIterable<ReportRow>, head: ReportHead): AsyncGenerator<Uint8Array> {
  const drawer = new Worker(new URL('./draw-pdf.ts', import.meta.url), {
    workerData: paperHead(head),
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: [],
  })
  drawing += 1
  try {
    for await (const batch of batches(rows)) {
      drawer.postMessage(batch)
      const [drawn] = (await once(drawer, 'message')) as [Uint8Array]
      if (drawn.length > 0) yield drawn
    }
  } finally {
    drawing -= 1
    await drawer.terminate()
  }
}

async function* batches(rows: AsyncIterable<ReportRow>): AsyncGenerator<Drawing> {
  const totals = noTotals()
  let some: string[][] = []
  for await (const row of rows) {
    addTo(totals, row)
    some.push([...COLUMNS.map(({ cell }) => cell(row)), formatNaira(row.amount)])
    if (some.length < ROWS_AT_A_TIME) continue
    yield { rows: some }
    some = []
  }
  yield { rows: some, last: { says: sayTotals(totals), amount: formatNaira(totals.received) } }
}

const paperHead = ({ title, estate, scope: { from, to }, made_at }: ReportHead): DocumentHead => ({
  title: estate ? `${title}: ${estate}` : title,
  period: `${formatDay(from)} to ${formatDay(to)}`,
  made: `Made ${formatInstant(made_at)} (Lagos)`,
  made_at,
  columns: [...COLUMNS.map(({ head }) => head), 'Amount'],
})
