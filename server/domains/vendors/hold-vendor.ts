import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockVendor } from './vendor-queries.ts'

/** Puts a vendor on hold, so that they get no more work, or replaces the reason. Without a reason, lifts the hold. */
export async function holdVendor(
  tx: Tx,
  actor: Actor,
  id: string,
  hold_reason: string | null,
): Promise<void> {
  await lockVendor(tx, actor, id)
  await tx
    .updateTable('vendor')
    .set({ status: hold_reason === null ? 'ACTIVE' : 'ON_HOLD', hold_reason })
    .where('id', '=', id)
    .execute()
}
