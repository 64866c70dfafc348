import type { NewVendor } from '@gida/contract/domains/vendors/vendor'
import type { Actor } from '../../platform/access/actor.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { findSent, sentAs } from '../../platform/db/rows/sent-once.ts'
import { refuseOthersEstates } from './policy.ts'

/** Adds a vendor to the register of the actor's estates. Idempotent by `client_id`. */
export async function createVendor(
  tx: Tx,
  actor: Actor,
  { client_id, estate_ids, ...vendor }: NewVendor,
): Promise<{ id: string; is_new: boolean }> {
  await refuseOthersEstates(tx, actor, estate_ids)
  const sent = sentAs(client_id, { estate_ids, ...vendor })
  return asSystem(tx, async () => {
    const known = await findSent(tx, 'vendor', { created_by: actor.user_id }, sent)
    if (known) return { id: known, is_new: false }
    const made = await tx
      .insertInto('vendor')
      .values({ ...vendor, ...sent, created_by: actor.user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('vendor_estate')
      .values(estate_ids.map((estate_id) => ({ vendor_id: made.id, estate_id })))
      .execute()
    return { id: made.id, is_new: true }
  })
}
