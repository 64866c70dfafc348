import type { AssignTenantBody } from '@gida/contract/domains/leases/lease'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { activeFeesOf } from '../../charges/index.ts'
import { getEstate, type LockedUnit, lockUnits } from '../../estates/index.ts'
import { getNameableTenant, hasAgreed } from '../consent/nameable-tenant.ts'
import { proposeLease } from '../consent/propose-lease.ts'
import { insertLease } from '../drafts/insert-lease.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { canLet } from '../policy.ts'
import { refuseFarStart, resolveTerms } from '../terms/resolve-terms.ts'
import { askedByUnits, refuseUnfitUnits, unitIds } from '../terms/unit-terms.ts'

/**
 * Lets units: lease, first charges and the tenant's membership in one transaction. If the tenant has not asked for it,
 * the lease waits for their acceptance.
 */
export async function assignTenant(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  wanted: AssignTenantBody,
): Promise<{ id: string }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const units = await lockFitUnits(tx, actor, unitIds(unit_id, wanted.unit_ids))
  const { id: tenant_id, full_name: tenant_name } = await getNameableTenant(tx, wanted.tenant_id)
  const terms = await termsFor(tx, units, wanted)
  const agreed = await hasAgreed(tx, tenant_id, units[0]?.estate_id ?? '')
  const status = agreed ? 'ACTIVE' : 'PENDING_SIGNATURE'
  const made = { units, tenant_id, status, terms, people: wanted, draft: { tenant_name } } as const
  const { id } = await insertLease(tx, actor, made)
  await (agreed ? startLease(tx, id, actor.user_id) : proposeLease(tx, id))
  return { id }
}

/** Serialises concurrent lettings: the second one sees the first one's lease. */
export async function lockFitUnits(tx: Tx, actor: Actor, ids: readonly string[]): Promise<LockedUnit[]> {
  const units = await lockUnits(tx, ids)
  refuseUnfitUnits(units)
  const estate = await getEstate(tx, actor, units[0]?.estate_id ?? '')
  if (estate.status === 'ARCHIVED')
    throw new Problem('ILLEGAL_STATE', { message: `${estate.name} is archived.` })
  return units
}

export async function termsFor(
  tx: Tx,
  units: readonly LockedUnit[],
  wanted: Parameters<typeof resolveTerms>[0],
) {
  refuseFarStart(wanted.start_date, lagosDay(tx.now))
  const fees = await activeFeesOf(tx, units[0]?.estate_id ?? '')
  return resolveTerms(wanted, askedByUnits(units), fees, lagosDay(tx.now))
}
