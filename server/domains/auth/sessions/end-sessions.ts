import type { Tx } from '../../../platform/db/db.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'

/**
 * Ends one session: its tokens are refused from the next transaction on, and its sockets close. With `user_id`, only if
 * it is that person's. False when there was none to end.
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
 * Ends all sessions of a person, but the one that is named. Tokens of an outside issuer from before this moment open no
 * new one either. Answers how many were live.
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
  // What was half-way in does not come in either.
  await tx.deleteFrom('sign_in_challenge').where('user_id', '=', user_id).execute()
  await tx.deleteFrom('sign_in_code').where('user_id', '=', user_id).execute()
  if (ended.length > 0) closeSockets(tx, user_id)
  return ended.filter(({ expires_at }) => expires_at > tx.now).length
}
