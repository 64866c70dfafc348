import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Deletes an account that nobody ever signed in to and that nothing points to. Answers whether it is gone. */
export async function deleteUntouched(tx: Tx, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`select app.delete_untouched(${user_id}) as gone`.execute(tx)
  return rows[0]?.gone ?? false
}
