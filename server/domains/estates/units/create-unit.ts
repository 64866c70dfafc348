import type { UnitCreate } from '@gida/contract/domains/estates/unit'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged } from '../events.ts'
import { canWriteProperty } from '../policy.ts'
import { getProperty } from '../properties/property-queries.ts'
import { insertUnits } from './insert-units.ts'

export async function createUnit(
  tx: Tx,
  actor: Actor,
  { property_id, ...draft }: z.infer<typeof UnitCreate>,
): Promise<{ id: string }> {
  const property = await getProperty(tx, actor, property_id)
  if (!canWriteProperty(actor, property)) throw problem('PERMISSION_DENIED')
  if (property.archived_at) throw problem('ARCHIVED')
  const [unit] = await insertUnits(tx, property, [draft])
  await publish(tx, estateSetupChanged, { estate_id: property.estate_id })
  return unit as { id: string }
}
