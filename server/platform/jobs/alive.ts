import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Random, withJitter } from '../clock/jitter.ts'
import { LOCKS } from '../db/locks.ts'

const AGAIN_MS = 1000

/**
 * Holds the lock of a crew on a connection of its own: when the process dies, the database lets go of it at once. A lost
 * connection is made anew. Until it is, others may take the crew for dead and do its jobs again, which jobs bear.
 */
export function showAlive(ownerUrl: string, crew: string, random: Random): () => Promise<void> {
  let isOver = false
  let client: pg.Client | undefined
  const hold = async (): Promise<void> => {
    client = new pg.Client({ connectionString: ownerUrl, application_name: 'gida crew', keepAlive: true })
    const lost = new Promise<void>((done) => client?.once('end', done).on('error', () => done()))
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCKS.crew, crew])
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

/** A killed process leaves its jobs locked for hours. Frees those of every crew that no longer holds its lock. */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(crew)) from (
       select distinct locked_by as crew from graphile_worker._private_jobs where locked_by is not null) locking
     where pg_try_advisory_xact_lock($1, hashtext(crew)) having count(*) > 0`,
    [LOCKS.crew],
  )
}
