import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { asOnePerUnit } from '../drafts/insert-lease.ts'
import { lockLease } from '../endings/end-lease.ts'
import { leaseAccepted } from '../events.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { canLet } from '../policy.ts'
import { lockFitUnits } from '../tenants/assign-tenant.ts'
import { hasAgreed } from './nameable-tenant.ts'

/**
 * A lease whose agreement goes out to be signed. Its units are held, and the tenant is asked by the link of the agreement alone. Answers
 * whether it moved: what is no draft, or names no tenant, is left as it is.
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
 * All have signed. For the system: the lease starts where its tenant is among them, or has agreed otherwise; else it waits for their yes.
 */
async function start(tx: Tx, id: string, signer_ids: readonly string[]): Promise<void> {
  const lease = await lockLease(tx, id)
  if (lease.status !== 'PENDING_SIGNATURE' || lease.tenant_id === null) return
  const hasSaidYes =
    signer_ids.includes(lease.tenant_id) || (await hasAgreed(tx, lease.tenant_id, lease.estate_id))
  const today = lagosDay(tx.now)
  if (!hasSaidYes || lease.end_date < today) return
  await move(tx, id, 'PENDING_SIGNATURE', 'ACTIVE', lease.start_date <= today)
  await startLease(tx, id)
  await publish(tx, leaseAccepted, { lease_id: id })
}

/** The signing came to nothing. For the system: the lease is a draft again, and its units are free. */
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
