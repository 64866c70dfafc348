import type { Tx } from '../../../platform/db/db.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'

/**
 * Ends a session: its tokens are refused from the next transaction on, and its sockets close. With `user_id`, only if it belongs to
 * that person. False if there was none to end.
 */
export async function endSession(
  tx: Tx,
  session_id: string,
  reason: string,
  user_id?: string,
): Promise<boolean> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: tx.now, end_reason: reason })
    .where('id', '=', session_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? ''))
    .returning('user_id')
    .executeTakeFirst()
  if (ended) closeSockets(tx, ended.user_id)
  return ended !== undefined
}

/**
 * Ends all sessions of a person except `except`. Earlier tokens of external issuers cannot open new ones either. Returns how many
 * were active.
 */
export async function endAllSessions(
  tx: Tx,
  user_id: string,
  reason: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const ended = await tx
    .updateTable('session')
    .set({ ended_at: tx.now, end_reason: reason })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('expires_at')
    .execute()
  await tx.updateTable('identity').set({ tokens_from: tx.now }).where('user_id', '=', user_id).execute()
  // Sign-ins in progress are cancelled too.
  await tx.deleteFrom('sign_in_challenge').where('user_id', '=', user_id).execute()
  await tx.deleteFrom('sign_in_code').where('user_id', '=', user_id).execute()
  if (ended.length > 0) closeSockets(tx, user_id)
  return ended.filter(({ expires_at }) => expires_at > tx.now).length
}
