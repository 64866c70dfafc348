import type { Tx } from '../../../platform/db/db.ts'
import type { UserRow } from '../../users/index.ts'
import { endAllSessions } from '../sessions/end-sessions.ts'
import { notifyPasswordChanged } from './notify-password-changed.ts'

/** Stores a new password, ends all sessions, and notifies the person. */
export async function storePassword(
  tx: Tx,
  user: UserRow,
  password_hash: string,
  reason: string,
): Promise<void> {
  const credential = { password_hash, changed_at: tx.now }
  await tx
    .insertInto('credential')
    .values({ user_id: user.id, ...credential })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(credential))
    .execute()
  await endAllSessions(tx, user.id, reason)
  await notifyPasswordChanged(tx, user)
}
