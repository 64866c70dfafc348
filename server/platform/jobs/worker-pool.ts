import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { withJitter } from '../clock/jitter.ts'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { loggerTo, taskList } from './task-list.ts'
import { releaseUnheardJobs } from './unheard-jobs.ts'
import { holdWorkerLease, type WorkerLease } from './worker-lease.ts'

const AGAIN_MS = 1000
/** Workers that could not say how a job went let those that still run end within this time. */
const ENDS_WITHIN_MS = 5_000

/** How many workers, and what they do. */
export type PoolOptions = { jobs: readonly AnyJob[]; workers: number }

type WorkerPool = { ended: Promise<void>; stop(): Promise<void> }

/** The queue: connections to it, what gives them all up, and where it is. */
type Queue = { pool: pg.Pool; giveUp: () => void; ownerUrl: string }

/** Workers that live until they are stopped, or until the database could not be told how a job went. */
export async function startWorkerPool(
  { pool, giveUp, ownerUrl }: Queue,
  services: Services,
  { jobs, workers }: PoolOptions,
  stopping: AbortSignal,
): Promise<WorkerPool> {
  const events: WorkerEvents = new EventEmitter()
  let lease: WorkerLease | undefined
  let leaveUnheard = () => {}
  events.on('pool:create', ({ workerPool }) => {
    lease = holdWorkerLease(ownerUrl, workerPool.id, services.random, () => {
      services.log.error({ part: 'worker' }, 'the lease is lost, and what was begun is left off')
      giveUp()
    })
    leaveUnheard = releaseUnheardJobs(pool, workerPool.id, events)
  })
  // The queue's own shutdown does not end where two jobs at once could not be told of: it counts below zero what it waits for.
  const failed = new Promise<void>((done) =>
    events.once('pool:fatalError', () => setTimeout(done, ENDS_WITHIN_MS).unref()),
  )
  const runner: Runner = await run({
    pgPool: pool,
    taskList: taskList(services, jobs, { stopping, lease: () => lease?.signal }),
    events,
    concurrency: workers,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: loggerTo(services),
    // With batches, a lost connection ends the pool; without, its rejection has no handler and ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const ended = Promise.race([runner.promise.catch(() => {}), failed]).then(() => {
    leaveUnheard()
    return lease?.letGo()
  })
  return {
    ended,
    stop: async () => {
      await runner.stop().catch(() => {}) // it may have ended by itself
      await ended
    },
  }
}

/** Puts other workers in the place of those that have ended, until `signal` says to stop. */
export function keepWorking(
  first: WorkerPool,
  start: () => Promise<WorkerPool>,
  services: Services,
  signal: AbortSignal,
): Pick<WorkerPool, 'stop'> {
  let pool = first
  const working = (async () => {
    for (;;) {
      await pool.ended
      if (signal.aborted) return
      services.log.error({ part: 'worker' }, 'the workers have ended, and others take their place')
      pool = await untilStarted(start, services, signal)
    }
  })().catch(() => {}) // stopped while the database was away
  return {
    stop: async () => {
      await pool.stop()
      await working
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
