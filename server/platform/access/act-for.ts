import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/**
 * From here on a transaction of the system's own reads as a person who is not signed in: what row-level security hides from them stays
 * hidden. Whoever calls it knows that they asked for it, as by the token of their calendar feed.
 */
export async function actFor(tx: Tx, { user_id }: { user_id: string }): Promise<void> {
  await sql`select app.act_for(${user_id}, ${tx.capability})`.execute(tx)
}
