import type { Tx } from '../../../platform/db/db.ts'
import { creditLandlord } from '../../charges/index.ts'

/**
 * Sets the first named landlord on all leases of a property, including ended ones, whose deposits are settled later, and
 * then on their charges. Leases go first: a concurrent charge run is waited for, and the next one uses the landlord.
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
  await creditLandlord(tx, named)
}
