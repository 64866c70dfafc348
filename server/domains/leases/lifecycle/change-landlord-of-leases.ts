import type { Tx } from '../../../platform/db/db.ts'
import { oweToLandlord } from '../../charges/index.ts'

/**
 * Leases that run, are to come or are being written have the landlord of their property, once one is named; then what is owed under
 * them. Leases first: whoever raises a charge for one at this moment is waited for, and the next raises it for the landlord.
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
    .where('status', 'in', ['DRAFT', 'PENDING_SIGNATURE', 'ACTIVE'])
    .execute()
  await oweToLandlord(tx, named)
}
