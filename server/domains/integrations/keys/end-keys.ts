import type { Tx } from '../../../platform/db/db.ts'

/** Ends all keys of a person from the next call on. */
export async function endKeysOf(tx: Tx, user_id: string): Promise<void> {
  await tx
    .updateTable('api_key')
    .set({ revoked_at: tx.now, revoked_by: user_id })
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .execute()
}
