import type { Tx } from '../../platform/db/db.ts'
import { exists } from '../../platform/db/rows/exists.ts'

/** A person's active payout account. */
export async function findPayoutAccount(tx: Tx, user_id: string) {
  return tx
    .selectFrom('payout_account')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}
export type PayoutAccountRow = NonNullable<Awaited<ReturnType<typeof findPayoutAccount>>>

export async function hasSkippedPayout(tx: Tx, user_id: string): Promise<boolean> {
  return exists(tx.selectFrom('payout_setup_skip').select('user_id').where('user_id', '=', user_id))
}
