import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseDeclined } from '../events.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { lockProposedLease } from './lock-proposed-lease.ts'

/** The tenant declines: the lease is void, its units are free, and the tenant is removed from it. */
export async function declineLease(tx: Tx, actor: Actor, id: string, reason?: string): Promise<void> {
  await lockProposedLease(tx, actor, id)
  await tx
    .updateTable('lease')
    .set({
      status: 'TERMINATED',
      ending_kind: 'DECLINED',
      ending_reason: reason || null,
      tenant_id: null,
      declined_by: actor.user_id,
      next_charge_date: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'PENDING_SIGNATURE')
    .where('tenant_id', '=', actor.user_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  await publish(tx, leaseDeclined, { lease_id: id })
}
