import type { DraftLeaseBody } from '@gida/contract/domains/leases/lease'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { LockedUnit } from '../../estates/index.ts'
import { getNameableTenant } from '../consent/nameable-tenant.ts'
import { proposeLease } from '../consent/propose-lease.ts'
import { reserveUnitsOfDraft } from '../invited/reserve-units.ts'
import { getUsableInvitation } from '../invited/usable-invitation.ts'
import { canLet } from '../policy.ts'
import { lockFitUnits, termsFor } from '../tenants/assign-tenant.ts'
import { unitIds } from '../terms/unit-terms.ts'
import { insertLease } from './insert-lease.ts'

/**
 * Creates a lease draft, also for somebody who has not joined yet, by name and invitation. The units are reserved while
 * the invitation can be accepted. Idempotent by `client_id`.
 */
export async function draftLease(
  tx: Tx,
  actor: Actor,
  { client_id, ...wanted }: DraftLeaseBody,
  /** PENDING_SIGNATURE proposes it to the tenant at once. */
  status: 'DRAFT' | 'PENDING_SIGNATURE' = 'DRAFT',
): Promise<{ id: string; is_new: boolean }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const sent = sentAs(client_id, wanted)
  const known = await findSent(tx, 'lease', { created_by: actor.user_id }, sent)
  if (known) return { id: known, is_new: false }
  const units = await lockFitUnits(tx, actor, unitIds(wanted.unit_id, wanted.unit_ids))
  const { tenant_id, ...draft } = await resolveTenant(tx, wanted, units)
  const terms = await termsFor(tx, units, wanted)
  const made = await insertLease(tx, actor, {
    units,
    tenant_id,
    status,
    terms,
    people: wanted,
    draft: { ...draft, ...sent },
  })
  if (status === 'PENDING_SIGNATURE') await proposeLease(tx, made.id)
  if (draft.invitation_id && !tenant_id) await reserveUnitsOfDraft(tx, made.id)
  return { ...made, is_new: true }
}

/** The tenant as far as known: by name, by the accepted invitation, or as entered. */
async function resolveTenant(
  tx: Tx,
  { tenant_id = null, tenant_name, invitation_id }: DraftLeaseBody,
  units: readonly LockedUnit[],
) {
  const named = tenant_id ? await getNameableTenant(tx, tenant_id) : null
  const invited = invitation_id ? await getUsableInvitation(tx, invitation_id, units) : null
  const joined = invited?.accepted_by ?? null
  if (named && joined && named.id !== joined) throw problem('INVITATION_UNFIT')
  return { tenant_id: named?.id ?? joined, tenant_name: tenant_name ?? named?.full_name, invitation_id }
}
