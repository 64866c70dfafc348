import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { withJitter } from '../clock/jitter.ts'
import type { Tx } from './db.ts'
import { LOCKS, type LockName } from './lock-names.ts'

/** Takes a lock until the transaction ends, waiting if needed. Take several keys of one name in sorted order. */
export async function lockNamed(tx: Tx, name: LockName, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[name]}, hashtext(${key}))`.execute(tx)
}

const ASKED_AGAIN_MS = 100

/**
 * Takes a lock until the connection ends. It polls instead of waiting: the holder may be creating an index concurrently,
 * which waits for every statement that began earlier, including a waiting lock request.
 */
export async function lockForSession(client: pg.ClientBase, name: LockName, key = ''): Promise<void> {
  const tried = 'select pg_try_advisory_lock($1, hashtext($2)) as held'
  while (!(await client.query<{ held: boolean }>(tried, [LOCKS[name], key])).rows[0]?.held)
    await pause(withJitter(ASKED_AGAIN_MS, Math.random))
}
