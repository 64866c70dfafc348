import type { Tx } from '../../../platform/db/db.ts'

/** Leases that run, are to come or are being written have the landlord of their property, once one is named. */
export async function applyNewLandlord(
  tx: Tx,
  { property_id, landlord_id }: { property_id: string; landlord_id: string },
): Promise<void> {
  await tx
    .updateTable('lease')
    .set({ landlord_id })
    .where('property_id', '=', property_id)
    .where('landlord_id', 'is', null)
    .where('status', 'in', ['DRAFT', 'PENDING_SIGNATURE', 'ACTIVE'])
    .execute()
}
