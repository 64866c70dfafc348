import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../../platform/db/db.ts'
import { given } from '../../../platform/db/rows/pages.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { requireRemainingManager } from '../../users/index.ts'
import { memberLeft } from '../events.ts'

/**
 * Removes a person from an estate in one of their roles, and unassigns the units in their care. Idempotent. The last manager cannot
 * be removed, since nobody could act for the estate.
 */
export async function leaveEstate(
  tx: Tx,
  member: { estate_id: string; user_id: string; role: Exclude<Role, 'ADMIN'> },
): Promise<void> {
  const { estate_id, user_id, role } = member
  if (role === 'ESTATE_MANAGER') await requireRemainingManager(tx, user_id, estate_id)
  await leaveEstates(tx, user_id, [estate_id], role)
}

/** Removes a person from estates in one role, or in all, without checking who remains. */
export async function leaveEstates(
  tx: Tx,
  user_id: string,
  estate_ids: readonly string[],
  role?: Role,
): Promise<void> {
  if (estate_ids.length === 0) return
  if (!role || role === 'PROPERTY_MANAGER') {
    await tx
      .deleteFrom('unit_assignment')
      .where('user_id', '=', user_id)
      .where('estate_id', 'in', estate_ids)
      .execute()
  }
  await tx
    .deleteFrom('estate_association')
    .where('user_id', '=', user_id)
    .where('estate_id', 'in', estate_ids)
    .where((eb) => eb.and(given({ role })))
    .execute()
  for (const estate_id of estate_ids) await publish(tx, memberLeft, { estate_id, user_id })
}
