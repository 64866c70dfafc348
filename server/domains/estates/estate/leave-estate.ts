import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../../platform/db/db.ts'
import { given } from '../../../platform/db/rows/pages.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { requireRemainingManager } from '../../users/index.ts'
import { memberLeft } from '../events.ts'

/**
 * Takes a person out of an estate in one of their roles; again does nothing. The last estate manager stays: an estate
 * without one belongs to nobody who could act. Units that were entrusted to the person are nobody's then.
 */
export async function leaveEstate(
  tx: Tx,
  member: { estate_id: string; user_id: string; role: Exclude<Role, 'ADMIN'> },
): Promise<void> {
  const { estate_id, user_id, role } = member
  if (role === 'ESTATE_MANAGER') await requireRemainingManager(tx, user_id, estate_id)
  await leaveEstates(tx, user_id, [estate_id], role)
}

/** Takes a person out of estates in one role, or in all; who remains there is not asked about. */
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
