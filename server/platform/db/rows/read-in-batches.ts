import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db.ts'

/** Rows held in memory at a time, of a query of any length. */
const BATCH = 1_000

/** The rows of one query, of one moment, batch by batch through a cursor of that name; it lives as long as the transaction at most. */
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
