import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Random, withJitter } from '../clock/jitter.ts'
import {
  openPersistentConnection,
  type PersistentConnection,
} from '../db/connections/persistent-connection.ts'
import { LOCKS } from '../db/lock-names.ts'

const AGAIN_MS = 1000
/** A lease not renewed within this time is lost: the database may have restarted, or another worker may hold it; ms. */
const HELD_AGAIN_WITHIN_MS = 4_000
/** Jobs of a worker without its lease are released after this long, later than the worker itself has stopped; ms. */
export const GRACE_MS = 8_000

export type WorkerLease = {
  /** Aborts when work under this lease must stop; undefined while the lease is lost and nothing may start. */
  readonly signal: AbortSignal | undefined
  /** Releases the lease for good and stops running work. */
  letGo(): Promise<void>
}

type OnTrouble = {
  /** The lease's connection ended by itself, so others to the same database may be dead without having said so. */
  cut(): void
  lost(): void
}

/**
 * Holds a worker process's lock on a dedicated connection: released at once if the process dies, after 20 seconds if its
 * connection is cut, which the worker notices after ten. A cut connection is reopened; if that takes too long, the lease
 * is lost.
 */
export function holdWorkerLease(
  ownerUrl: string,
  workerId: string,
  random: Random,
  { cut, lost }: OnTrouble,
): WorkerLease {
  let isOver = false
  let line: PersistentConnection | undefined
  let term: AbortController | undefined = new AbortController()
  let losing: NodeJS.Timeout | undefined

  function lose(): void {
    if (isOver || !term) return
    term.abort()
    term = undefined
    lost()
  }
  async function hold(): Promise<void> {
    line = await openPersistentConnection(ownerUrl, 'gida worker', (client) =>
      client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LOCKS.worker, workerId]),
    )
    if (isOver) return void (await line.end()) // released while it was connecting
    clearTimeout(losing)
    losing = undefined
    term ??= new AbortController()
    await line.ended
    if (!isOver) cut()
  }
  const holding = (async () => {
    while (!isOver) {
      await hold().catch(() => {})
      losing ??= setTimeout(lose, HELD_AGAIN_WITHIN_MS).unref()
      if (!isOver) await pause(withJitter(AGAIN_MS, random), undefined, { ref: false })
    }
  })()
  return {
    get signal() {
      return term?.signal
    },
    letGo: async () => {
      isOver = true
      term?.abort()
      clearTimeout(losing)
      await line?.end()
      await holding
    },
  }
}

/**
 * A killed process leaves its jobs locked for hours. The returned function unlocks the jobs of every worker seen without
 * its lock twice, a grace period apart, and returns whether it saw one for the first time.
 */
export function releaseJobsOfDeadWorkers(pool: pg.Pool, graceMs = GRACE_MS): () => Promise<boolean> {
  const missedSince = new Map<string, number>()
  return async () => {
    const { rows } = await pool.query<{ worker_id: string }>(
      `select worker_id from (
         select distinct locked_by as worker_id from graphile_worker._private_jobs where locked_by is not null) locking
       where pg_try_advisory_xact_lock($1, hashtext(worker_id))`,
      [LOCKS.worker],
    )
    const missed = rows.map(({ worker_id }) => worker_id)
    const now = performance.now()
    for (const known of missedSince.keys()) if (!missed.includes(known)) missedSince.delete(known)
    for (const id of missed) if (!missedSince.has(id)) missedSince.set(id, now)
    const dead = missed.filter((id) => now - (missedSince.get(id) ?? now) >= graceMs)
    if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [dead])
    return dead.length < missed.length
  }
}
