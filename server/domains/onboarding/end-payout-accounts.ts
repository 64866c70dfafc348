import type { Tx } from '../../platform/db/db.ts'
import { lockNamed } from '../../platform/db/locks.ts'
import { publish } from '../../platform/jobs/events.ts'
import { payoutAccountSet } from './events.ts'

/** Undoes the payout accounts set for a person up to a moment, as their undo links would. Later ones stay. */
export async function endPayoutAccounts(tx: Tx, user_id: string, until: Date): Promise<void> {
  await lockNamed(tx, 'payout_account', user_id) // makes a concurrent setup wait
  const ended = await tx
    .updateTable('payout_account')
    .set((eb) => ({ undone_at: tx.now, replaced_at: eb.fn.coalesce('replaced_at', eb.val(tx.now)) }))
    .where('user_id', '=', user_id)
    .where('undone_at', 'is', null)
    .where('verified_at', '<=', until)
    .returning('id')
    .execute()
  if (ended.length > 0) await publish(tx, payoutAccountSet, { user_id })
}
