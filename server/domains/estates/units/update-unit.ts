import type { UnitChange } from '@gida/contract/domains/estates/unit'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { canWriteProperty } from '../policy.ts'
import { refuseTakenName } from './insert-units.ts'
import { whyNotMove } from './unit-moves.ts'
import { getUnit } from './unit-queries.ts'

/** Changes a unit and the terms offered to new tenants. Running tenancies keep their own. */
export async function updateUnit(
  tx: Tx,
  actor: Actor,
  id: string,
  change: z.infer<typeof UnitChange>,
): Promise<void> {
  const unit = await getUnit(tx, id)
  if (!canWriteProperty(actor, unit)) throw problem('PERMISSION_DENIED')
  if (unit.archived_at) throw problem('ARCHIVED')
  if (change.status) {
    const message = whyNotMove({ ...unit, is_let: unit.lease_id !== null }, change.status)
    if (message) throw new Problem('ILLEGAL_STATE', { message, details: { status: unit.status } })
  }
  if (Object.keys(change).length === 0) return
  const changed = await tx
    .updateTable('unit')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', unit.status)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
    .catch((error) => refuseTakenName(error, unit.property_name, change.name))
  if (changed.numUpdatedRows === 0n) throw problem('CONFLICT')
}
