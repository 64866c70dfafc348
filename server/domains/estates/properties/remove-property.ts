import type { Removal } from '@gida/contract/domains/estates/estate'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { removeUnlessReferenced } from '../../../platform/db/rows/remove-unless-referenced.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { refuseWhileLet } from '../estate/refuse-while-let.ts'
import { estateSetupChanged } from '../events.ts'
import { canWriteProperty } from '../policy.ts'
import { lockUnitsOf, referencesTo } from '../units/lock-units.ts'
import { getProperty, lockProperty } from './property-queries.ts'

/** Deletes a property without tenancies, payments or documents; archives one with a history, once no tenancy runs. */
export async function removeProperty(tx: Tx, actor: Actor, id: string): Promise<Removal> {
  const property = await getProperty(tx, actor, id)
  if (!canWriteProperty(actor, property)) throw problem('PERMISSION_DENIED')
  if (property.archived_at) return { outcome: 'ARCHIVED' }
  await lockProperty(tx, id)
  const unit_ids = await lockUnitsOf(tx, { property_id: id })
  await refuseWhileLet(tx, { ...property, property_id: id })
  await publish(tx, estateSetupChanged, { estate_id: property.estate_id })

  const hanging = await referencesTo(tx, unit_ids)
  const { rows } = await sql<{ is: boolean }>`select app.property_has_history(${id}) as is`.execute(tx)
  if (!rows[0]?.is && ![...hanging.values()].some((unit) => unit.has_history)) {
    const removed = await removeUnlessReferenced(tx, async () => {
      await tx.deleteFrom('unit').where('property_id', '=', id).execute()
      await tx.deleteFrom('property').where('id', '=', id).execute()
    })
    if (removed) return { outcome: 'DELETED' }
  }
  await tx
    .updateTable('property')
    .set({ archived_at: tx.now })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .execute()
  return { outcome: 'ARCHIVED' }
}
