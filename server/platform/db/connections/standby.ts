import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Problem } from '../../errors/problem.ts'
import { TransactionConflict } from '../problems.ts'
import { type Transact, transactionsOn } from '../transactions.ts'
import { openPool } from './open-pool.ts'

/** Few long reads run at a time. */
const CONNECTIONS = 4
const CATCHES_UP_WITHIN_MS = 2_000
const LOOKS_EVERY_MS = 50

type Acts = Omit<Parameters<typeof transactionsOn>[1], 'committed'>

/**
 * Runs long reads on a standby. A reader sees everything committed before: the standby must first have replayed the
 * primary's current WAL position. The primary answers if the standby is down, too far behind, promoted, or cancels the
 * read.
 */
export function openStandby(url: string, first: pg.Pool, readAtFirst: Transact, acts: Acts) {
  const pool = openPool(url, CONNECTIONS)
  const looks = openPool(url, 1) // never queued behind a long read
  const readThere = transactionsOn(pool, { ...acts, committed: () => {} })

  async function hasAll(): Promise<boolean> {
    const { rows } = await first.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')
    // A silent standby is waited for no longer than one that lags.
    return Promise.race([hasReplayed(rows[0]?.lsn), pause(CATCHES_UP_WITHIN_MS, false, { ref: false })])
  }

  async function hasReplayed(lsn: string | undefined): Promise<boolean> {
    const began = performance.now()
    while (performance.now() - began < CATCHES_UP_WITHIN_MS) {
      const { rows } = await looks.query<{ has_all: boolean }>({
        text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_all',
        values: [lsn],
        ...{ query_timeout: CATCHES_UP_WITHIN_MS },
      })
      if (rows[0]?.has_all) return true
      await pause(LOOKS_EVERY_MS)
    }
    return false
  }

  const read: Transact = async (actor, work) => {
    if (!(await hasAll().catch(() => false))) return readAtFirst(actor, work)
    return readThere(actor, work).catch((error: unknown) => {
      if (!isOfTheStandby(error)) throw error
      return readAtFirst(actor, work)
    })
  }

  return { read, close: () => Promise.all([pool.end(), looks.end()]) }
}

/** The standby went down or cancelled a read that conflicted with replay. */
const isOfTheStandby = (error: unknown): boolean =>
  error instanceof TransactionConflict || (error instanceof Problem && error.code === 'DATABASE_UNAVAILABLE')
