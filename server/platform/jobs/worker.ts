import pg from 'pg'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { ignoreIdleFaults } from './pool-faults.ts'
import { reportUnknownJobs } from './put-off.ts'
import { forgetReplacedJobs } from './replaced.ts'
import { type Schedule, startSchedule } from './schedules.ts'
import { releaseJobsOfDeadWorkers } from './worker-lease.ts'
import { startWorkerPool, untilStarted } from './worker-pool.ts'

export type RunningWorker = { stop(): Promise<void> }

const TIDY_EVERY_MS = 60_000

/** Takes jobs from the queue until stopped; a stop lets the running ones finish. */
export async function startWorker(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  schedules: readonly Schedule[],
): Promise<RunningWorker> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 6, application_name: 'gida worker' })
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
  const start = async () => {
    await tidy()
    return startWorkerPool(pool, ownerUrl, services, jobs, stopping.signal)
  }
  let workers = await start()
  const working = (async () => {
    for (;;) {
      await workers.ended
      if (stopping.signal.aborted) return
      services.log.error({ part: 'worker' }, 'the workers have ended, and others take their place')
      workers = await untilStarted(start, services, stopping.signal)
    }
  })().catch(() => {}) // stopped while the database was away
  const free = setInterval(() => tidy().catch(() => {}), TIDY_EVERY_MS)
  const timers = [free, ...schedules.map((schedule) => startSchedule(services, schedule))]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await workers.stop()
      await working
      await pool.end()
    },
  }
}
