import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/**
 * The books of estates, until this transaction ends: whoever changes what is owed or paid in them waits here for the other one. It
 * is the lock that the rollups take by themselves with the first charge or payment that changes them; taken before, so that nobody
 * who holds it waits for a charge whose holder waits for it. The README of payments has the order of all locks of money.
 */
export async function lockBooks(tx: Tx, estate_ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(7102, hashtext(id::text))
    from (select distinct id from unnest(${[...estate_ids]}::uuid[]) e (id) order by 1) e`.execute(tx)
}

/** The same for the estates of some charges or payments. */
export async function lockBooksOf(
  tx: Tx,
  table: 'charge' | 'payment',
  ids: readonly string[],
): Promise<void> {
  const found = await tx
    .selectFrom(table)
    .select('estate_id')
    .distinct()
    .where('id', 'in', [...ids])
    .execute()
  await lockBooks(
    tx,
    found.map(({ estate_id }) => estate_id),
  )
}
