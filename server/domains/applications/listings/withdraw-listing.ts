import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getUnit } from '../../estates/index.ts'
import { canLetUnit } from '../policy.ts'
import { getListingOfUnit } from './listing-queries.ts'

/** Withdraws a listing; idempotent. Applications stay. */
export async function withdrawListing(tx: Tx, actor: Actor, unit_id: string): Promise<void> {
  const unit = await getUnit(tx, unit_id)
  if (!canLetUnit(actor, unit)) throw problem('PERMISSION_DENIED')
  const { id } = await getListingOfUnit(tx, unit_id)
  await tx
    .updateTable('listing')
    .set({ withdrawn_at: tx.now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
}
