import { isDeepStrictEqual } from 'node:util'
import type { ReadTerms } from '@gida/contract/domains/leases/lease'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { NewCharge } from '../../charges/index.ts'
import { leaseCharges } from '../charges/lease-charges.ts'
import type { LockedLease } from '../endings/end-lease.ts'
import { leaseAccepted } from '../events.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { unitsOf } from '../lifecycle/update-unit-statuses.ts'
import { lockFitUnits } from '../tenants/assign-tenant.ts'
import { termsOf } from '../terms/terms-of.ts'
import { lockProposedLease } from './lock-proposed-lease.ts'

/** The tenant accepts the terms they read: the proposed tenancy starts. */
export async function acceptLease(tx: Tx, actor: Actor, id: string, read?: ReadTerms): Promise<void> {
  const lease = await lockProposedLease(tx, actor, id)
  if (read && !isDeepStrictEqual(read, termsToRead(lease))) throw problem('CONFLICT')
  const { start_date, end_date } = lease
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
  await startLease(tx, id, actor.user_id)
  await publish(tx, leaseAccepted, { lease_id: id })
}

function termsToRead(lease: LockedLease): ReadTerms {
  const { start_date, end_date, rent_amount } = lease
  const brought = lease.brought_forward as unknown as NewCharge | null
  const total = leaseCharges(termsOf(lease)).reduce((sum, { amount }) => sum + amount, brought?.amount ?? 0)
  return { start_date, end_date, rent_amount, total }
}
