import type { Tx } from '../../../platform/db/db.ts'
import { resumeMailbox } from '../../../platform/delivery/suppress.ts'

/**
 * Marks an address as verified; pending accounts become ACTIVE. False, without any change, if it is not the person's address any
 * more.
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
