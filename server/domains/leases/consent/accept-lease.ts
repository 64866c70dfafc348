import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseAccepted } from '../events.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { unitsOf } from '../lifecycle/update-unit-statuses.ts'
import { lockFitUnits } from '../tenants/assign-tenant.ts'
import { lockProposedLease } from './lock-proposed-lease.ts'

/** The tenant says yes: the tenancy that waited for it starts. */
export async function acceptLease(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { start_date, end_date } = await lockProposedLease(tx, actor, id)
  const today = lagosDay(tx.now)
  if (end_date < today) throw problem('LEASE_DATES')
  await lockFitUnits(tx, actor, await unitsOf(tx, id))
  await tx
    .updateTable('lease')
    .set({ status: 'ACTIVE', begun: start_date <= today })
    .where('id', '=', id)
    .where('status', '=', 'PENDING_SIGNATURE')
    .where('tenant_id', '=', actor.user_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await startLease(tx, id)
  await publish(tx, leaseAccepted, { lease_id: id })
}
