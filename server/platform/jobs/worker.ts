import pg from 'pg'
import { PATIENCE_MS } from '../db/kept-line.ts'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { givesUp, ignoreIdleFaults } from './pool-faults.ts'
import { reportUnknownJobs } from './put-off.ts'
import { forgetReplacedJobs } from './replaced.ts'
import { type Schedule, startSchedules } from './schedules.ts'
import { GRACE_MS, releaseJobsOfDeadWorkers } from './worker-lease.ts'
import { keepWorking, type PoolOptions, startWorkerPool } from './worker-pool.ts'

export type RunningWorker = { stop(): Promise<void> }

const TIDY_EVERY_MS = 60_000
/**
 * How many do everything, and how many do nothing but alarms: whatever else is slow or long, an alarm waits for none of it. How long another
 * worker is found without its lease before its jobs are taken.
 */
export type Workers = { all: number; alarms: number; graceMs?: number }
const WORKERS: Workers = { all: 5, alarms: 3 }

/** Takes jobs from the queue until stopped; a stop lets the running ones finish. */
export async function startWorker(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  schedules: readonly Schedule[],
  workers = WORKERS,
): Promise<RunningWorker> {
  const max = workers.all + workers.alarms + 2 // each of the two pools listens on a connection of its own
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max,
    application_name: 'gida worker',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  })
  ignoreIdleFaults(pool)
  const giveUp = givesUp(pool)
  const stopping = new AbortController()
  const names = schedules.map(({ job }) => job.name)
  const reportUnknown = reportUnknownJobs(
    jobs.map(({ name }) => name),
    services.log,
  )
  const { graceMs = GRACE_MS } = workers
  const releaseJobs = releaseJobsOfDeadWorkers(pool, graceMs)
  let again: NodeJS.Timeout | undefined
  const tidy = async () => {
    if (await releaseJobs()) again ??= setTimeout(tidyAgain, graceMs)
    await forgetReplacedJobs(pool, names)
    await reportUnknown(pool)
  }
  const tidyAgain = () => {
    again = undefined
    tidy().catch(() => {}) // the next one sees to it
  }
  const startPool = (options: PoolOptions) =>
    startWorkerPool({ pool, giveUp, ownerUrl }, services, options, stopping.signal)
  await tidy()
  const pools = await Promise.all(
    poolsFor(jobs, workers).map(async (options) => {
      const anew = async () => {
        await tidy()
        return startPool(options)
      }
      return keepWorking(await startPool(options), anew, services, stopping.signal)
    }),
  )
  const free = setInterval(tidyAgain, TIDY_EVERY_MS)
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

/** All do alarms, which go first; some do nothing else. */
function poolsFor(jobs: readonly AnyJob[], workers: Workers): PoolOptions[] {
  const alarms = jobs.filter(({ alarm }) => alarm)
  const all = { jobs, workers: workers.all }
  return alarms.length > 0 && workers.alarms > 0 ? [all, { jobs: alarms, workers: workers.alarms }] : [all]
}
