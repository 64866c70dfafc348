import type { UpdateVendor } from '@gida/contract/domains/vendors/vendor'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { publish } from '../../platform/jobs/events.ts'
import { vendorPhoneChanged } from './events.ts'
import { refuseOthersEstates } from './policy.ts'
import { lockVendor } from './vendor-queries.ts'

/** Changes a vendor. Only estates that the actor runs are added or removed. */
export async function updateVendor(
  tx: Tx,
  actor: Actor,
  id: string,
  { estate_ids, ...change }: UpdateVendor,
): Promise<void> {
  const { phone } = await lockVendor(tx, actor, id)
  if (Object.keys(change).length > 0)
    await tx.updateTable('vendor').set(change).where('id', '=', id).execute()
  if (change.phone !== undefined && change.phone !== phone)
    await publish(tx, vendorPhoneChanged, { vendor_id: id })
  if (estate_ids) await knowVendorIn(tx, actor, id, estate_ids)
}

async function knowVendorIn(
  tx: Tx,
  actor: Actor,
  vendor_id: string,
  estate_ids: readonly string[],
): Promise<void> {
  await refuseOthersEstates(tx, actor, estate_ids)
  // Add before removing: a vendor without any estate is invisible.
  await tx
    .insertInto('vendor_estate')
    .values(estate_ids.map((estate_id) => ({ vendor_id, estate_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .deleteFrom('vendor_estate')
    .where('vendor_id', '=', vendor_id)
    .where('estate_id', 'not in', [...estate_ids])
    .where(
      sql<boolean>`(estate_id = any ((select app.managed_estates())::uuid[]) or (select app.sees_all()))`,
    )
    .execute()
}
