import { runOnce } from 'graphile-worker'
import pg from 'pg'
import type { Services } from '../services.ts'
import type { AnyJob } from './jobs.ts'
import { ignoreIdleFaults } from './pool-faults.ts'
import { loggerTo, taskList } from './task-list.ts'

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
