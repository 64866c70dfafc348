import type { NewVendor } from '@gida/contract/domains/vendors/vendor'
import type { Actor } from '../../platform/access/actor.ts'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { refuseOthersEstates } from './policy.ts'

/** Adds a vendor to the register of estates that the actor runs. */
export async function createVendor(
  tx: Tx,
  actor: Actor,
  { estate_ids, ...vendor }: NewVendor,
): Promise<{ id: string }> {
  await refuseOthersEstates(tx, actor, estate_ids)
  return asSystem(tx, async () => {
    const made = await tx
      .insertInto('vendor')
      .values({ ...vendor, created_by: actor.user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('vendor_estate')
      .values(estate_ids.map((estate_id) => ({ vendor_id: made.id, estate_id })))
      .execute()
    return made
  })
}
