import type { Tx } from '../../../platform/db/db.ts'
import { oweToLandlord } from '../../charges/index.ts'

/**
 * All leases of a property have its landlord, the first that is named, also those that are over: their deposits are settled later. Then
 * what is owed under them. Leases first: whoever raises a charge for one at this moment is waited for, and the next raises it for the landlord.
 */
export async function applyNewLandlord(
  tx: Tx,
  named: { property_id: string; landlord_id: string },
): Promise<void> {
  const { property_id, landlord_id } = named
  await tx
    .updateTable('lease')
    .set({ landlord_id })
    .where('property_id', '=', property_id)
    .where('landlord_id', 'is', null)
    .execute()
  await oweToLandlord(tx, named)
}
