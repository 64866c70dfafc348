import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Revokes a key from the next call on. Also allowed to managers of its estates. Idempotent. */
export async function revokeKey(tx: Tx, actor: Actor, id: string): Promise<void> {
  orNotFound(await tx.selectFrom('api_key').select('id').where('id', '=', id).executeTakeFirst())
  await tx
    .updateTable('api_key')
    .set({ revoked_at: tx.now, revoked_by: actor.user_id })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}
