import pg from 'pg'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { ignoreIdleFaults } from './pool-faults.ts'
import { reportUnknownJobs } from './put-off.ts'
import { forgetReplacedJobs } from './replaced.ts'
import { type Schedule, startSchedule } from './schedules.ts'
import { releaseJobsOfDeadWorkers } from './worker-lease.ts'
import { type Crew, keepWorking, startWorkerPool } from './worker-pool.ts'

export type RunningWorker = { stop(): Promise<void> }

const TIDY_EVERY_MS = 60_000
const WORKERS = 5
/** These do nothing but alarms: whatever else is slow or long, an alarm waits for none of it. */
const ALARM_WORKERS = 3
/** Each crew listens on a connection of its own. */
const CONNECTIONS = WORKERS + ALARM_WORKERS + 2

/** Takes jobs from the queue until stopped; a stop lets the running ones finish. */
export async function startWorker(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  schedules: readonly Schedule[],
): Promise<RunningWorker> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: CONNECTIONS, application_name: 'gida worker' })
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
  const startCrew = (crew: Crew) => startWorkerPool(pool, ownerUrl, services, crew, stopping.signal)
  await tidy()
  const crews = await Promise.all(
    crewsFor(jobs).map(async (crew) => {
      const again = async () => {
        await tidy()
        return startCrew(crew)
      }
      return keepWorking(await startCrew(crew), again, services, stopping.signal)
    }),
  )
  const free = setInterval(() => tidy().catch(() => {}), TIDY_EVERY_MS)
  const timers = [free, ...schedules.map((schedule) => startSchedule(services, schedule))]
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all(crews.map((crew) => crew.stop()))
      await pool.end()
    },
  }
}

/** All do alarms, which go first; some do nothing else. */
function crewsFor(jobs: readonly AnyJob[]): Crew[] {
  const alarms = jobs.filter(({ alarm }) => alarm)
  const all = { jobs, workers: WORKERS }
  return alarms.length > 0 ? [all, { jobs: alarms, workers: ALARM_WORKERS }] : [all]
}
