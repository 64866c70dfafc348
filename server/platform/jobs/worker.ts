import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Logger,
  type Runner,
  run,
  runOnce,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import { withJitter } from '../clock/jitter.ts'
import { runInContext } from '../log/unhandled-rejections.ts'
import type { Services } from '../services.ts'
import { type AnyJob, enqueue, readPayload } from './jobs.ts'
import { isHandedBack, putOff, reportUnknownJobs } from './put-off.ts'
import { forgetReplacedJobs } from './replaced.ts'
import { holdWorkerLease, releaseJobsOfDeadWorkers } from './worker-lease.ts'

/** Something done again and again: asked for every so often, by one node at a time through its key. */
export type Schedule = { job: AnyJob; everySeconds: number }

export type RunningWorker = { stop(): Promise<void> }

const TIDY_EVERY_MS = 60_000
const AGAIN_MS = 1000

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

type WorkerPool = { ended: Promise<void>; stop(): Promise<void> }

/** Workers that live until they are stopped, or until the database could not be told how a job went. */
async function startWorkerPool(
  pool: pg.Pool,
  ownerUrl: string,
  services: Services,
  jobs: readonly AnyJob[],
  stopping: AbortSignal,
): Promise<WorkerPool> {
  const events: WorkerEvents = new EventEmitter()
  let letGo = async () => {}
  events.on('pool:create', ({ workerPool }) => {
    letGo = holdWorkerLease(ownerUrl, workerPool.id, services.random)
  })
  const runner: Runner = await run({
    pgPool: pool,
    taskList: taskList(services, jobs, stopping),
    events,
    concurrency: 5,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: loggerTo(services),
    // With batches, a lost connection ends the pool; without, its rejection has no handler and ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const ended = runner.promise.catch(() => {}).then(() => letGo())
  return {
    ended,
    stop: async () => {
      await runner.stop().catch(() => {}) // it may have ended by itself
      await ended
    },
  }
}

async function untilStarted(
  start: () => Promise<WorkerPool>,
  { random }: Services,
  signal: AbortSignal,
): Promise<WorkerPool> {
  for (;;) {
    await pause(withJitter(AGAIN_MS, random), undefined, { signal })
    const workers = await start().catch(() => null)
    if (workers && signal.aborted) await workers.stop()
    if (workers) return workers
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

/** How a job went is logged where it ran; the rest is the queue's own trouble. */
const loggerTo = (services: Services) =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.failure !== true) services.log.error({ part: 'worker' }, message)
  })

function taskList(services: Services, jobs: readonly AnyJob[], stopping?: AbortSignal): TaskList {
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(services, job, stopping)]))
}

const taskOf =
  (services: Services, job: AnyJob, stopping?: AbortSignal): Task =>
  async (payload, helpers) => {
    try {
      const read = readPayload(job.payload, payload)
      await runInContext({ named: { job: job.name }, stopping }, () => job.run(services, read))
    } catch (error) {
      if (!isHandedBack(error))
        services.log.warn({ job: job.name, error }, 'a job failed and will be tried again')
      await putOff(helpers, error, services.random).catch(() => {}) // the queue itself puts it off in any case
      throw error
    }
  }

/** Asks for everything that is done again and again, out of turn. */
export async function askForAll(services: Services, schedules: readonly Schedule[]): Promise<void> {
  for (const { job } of schedules) await enqueueImportJob(services, job)
}

const enqueueImportJob = (services: Services, job: AnyJob): Promise<void> =>
  services.transaction('system', (tx) => enqueue(tx, job, {}, { key: `schedule:${job.name}` }))

function startSchedule(services: Services, { job, everySeconds }: Schedule): NodeJS.Timeout {
  const ask = () =>
    enqueueImportJob(services, job).catch((error) =>
      services.log.warn({ job: job.name, error }, 'a schedule could not be asked for'),
    )
  ask()
  return setInterval(ask, everySeconds * 1000)
}
