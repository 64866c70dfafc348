import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/**
 * Locks the books of estates for the rest of this transaction, which serialises changes of what is owed and paid. The
 * rollup triggers take the same lock on the first write to a charge or payment; taking it earlier prevents a deadlock
 * with somebody who holds a charge. Lock order: README of payments.
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
