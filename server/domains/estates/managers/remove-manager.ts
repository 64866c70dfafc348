import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { leaveEstate } from '../estate/leave-estate.ts'
import { canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { rolesOf } from './manager-queries.ts'

/** Takes some units from a property manager, or a person out of those who run the estate. */
export async function removeManager(
  tx: Tx,
  actor: Actor,
  { estate_id, user_id, unit_ids }: { estate_id: string; user_id: string; unit_ids: string[] | null },
): Promise<void> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  const roles = await rolesOf(tx, estate_id, user_id)
  if (roles.length === 0) throw problem('NOT_FOUND')
  if (unit_ids) {
    await tx
      .deleteFrom('unit_assignment')
      .where('estate_id', '=', estate_id)
      .where('user_id', '=', user_id)
      .where('unit_id', 'in', unit_ids)
      .execute()
    return
  }
  // An actor who takes themselves out loses sight of the estate with the last of these.
  for (const role of roles.toSorted().toReversed()) await leaveEstate(tx, { estate_id, user_id, role })
}
