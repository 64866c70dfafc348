import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from './db.ts'
import { LOCKS, type LockName } from './lock-names.ts'

/** Waits until nobody else is at it, and holds it until this transaction ends. Several keys of a kind are taken in their order. */
export async function lockNamed(tx: Tx, name: LockName, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[name]}, hashtext(${key}))`.execute(tx)
}

/** Held until the connection ends. */
export async function lockForSession(client: pg.ClientBase, name: LockName, key = ''): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCKS[name], key])
}
