import type { LeaseChange, LeaseStatus } from '@gida/contract/domains/leases/lease'
import { canMoveLease } from '@gida/contract/domains/leases/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getNameableTenant, hasAgreed } from '../consent/nameable-tenant.ts'
import { isOutForSigning } from '../consent/out-for-signing.ts'
import { proposeLease } from '../consent/propose-lease.ts'
import { illegal, type LockedLease, lockLease } from '../endings/end-lease.ts'
import { getUsableInvitation } from '../invited/usable-invitation.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { canLet } from '../policy.ts'
import { lockFitUnits, termsFor } from '../tenants/assign-tenant.ts'
import { termsOf } from '../terms/terms-of.ts'
import { addUnits, asOnePerUnit, columnsOf } from './insert-lease.ts'

const PEOPLE: readonly string[] = ['guarantor', 'occupants', 'notes']

/** Changes a draft and its status. Once a lease is out for signing or running, only its people and notes can change. */
export async function updateLease(tx: Tx, actor: Actor, id: string, change: LeaseChange): Promise<void> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const lease = await lockLease(tx, id)
  const { status, ...rest } = change
  const isMove = status !== undefined && status !== lease.status
  if (isMove && !canMoveLease(lease.status, status))
    throw illegal('This change is not possible in the lease’s present state.')
  if (isMove && status === 'DRAFT' && (await isOutForSigning(tx, id)))
    throw illegal(
      'Its agreement has been sent to be signed. Withdraw it, and the lease becomes a draft again.',
    )
  const changed = Object.entries(rest).filter(([, value]) => value !== undefined)
  if (lease.status !== 'DRAFT' && changed.some(([field]) => !PEOPLE.includes(field))) {
    throw illegal('Only a draft can be changed. You can still update the people and notes.')
  }
  if (!['DRAFT', 'PENDING_SIGNATURE', 'ACTIVE'].includes(lease.status) && changed.length > 0) {
    throw illegal('This lease is over.')
  }
  if (lease.status === 'DRAFT' && changed.length > 0) await editDraft(tx, actor, lease, rest)
  else if (changed.length > 0)
    await tx.updateTable('lease').set(columnsOf(rest)).where('id', '=', id).execute()
  if (isMove) await moveLease(tx, actor, id, lease.status, status)
}

async function editDraft(
  tx: Tx,
  actor: Actor,
  lease: LockedLease,
  change: Omit<LeaseChange, 'status'>,
): Promise<void> {
  const units = await lockFitUnits(tx, actor, change.unit_ids ?? (await unitsOf(tx, lease.id)))
  const [first] = units
  if (!first) throw problem('NOT_FOUND')
  const named = change.tenant_id ? await getNameableTenant(tx, change.tenant_id) : null
  if (lease.invitation_id && change.unit_ids) await getUsableInvitation(tx, lease.invitation_id, units)
  const { fees, ...terms } = await termsFor(tx, units, { ...termsOf(lease), ...given(change) })
  await tx
    .updateTable('lease')
    .set({
      ...terms,
      fees: JSON.stringify(fees),
      ...columnsOf(change),
      ...(change.tenant_id !== undefined && { tenant_id: change.tenant_id }),
      ...(named && { tenant_name: named.full_name }),
      ...(change.tenant_name !== undefined && { tenant_name: change.tenant_name }),
      unit_id: first.id,
      property_id: first.property_id,
      estate_id: first.estate_id,
      landlord_id: first.landlord_id,
    })
    .where('id', '=', lease.id)
    .where('status', '=', 'DRAFT')
    .execute()
  if (change.unit_ids) {
    await tx.deleteFrom('lease_unit').where('lease_id', '=', lease.id).execute()
    await tx
      .insertInto('lease_unit')
      .values({ lease_id: lease.id, unit_id: first.id, estate_id: first.estate_id })
      .execute()
    await addUnits(tx, lease.id, units.slice(1))
  }
}

/** Without undefined values. */
const given = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>

async function moveLease(
  tx: Tx,
  actor: Actor,
  id: string,
  from: LeaseStatus,
  to: LeaseStatus,
): Promise<void> {
  const lease = await lockLease(tx, id)
  const unit_ids = await unitsOf(tx, id)
  if (to === 'ACTIVE' || to === 'PENDING_SIGNATURE') {
    if (!lease.tenant_id) throw problem('TENANT_MISSING')
    await getNameableTenant(tx, lease.tenant_id) // they may have lost access since they were named
    if (lease.end_date < lagosDay(tx.now)) throw problem('LEASE_DATES')
    await lockFitUnits(tx, actor, unit_ids)
  }
  if (to === 'ACTIVE' && !(await hasAgreed(tx, lease.tenant_id ?? '', lease.estate_id)))
    throw problem('TENANT_CONSENT_MISSING')
  await asOnePerUnit(() =>
    tx
      .updateTable('lease')
      .set({
        status: to,
        ...(to === 'TERMINATED' && { ending_kind: 'CANCELLED' }),
        ...(to === 'ACTIVE' && { begun: lease.start_date <= lagosDay(tx.now) }),
      })
      .where('id', '=', id)
      .where('status', '=', from)
      .executeTakeFirstOrThrow(),
  )
  if (to === 'ACTIVE') return startLease(tx, id, actor.user_id)
  if (to === 'PENDING_SIGNATURE') return proposeLease(tx, id)
  await updateUnitStatuses(tx, unit_ids)
}
