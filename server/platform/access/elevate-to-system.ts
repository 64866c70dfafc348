import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/**
 * Gives the rest of a person's transaction system rights, for writes that no person may make, such as the state of a
 * payment. The caller must already have checked, under the person's own rights, that they may have it done.
 */
export async function elevateToSystem(tx: Tx): Promise<void> {
  await sql`select app.act_as_system(${tx.now}, ${tx.capability})`.execute(tx)
}
