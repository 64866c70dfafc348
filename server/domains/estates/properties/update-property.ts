import type { PropertyChange } from '@gida/contract/domains/estates/estate'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canNameLandlord, canWriteProperty } from '../policy.ts'
import { changeLandlord } from './change-landlord.ts'
import { getProperty, lockProperty } from './property-queries.ts'
import { refuseTakenPropertyName } from './taken-name.ts'

/** Changes a property or sets its owner. */
export async function updateProperty(
  tx: Tx,
  actor: Actor,
  id: string,
  { landlord_id, ...change }: PropertyChange,
): Promise<void> {
  const property = await getProperty(tx, actor, id)
  if (!canWriteProperty(actor, property)) throw problem('PERMISSION_DENIED')
  if (property.archived_at) throw problem('ARCHIVED')
  const { landlord_id: present } = await lockProperty(tx, id)
  if (landlord_id && landlord_id !== present) {
    if (!canNameLandlord(actor, property)) throw problem('PERMISSION_DENIED')
    await changeLandlord(tx, { ...property, landlord_id: present }, landlord_id)
  }
  if (Object.keys(change).length === 0) return
  const changed = await tx
    .updateTable('property')
    .set(change)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
    .catch((error) => refuseTakenPropertyName(error, property.estate_name, change.name ?? ''))
  if (changed.numUpdatedRows === 0n) throw problem('ARCHIVED')
}
