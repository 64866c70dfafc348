import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Runner, run, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { withJitter } from '../clock/jitter.ts'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { releaseOrphanedJobs } from './orphaned-jobs.ts'
import { loggerTo, taskList } from './task-list.ts'
import { holdWorkerLease, type WorkerLease } from './worker-lease.ts'

const AGAIN_MS = 1000
/** How long running jobs may take to finish in a pool that cannot report results; ms. */
const ENDS_WITHIN_MS = 5_000

/** Number of workers, and their jobs. */
export type PoolOptions = { jobs: readonly AnyJob[]; workers: number }

type WorkerPool = { ended: Promise<void>; stop(): Promise<void> }

/** The queue: its pool, a function that closes all of its connections, and its address. */
type Queue = { pool: pg.Pool; giveUp: () => void; ownerUrl: string }

/** Workers that run until stopped, or until a job's result could not be written to the database. */
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
    const lost = () => {
      services.log.error({ part: 'worker' }, 'the lease is lost, and what was begun is left off')
      giveUp()
    }
    lease = holdWorkerLease(ownerUrl, workerPool.id, services.random, { cut: giveUp, lost })
    leaveUnheard = releaseOrphanedJobs(pool, workerPool.id, events)
  })
  // graphile-worker's own shutdown hangs if two results fail to be written at once: its counter drops below zero.
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
    // With batching, a lost connection ends the pool; without it, its unhandled rejection ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  endUnlessItAsks(events, runner)
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

/** A pool that could not read the ids of its tasks keeps that failure for good, and would never take a job. */
function endUnlessItAsks(events: WorkerEvents, runner: Runner): void {
  const isWell = () => events.off('worker:getJob:error', end)
  const end = () => void runner.stop().catch(() => {}) // it may have ended by itself
  events.on('worker:getJob:error', end)
  for (const well of ['worker:getJob:empty', 'job:start'] as const) events.once(well, isWell)
}

/** Restarts workers that have ended, until `signal` aborts. */
export function superviseWorkers(
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
  })().catch(() => {}) // stopped while the database was down
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
