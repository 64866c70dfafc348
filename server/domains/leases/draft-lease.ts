import type { DraftLeaseBody } from '@gida/contract/domains/leases/lease'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { lockFitUnits, termsFor } from './assign-tenant.ts'
import { insertLease, refuseNoTenant } from './insert-lease.ts'
import { canLet } from './policy.ts'
import { unitIds } from './unit-terms.ts'

/**
 * Writes a lease down without letting anything: also for somebody who has not joined yet, by name and by the invitation
 * through which they will.
 */
export async function draftLease(tx: Tx, actor: Actor, wanted: DraftLeaseBody): Promise<{ id: string }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const units = await lockFitUnits(tx, actor, unitIds(wanted.unit_id, wanted.unit_ids))
  const { tenant_id = null, tenant_name, invitation_id } = wanted
  if (tenant_id) await refuseNoTenant(tx, tenant_id)
  const terms = await termsFor(tx, units, wanted)
  const draft = { tenant_name, invitation_id }
  return insertLease(tx, actor, { units, tenant_id, status: 'DRAFT', terms, people: wanted, draft })
}
