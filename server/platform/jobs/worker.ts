import pg from 'pg'
import { PATIENCE_MS } from '../db/connections/persistent-connection.ts'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { closerOf, ignoreIdleFaults } from './pool-faults.ts'
import { reportUnknownJobs } from './postpone.ts'
import { forgetReplacedJobs } from './replaced.ts'
import { type Schedule, startSchedules } from './schedules.ts'
import { GRACE_MS, releaseJobsOfDeadWorkers } from './worker-lease.ts'
import { type PoolOptions, startWorkerPool, superviseWorkers } from './worker-pool.ts'

export type RunningWorker = { stop(): Promise<void> }

const TIDY_EVERY_MS = 60_000
/** Jobs are taken and finished in milliseconds: a statement without answer for this long was sent into a dead connection. */
const ANSWERS_WITHIN_MS = 15_000
/**
 * `all` run every job. `alarms` run only alarms, so that an alarm never waits for a slow job. `patient` run only what is
 * neither urgent nor an alarm, so that receipts and messages go on while all others wait for a provider. `graceMs`: how
 * long a worker must be without its lease before its jobs are released, which is looked at every `tidyMs`.
 */
export type Workers = { all: number; alarms: number; patient?: number; graceMs?: number; tidyMs?: number }
const WORKERS: Workers = { all: 5, alarms: 3, patient: 2 }

/** Runs jobs from the queue until stopped; a stop lets running ones finish. */
export async function startWorker(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  schedules: readonly Schedule[],
  workers = WORKERS,
): Promise<RunningWorker> {
  const parts = partsOf(jobs, workers)
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: parts.reduce((sum, part) => sum + part.workers + 1, 0), // each pool also listens on a connection
    application_name: 'gida worker',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    query_timeout: ANSWERS_WITHIN_MS,
    pipeline: true, // with it, an unanswered statement ends the connection
  } as pg.PoolConfig)
  ignoreIdleFaults(pool)
  const giveUp = closerOf(pool)
  const stopping = new AbortController()
  const names = schedules.map(({ job }) => job.name)
  const reportUnknown = reportUnknownJobs(
    jobs.map(({ name }) => name),
    services.log,
  )
  const { graceMs = GRACE_MS, tidyMs = TIDY_EVERY_MS } = workers
  const releaseJobs = releaseJobsOfDeadWorkers(pool, graceMs)
  let again: NodeJS.Timeout | undefined
  const tidy = async () => {
    if (await releaseJobs()) again ??= setTimeout(tidyAgain, graceMs)
    await forgetReplacedJobs(pool, names)
    await reportUnknown(pool)
  }
  const tidyAgain = () => {
    again = undefined
    tidy().catch(() => {}) // the next run will do it
  }
  const startPool = (options: PoolOptions) =>
    startWorkerPool({ pool, giveUp, ownerUrl }, services, options, stopping.signal)
  await tidy()
  const pools = await Promise.all(
    parts.map(async (options) => {
      const anew = async () => {
        await tidy()
        return startPool(options)
      }
      return superviseWorkers(await startPool(options), anew, services, stopping.signal)
    }),
  )
  const free = setInterval(tidyAgain, tidyMs)
  const timers = [free, startSchedules(services, schedules)]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      clearTimeout(again)
      stopping.abort()
      await Promise.all(pools.map((one) => one.stop()))
      await pool.end()
    },
  }
}

/** Three pools of workers: all jobs (alarms first, then urgent ones), alarms only, and neither. */
function partsOf(jobs: readonly AnyJob[], { all, alarms, patient = 0 }: Workers): PoolOptions[] {
  return [
    { jobs, workers: all },
    { jobs: jobs.filter(({ alarm }) => alarm), workers: alarms },
    { jobs: jobs.filter(({ alarm, urgent }) => !alarm && !urgent), workers: patient },
  ].filter((part) => part.jobs.length > 0 && part.workers > 0)
}
