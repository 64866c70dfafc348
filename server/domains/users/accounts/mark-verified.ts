import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { resumeMailbox } from '../../../platform/delivery/suppress.ts'

/**
 * Marks an e-mail address or phone number as verified; by an e-mail address, pending accounts become ACTIVE. False, without any
 * change, if it is not the person's any more.
 */
export async function markVerified(tx: Tx, user_id: string, address: string): Promise<boolean> {
  const isPhone = address.startsWith('+')
  const marked = await tx
    .updateTable('users')
    .set(
      isPhone
        ? { phone_verified_at: tx.now, updated_at: tx.now }
        : {
            email_verified_at: tx.now,
            status: sql`case status when 'PENDING_VERIFICATION' then 'ACTIVE' else status end`,
            updated_at: tx.now,
          },
    )
    .where('id', '=', user_id)
    .where(isPhone ? 'phone' : 'email', '=', address)
    .returning('id')
    .executeTakeFirst()
  if (marked && !isPhone) await resumeMailbox(tx, address)
  return marked !== undefined
}
