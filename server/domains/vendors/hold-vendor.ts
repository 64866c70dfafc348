import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { lockVendor } from './vendor-queries.ts'

/** Nothing more is given to a vendor on hold. Said again, the newer reason stands; without one, the hold is lifted. */
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
