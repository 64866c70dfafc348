import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/**
 * Says in a transaction of the system's for whom it works, so that what is asked about this person (which estates they
 * manage) is answered as for them. It opens and closes nothing: whoever calls it refuses what they may not do.
 */
export async function setActor(tx: Tx, { user_id }: { user_id: string }): Promise<void> {
  await sql`select app.set_actor(${user_id})`.execute(tx)
}
