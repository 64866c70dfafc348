import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * Whoever pays or records money for a unit waits here for the other one: the second then finds what the first has written.
 * Sorted, so that two that take several do not wait for each other.
 */
export async function lockUnitsToRecord(tx: Tx, unit_ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(unit_ids)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx)
  }
}

/** Of one name within an estate: a bank reference, a slip, the cash of one hand. */
export async function lockName(tx: Tx, estate_id: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${estate_id}:${name.toUpperCase()}`}, 0))`.execute(
    tx,
  )
}
