import type { Tx } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { notifyContactChanged } from './notify-contact-changed.ts'

/** Removes a number from an account that never verified it, since somebody else has shown that it is theirs; tells its owner by mail. */
export async function releasePhone(tx: Tx, phone: string): Promise<void> {
  const former = await tx
    .updateTable('users')
    .set({ phone: null, updated_at: tx.now })
    .where('phone', '=', phone)
    .where('phone_verified_at', 'is', null)
    .where('email', 'is not', null)
    .returning(['id', 'email'])
    .executeTakeFirst()
  if (!former) return
  const { id: user_id, email } = former
  await enqueue(tx, notifyContactChanged, {
    user_id,
    before: { email, phone },
    after: { email, phone: null },
    at: tx.now.toISOString(),
  })
}
