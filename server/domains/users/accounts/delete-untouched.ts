import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Deletes an account that was never used and that nothing refers to. Returns whether it was deleted. */
export async function deleteUntouched(tx: Tx, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`select app.delete_untouched(${user_id}) as gone`.execute(tx)
  return rows[0]?.gone ?? false
}
