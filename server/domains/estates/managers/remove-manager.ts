import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { leaveEstate } from '../estate/leave-estate.ts'
import { canRemoveManager, canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'
import { rolesOf } from './manager-queries.ts'

type Removal = { estate_id: string; user_id: string; unit_ids: string[] | null }

/**
 * Unassigns some units from a property manager, or removes a person who runs the estate. A landlord can unassign their own units;
 * with the last one, the membership their invitation gave ends too.
 */
export async function removeManager(tx: Tx, actor: Actor, removal: Removal): Promise<void> {
  const { estate_id, user_id, unit_ids } = removal
  const estate = await getEstate(tx, actor, estate_id)
  const roles = await rolesOf(tx, estate_id, user_id)
  const runs = canWriteEstate(actor, estate)
  if (!runs && !roles.some((one) => canRemoveManager(actor, estate, one))) throw problem('PERMISSION_DENIED')
  if (roles.length === 0) throw problem('NOT_FOUND')
  if (!runs) return takeOwnUnitsBack(tx, actor, removal)
  if (unit_ids) return takeUnits(tx, { ...removal, unit_ids })
  // The role that lets an actor see the estate goes last when they remove themselves.
  const last_first = roles
    .map(({ role }) => role)
    .toSorted()
    .toReversed()
  for (const role of last_first) await leaveEstate(tx, { estate_id, user_id, role })
}

async function takeOwnUnitsBack(
  tx: Tx,
  actor: Actor,
  { estate_id, user_id, unit_ids }: Removal,
): Promise<void> {
  const owned = await tx
    .selectFrom('unit')
    .select('id')
    .where('estate_id', '=', estate_id)
    .where('landlord_id', '=', actor.user_id)
    .execute()
  const own = new Set(owned.map(({ id }) => id))
  await takeUnits(tx, { estate_id, user_id, unit_ids: unit_ids?.filter((id) => own.has(id)) ?? [...own] })
  await elevateToSystem(tx)
  if (await isHereForOwners(tx, { estate_id, user_id })) {
    await leaveEstate(tx, { estate_id, user_id, role: 'PROPERTY_MANAGER' })
  }
}

/** Whether a property manager has no unit left, and is a member only by owners' invitations. */
async function isHereForOwners(
  tx: Tx,
  { estate_id, user_id }: { estate_id: string; user_id: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('estate_association as belongs')
    .select('belongs.user_id')
    .where('belongs.estate_id', '=', estate_id)
    .where('belongs.user_id', '=', user_id)
    .where('belongs.role', '=', 'PROPERTY_MANAGER')
    .where(
      sql<boolean>`not exists (select from unit_assignment a where a.estate_id = belongs.estate_id and a.user_id = belongs.user_id)
        and exists (select from invitation i where i.accepted_by = belongs.user_id and i.estate_id = belongs.estate_id
          and i.role = belongs.role and i.accepted_at <= belongs.created_at)
        and not exists (select from invitation i join users by on by.id = i.invited_by
          where i.accepted_by = belongs.user_id and i.estate_id = belongs.estate_id and i.role = belongs.role
            and by.role <> 'LANDLORD')`,
    )
    .executeTakeFirst()
  return found !== undefined
}

async function takeUnits(
  tx: Tx,
  { estate_id, user_id, unit_ids }: Removal & { unit_ids: string[] },
): Promise<void> {
  if (unit_ids.length === 0) return
  await tx
    .deleteFrom('unit_assignment')
    .where('estate_id', '=', estate_id)
    .where('user_id', '=', user_id)
    .where('unit_id', 'in', unit_ids)
    .execute()
}
