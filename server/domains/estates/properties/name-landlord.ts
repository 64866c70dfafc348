import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { estateSetupChanged, landlordNamed } from '../events.ts'

/** Sets the owner of a property without one. A trigger updates its units. */
export async function nameLandlord(
  tx: Tx,
  { property_id, landlord_id }: { property_id: string; landlord_id: string },
): Promise<void> {
  const property = orNotFound(
    await tx
      .updateTable('property')
      .set({ landlord_id })
      .where('id', '=', property_id)
      .where('landlord_id', 'is', null)
      .returning('estate_id')
      .executeTakeFirst(),
  )
  await joinEstate(tx, { estate_id: property.estate_id, user_id: landlord_id, role: 'LANDLORD' })
  await publish(tx, landlordNamed, { property_id, estate_id: property.estate_id, landlord_id })
  await publish(tx, estateSetupChanged, { estate_id: property.estate_id })
}
