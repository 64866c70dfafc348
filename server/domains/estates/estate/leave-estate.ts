import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../../platform/db/db.ts'
import { requireRemainingManager } from '../../users/index.ts'

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
  if (role === 'PROPERTY_MANAGER') {
    await tx
      .deleteFrom('unit_assignment')
      .where('estate_id', '=', estate_id)
      .where('user_id', '=', user_id)
      .execute()
  }
  await tx
    .deleteFrom('estate_association')
    .where('estate_id', '=', estate_id)
    .where('user_id', '=', user_id)
    .where('role', '=', role)
    .execute()
}
