import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { refuseOthers } from './policy.ts'

/** Records that a person continues without a payout account for now. */
export async function skipPayoutSetup(tx: Tx, actor: Actor): Promise<void> {
  refuseOthers(actor)
  await tx
    .insertInto('payout_setup_skip')
    .values({ user_id: actor.user_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
