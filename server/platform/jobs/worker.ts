import { Logger, type Runner, run, runOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { Services } from '../services.ts'
import { type AnyJob, enqueue } from './jobs.ts'

/** Something done again and again: asked for every so often, by one node at a time through its key. */
export type Schedule = { job: AnyJob; everySeconds: number }

export type RunningWorker = { stop(): Promise<void> }

/** Takes jobs from the queue until stopped; a stop lets the running ones finish. */
export async function startWorker(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  schedules: readonly Schedule[],
): Promise<RunningWorker> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 6, application_name: 'gida worker' })
  ignoreIdleFaults(pool)
  await freeJobsOfTheDead(pool)
  const runner: Runner = await run({
    pgPool: pool,
    taskList: taskList(services, jobs),
    concurrency: 5,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: loggerTo(services),
  })
  const timers = schedules.map((schedule) => startSchedule(services, schedule))
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await runner.stop()
      await pool.end()
    },
  }
}

/** Runs every waiting job, and the jobs that those add, until none is left. */
export async function runWaitingJobs(
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3 })
  ignoreIdleFaults(pool)
  try {
    await runOnce({
      pgPool: pool,
      taskList: taskList(services, jobs),
      noHandleSignals: true,
      logger: loggerTo(services),
    })
  } finally {
    await pool.end()
  }
}

/** A connection that is lost while idle is dropped by the pool; the next use opens another. */
function ignoreIdleFaults(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

const loggerTo = (services: Services) =>
  new Logger(() => (level, message) => {
    if (level === 'error') services.log.error({ part: 'worker' }, message)
  })

function taskList(services: Services, jobs: readonly AnyJob[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        try {
          await job.run(services, job.payload.parse(payload))
        } catch (error) {
          services.log.warn({ job: job.name, error }, 'a job failed and will be tried again')
          throw error
        }
      },
    ]),
  )
}

/**
 * A killed process leaves its jobs locked for hours. Each worker holds one advisory lock while it lives, so at a start
 * that gets the exclusive lock nobody else is alive, and every lock in the queue is a dead one's.
 */
async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const alone = await client.query<{ got: boolean }>('select pg_try_advisory_lock(4432, 2) as got')
    if (!alone.rows[0]?.got) return
    await client.query(`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker._private_jobs where locked_by is not null having count(*) > 0`)
    await client.query('select pg_advisory_unlock(4432, 2)')
  } finally {
    client.release()
  }
}

function startSchedule(services: Services, { job, everySeconds }: Schedule): NodeJS.Timeout {
  const ask = () =>
    services
      .transaction('system', (tx) => enqueue(tx, job, {}, { key: `schedule:${job.name}` }))
      .catch((error) => services.log.warn({ job: job.name, error }, 'a schedule could not be asked for'))
  ask()
  return setInterval(ask, everySeconds * 1000)
}
