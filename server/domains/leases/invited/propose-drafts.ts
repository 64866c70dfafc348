import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { lockUnits } from '../../estates/index.ts'
import { proposeLease } from '../consent/propose-lease.ts'
import { unitsOf } from '../lifecycle/update-unit-statuses.ts'
import { giveDraftsToTenant } from './give-drafts-to-tenant.ts'
import { findUnitTaken } from './unit-taken.ts'

/**
 * Somebody joined by an invitation: its drafts become theirs and wait for their acceptance. If a unit was let meanwhile
 * or the dates have passed, the draft stays for the office. Needs a system transaction.
 */
export async function proposeDraftsOfInvitation(
  tx: Tx,
  accepted: { invitation_id: string; user_id: string },
): Promise<void> {
  for (const id of await giveDraftsToTenant(tx, accepted)) {
    await lockUnits(tx, await unitsOf(tx, id))
    if ((await findUnitTaken(tx, id))?.is_let) continue
    const proposed = await tx
      .updateTable('lease')
      .set({ status: 'PENDING_SIGNATURE' })
      .where('id', '=', id)
      .where('status', '=', 'DRAFT')
      .where('end_date', '>=', lagosDay(tx.now))
      .returning('id')
      .executeTakeFirst()
    if (proposed) await proposeLease(tx, id)
  }
}
