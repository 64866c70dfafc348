import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { estateSetupChanged } from '../events.ts'
import { getLandlord } from './landlord-queries.ts'
import { nameLandlord } from './name-landlord.ts'

/**
 * Sets the owner of a property. The first one can be set at any time; another one only while no tenancy runs and nothing is owed,
 * since both concern the previous owner. The caller locks the property and its units, so a tenancy that starts concurrently waits
 * and gets the new owner.
 */
export async function changeLandlord(
  tx: Tx,
  property: { id: string; estate_id: string; name: string; landlord_id: string | null },
  landlord_id: string,
): Promise<void> {
  await getLandlord(tx, landlord_id)
  if (property.landlord_id === null) return nameLandlord(tx, { property_id: property.id, landlord_id })

  await refuseWhileBound(tx, property)
  await tx
    .updateTable('property')
    .set({ landlord_id })
    .where('id', '=', property.id)
    .where('landlord_id', '=', property.landlord_id)
    .execute()
  await joinEstate(tx, { estate_id: property.estate_id, user_id: landlord_id, role: 'LANDLORD' })
  await publish(tx, estateSetupChanged, { estate_id: property.estate_id })
}

async function refuseWhileBound(
  tx: Tx,
  property: { id: string; estate_id: string; name: string },
): Promise<void> {
  const found = await sql<{ tenancies: number; owes: boolean }>`
    select app.live_tenancies(${property.estate_id}, ${property.id}) as tenancies,
      app.has_open_charges(${property.id}) as owes`.execute(tx)
  const { tenancies = 0, owes = false } = found.rows[0] ?? {}
  if (tenancies === 0 && !owes) return
  const why = tenancies > 0 ? `${tenancies} of its units are let` : 'something is still owed for it'
  throw new Problem('LANDLORD_IS_BOUND', {
    message: `The landlord of ${property.name} cannot change while ${why}.`,
    details: { tenancies, has_open_charges: owes },
  })
}
