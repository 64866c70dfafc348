import type { InviteBody } from '@gida/contract/domains/invitations/invite'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { draftLease } from '../../leases/index.ts'
import { refuseForeignPlace } from '../refuse-foreign-place.ts'
import { insertInvitation } from './insert-invitation.ts'

/**
 * Invites a person into an estate; a tenant with a drafted lease that reserves a unit. Does not reveal whether their address has an
 * account.
 */
export async function invitePerson(
  tx: Tx,
  actor: Actor,
  { lease, ...wanted }: InviteBody,
): Promise<{ id: string }> {
  await refuseForeignPlace(tx, actor, wanted)
  const { id } = await insertInvitation(tx, actor, wanted)
  if (lease && wanted.unit_id) {
    const { unit_id, full_name, email, phone } = wanted
    const tenant_name = full_name ?? email ?? phone ?? null
    await draftLease(tx, actor, { ...lease, unit_id, tenant_name, invitation_id: id })
  }
  return { id }
}
