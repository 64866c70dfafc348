import { runOnce } from 'graphile-worker'
import type pg from 'pg'
import type { AnyJob } from '../platform/jobs/jobs.ts'
import { loggerTo, taskList } from '../platform/jobs/task-list.ts'
import type { Services } from '../platform/services.ts'

/** Runs every waiting job, and the jobs that those add, until none is left. */
export const runWaitingJobs = (owner: pg.Pool, services: Services, jobs: readonly AnyJob[]): Promise<void> =>
  runOnce({
    pgPool: owner,
    taskList: taskList(services, jobs),
    noHandleSignals: true,
    logger: loggerTo(services),
  })
