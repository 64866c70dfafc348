import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { asOnePerUnit } from '../drafts/insert-lease.ts'
import { lockLease } from '../endings/end-lease.ts'
import { leaseAccepted, leaseProposed } from '../events.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { canLet } from '../policy.ts'
import { lockFitUnits } from '../tenants/assign-tenant.ts'
import { hasAgreed } from './nameable-tenant.ts'

/**
 * A lease whose agreement goes out for signing: its units are reserved, and the tenant decides only through the
 * agreement's link. Returns whether it changed; anything but a draft with a tenant is left alone.
 */
async function hold(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const lease = await lockLease(tx, id)
  const isReady = lease.status === 'DRAFT' && lease.tenant_id !== null && lease.end_date >= lagosDay(tx.now)
  if (!isReady || !canLet(actor)) return false
  const unit_ids = await unitsOf(tx, id)
  await lockFitUnits(tx, actor, unit_ids)
  await asOnePerUnit(() => move(tx, id, 'DRAFT', 'PENDING_SIGNATURE'))
  await updateUnitStatuses(tx, unit_ids)
  return true
}

/**
 * Everybody has signed. System only: the lease starts if its tenant signed or agreed otherwise; if not, they are asked to accept it.
 * One that is over by then becomes a draft again.
 */
async function start(tx: Tx, id: string, signer_ids: readonly string[]): Promise<void> {
  const lease = await lockLease(tx, id)
  if (lease.status !== 'PENDING_SIGNATURE' || lease.tenant_id === null) return
  const hasSaidYes =
    signer_ids.includes(lease.tenant_id) || (await hasAgreed(tx, lease.tenant_id, lease.estate_id))
  const today = lagosDay(tx.now)
  if (lease.end_date < today) return release(tx, id)
  if (!hasSaidYes) return publish(tx, leaseProposed, { lease_id: id })
  await move(tx, id, 'PENDING_SIGNATURE', 'ACTIVE', lease.start_date <= today)
  await startLease(tx, id)
  await publish(tx, leaseAccepted, { lease_id: id })
}

/** Signing failed. System only: the lease becomes a draft again and its units are free. */
async function release(tx: Tx, id: string): Promise<void> {
  const { status } = await lockLease(tx, id)
  if (status !== 'PENDING_SIGNATURE') return
  await move(tx, id, 'PENDING_SIGNATURE', 'DRAFT')
  await updateUnitStatuses(tx, await unitsOf(tx, id))
}

const move = (
  tx: Tx,
  id: string,
  from: 'DRAFT' | 'PENDING_SIGNATURE',
  to: 'DRAFT' | 'PENDING_SIGNATURE' | 'ACTIVE',
  begun?: boolean,
) =>
  tx
    .updateTable('lease')
    .set({ status: to, ...(begun !== undefined && { begun }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirstOrThrow()

/** How a lease follows the signing of its agreement. */
export const leaseBySigning = { hold, start, release }
