import pg from 'pg'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { ignoreIdleFaults } from './pool-faults.ts'
import { reportUnknownJobs } from './put-off.ts'
import { forgetReplacedJobs } from './replaced.ts'
import { type Schedule, startSchedule } from './schedules.ts'
import { releaseJobsOfDeadWorkers } from './worker-lease.ts'
import { keepWorking, type PoolOptions, startWorkerPool } from './worker-pool.ts'

export type RunningWorker = { stop(): Promise<void> }

const TIDY_EVERY_MS = 60_000
/** How many do everything, and how many do nothing but alarms: whatever else is slow or long, an alarm waits for none of it. */
export type Workers = { all: number; alarms: number }
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
  const pool = new pg.Pool({ connectionString: ownerUrl, max, application_name: 'gida worker' })
  ignoreIdleFaults(pool)
  const stopping = new AbortController()
  const names = schedules.map(({ job }) => job.name)
  const reportUnknown = reportUnknownJobs(
    jobs.map(({ name }) => name),
    services.log,
  )
  const tidy = async () => {
    await releaseJobsOfDeadWorkers(pool)
    await forgetReplacedJobs(pool, names)
    await reportUnknown(pool)
  }
  const startPool = (options: PoolOptions) =>
    startWorkerPool(pool, ownerUrl, services, options, stopping.signal)
  await tidy()
  const pools = await Promise.all(
    poolsFor(jobs, workers).map(async (options) => {
      const again = async () => {
        await tidy()
        return startPool(options)
      }
      return keepWorking(await startPool(options), again, services, stopping.signal)
    }),
  )
  const free = setInterval(() => tidy().catch(() => {}), TIDY_EVERY_MS)
  const timers = [free, ...schedules.map((schedule) => startSchedule(services, schedule))]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
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
