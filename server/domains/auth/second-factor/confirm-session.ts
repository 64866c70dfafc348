import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { confirmedUntil } from '../open-session.ts'

/** Marks this session as recently confirmed (step-up); not the person's other sessions. */
export async function confirmSession(tx: Tx, actor: Actor): Promise<Date> {
  const confirmed_until = confirmedUntil(tx.now)
  await tx
    .updateTable('session')
    .set({ confirmed_until })
    .where('id', '=', actor.session_id)
    .where('user_id', '=', actor.user_id)
    .execute()
  return confirmed_until
}
