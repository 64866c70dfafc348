import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Random, withJitter } from '../clock/jitter.ts'
import { LOCKS } from '../db/lock-names.ts'

const AGAIN_MS = 1000

/**
 * Holds the lock of a worker process on a connection of its own: when the process dies, the database releases it at
 * once. A lost connection is opened again. Until then others may take the worker for dead and run its jobs again;
 * jobs are idempotent.
 */
export function holdWorkerLease(ownerUrl: string, workerId: string, random: Random): () => Promise<void> {
  let isOver = false
  let client: pg.Client | undefined
  const hold = async (): Promise<void> => {
    client = new pg.Client({ connectionString: ownerUrl, application_name: 'gida worker', keepAlive: true })
    const lost = new Promise<void>((done) => client?.once('end', done).on('error', () => done()))
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCKS.worker, workerId])
    await lost
  }
  const holding = (async () => {
    while (!isOver) {
      await hold().catch(() => {})
      if (!isOver) await pause(withJitter(AGAIN_MS, random), undefined, { ref: false })
    }
  })()
  return async () => {
    isOver = true
    await client?.end().catch(() => {})
    await holding
  }
}

/** A killed process leaves its jobs locked for hours. Releases the jobs of every worker that no longer holds its lock. */
export async function releaseJobsOfDeadWorkers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(worker_id)) from (
       select distinct locked_by as worker_id from graphile_worker._private_jobs where locked_by is not null) locking
     where pg_try_advisory_xact_lock($1, hashtext(worker_id)) having count(*) > 0`,
    [LOCKS.worker],
  )
}
