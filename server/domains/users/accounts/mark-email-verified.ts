import type { Tx } from '../../../platform/db/db.ts'
import { resumeMailbox } from '../../../platform/delivery/suppress.ts'

/**
 * A person has shown that they read what is sent to this address. False when it is not theirs any more: then nothing is
 * marked. Who was waiting for it becomes ACTIVE.
 */
export async function markEmailVerified(tx: Tx, user_id: string, email: string): Promise<boolean> {
  const marked = await tx
    .updateTable('users')
    .set((eb) => ({
      email_verified_at: tx.now,
      status: eb
        .case()
        .when('status', '=', 'PENDING_VERIFICATION')
        .then(eb.val<'ACTIVE'>('ACTIVE'))
        .else(eb.ref('status'))
        .end(),
      updated_at: tx.now,
    }))
    .where('id', '=', user_id)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  if (marked) await resumeMailbox(tx, email)
  return marked !== undefined
}
