import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/**
 * From here on a person's transaction is the server's own: for what no person may write, like the state of a payment.
 * Whoever calls it has decided before, with the person's own eyes, that they may have it done.
 */
export async function elevateToSystem(tx: Tx): Promise<void> {
  await sql`select app.act_as_system(${tx.now}, ${tx.capability})`.execute(tx)
}
