import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/**
 * Sets for whom a system transaction works, so that functions about the current person (which estates they manage)
 * answer for them. It changes no rights: the caller must check what the person may do.
 */
export async function setActor(tx: Tx, { user_id }: { user_id: string }): Promise<void> {
  await sql`select app.set_actor(${user_id})`.execute(tx)
}
