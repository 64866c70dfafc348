import type { Readable } from 'node:stream'
import { type DatedReport, WantedReport } from '@gida/contract/domains/reports/report-file'
import { z } from 'zod'
import { actFor } from '../../platform/access/act-for.ts'
import type { Principal } from '../../platform/access/actor.ts'
import { exists } from '../../platform/db/rows/exists.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts'
import { StoppedEarly, throwIfStopping } from '../../platform/jobs/postpone.ts'
import type { Services } from '../../platform/services.ts'
import { openPaymentReport, type ReportReader } from '../collections/index.ts'
import {
  failReportFile,
  finishReportFile,
  ReportCancelled,
  startReportFile,
  tellProgress,
} from './progress.ts'
import { fileKey } from './report-file-queries.ts'
import { writeLongReport } from './write-long-report.ts'

/** Per process, since each one occupies a connection and CPU for long. */
const MOST_AT_ONCE = 2
const AGAIN_MS = 10_000
/** Rows per step; progress is reported after each. */
const ROWS_A_STEP = 5_000
const BROKE_OFF = 'It stopped while it was being made. Try again.'
let making = 0

/** Generates a report file with what its requester may see now. An interrupted attempt starts again. */
export const makeReportFile = defineJob({
  name: 'make_report_file',
  payload: z.object({ report_file_id: z.guid() }),
  run: async (services, { report_file_id: id }) => {
    if (making >= MOST_AT_ONCE) return makeLater(services, id)
    making += 1
    try {
      await make(services, id)
    } catch (error) {
      await leaveOff(services, id, error)
    } finally {
      making -= 1
    }
  },
})

async function make(services: Services, id: string): Promise<void> {
  const taken = await services.transaction('system', (tx) => startReportFile(tx, id))
  const { wanted: kept, ...who } = taken
  const wanted = WantedReport.parse(kept)
  const told = <T>(rows: AsyncIterable<T>, expected: number | null) =>
    stepwise(rows, (done) =>
      services.transaction('system', (tx) => tellProgress(tx, id, { done, of: expected })),
    )
  const put = (file: Readable, content_type: string) =>
    services.files.putStream(fileKey(id), file, content_type)
  const size =
    wanted.report === 'PAYMENTS'
      ? await writePayments(services, who, wanted, { told, put })
      : await writeLongReport(services, who, wanted, { told, put })
  await services.transaction('system', (tx) => finishReportFile(tx, id, size))
}

type Written = {
  told: <T>(rows: AsyncIterable<T>, expected: number | null) => AsyncIterable<T>
  put: (file: Readable, content_type: string) => Promise<number>
}

async function writePayments(
  services: Services,
  who: Principal,
  wanted: DatedReport,
  { told, put }: Written,
) {
  const { count, rows, write, content_type } = await openPaymentReport(readerFor(services, who), wanted, {
    made_at: services.clock.now(),
    isCounted: true,
  })
  return put(write(told(rows, count)), content_type)
}

const readerFor = (services: Services, who: Principal): ReportReader => ({
  who,
  read: (work) =>
    services.read('system', async (tx) => {
      await actFor(tx, who)
      return work(tx)
    }),
})

/** Passes rows on and reports their number at each step and at the end. */
async function* stepwise<T>(
  rows: AsyncIterable<T>,
  tell: (done: number) => Promise<void>,
): AsyncGenerator<T> {
  let done = 0
  for await (const row of rows) {
    if (done % ROWS_A_STEP === 0) {
      throwIfStopping()
      await tell(done)
    }
    yield row
    done += 1
  }
  await tell(done)
}

/** Handles an unfinished report: retries if that can help, else marks it as failed. */
async function leaveOff(services: Services, id: string, error: unknown): Promise<void> {
  if (error instanceof ReportCancelled) return removeUnlessReady(services, id)
  const status = error instanceof Problem ? error.status : 500
  if (error instanceof StoppedEarly || status === 503) throw error
  if (status === 429) return makeLater(services, id)
  if (status === 500) services.log.error({ report_file: id, error }, 'a report could not be made')
  await services.transaction('system', (tx) =>
    failReportFile(tx, id, error instanceof Problem ? error.message : BROKE_OFF),
  )
  await removeUnlessReady(services, id)
}

/** Keeps the file if another worker, or this one before it was killed, has completed it. */
async function removeUnlessReady(services: Services, id: string): Promise<void> {
  const ready = await services.transaction('system', (tx) =>
    exists(tx.selectFrom('report_file').select('id').where('id', '=', id).where('status', '=', 'READY')),
  )
  if (!ready) await services.files.remove(fileKey(id))
}

const makeLater = (services: Services, id: string): Promise<void> =>
  services.transaction('system', (tx) =>
    enqueue(tx, makeReportFile, { report_file_id: id }, { runAt: new Date(tx.now.getTime() + AGAIN_MS) }),
  )
