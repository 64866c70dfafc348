import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'

/** Unlinks an external identity from its account and ends the sessions of its tokens. */
export async function unlinkIdentity(tx: Tx, actor: Actor, id: string): Promise<void> {
  const mine = await tx
    .selectFrom('identity')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', actor.user_id)
    .forUpdate()
    .executeTakeFirst()
  orNotFound(mine)
  await tx
    .updateTable('session')
    .set({ ended_at: tx.now, end_reason: 'identity unlinked' })
    .where('identity_id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
  await tx.deleteFrom('identity').where('id', '=', id).execute()
  closeSockets(tx, actor.user_id)
}
