import type { Tx } from '../../platform/db/db.ts'
import { closeSockets } from '../../platform/realtime/live.ts'

/** Ends one session: its tokens are refused from the next transaction on, and its sockets close. */
export async function endSession(tx: Tx, session_id: string, reason: string): Promise<void> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: tx.now, end_reason: reason })
    .where('id', '=', session_id)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  if (ended) await closeSockets(tx, ended.user_id)
}
