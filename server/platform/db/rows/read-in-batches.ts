import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db.ts'

/** Rows held in memory at a time. */
const BATCH = 1_000

/**
 * Reads the rows of one query from one snapshot, batch by batch, through a cursor of that name. It ends with the
 * transaction at the latest.
 */
export async function* readInBatches<Row>(
  tx: Tx,
  name: string,
  query: RawBuilder<Row>,
): AsyncGenerator<Row[]> {
  const cursor = sql.id(name)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from ${cursor}`.execute(tx)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) break
  }
  await sql`close ${cursor}`.execute(tx)
}
