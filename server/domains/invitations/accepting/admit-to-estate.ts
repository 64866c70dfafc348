import { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { entrustUnits, joinEstate, nameLandlord } from '../../estates/index.ts'
import { proposeDraftsOfInvitation } from '../../leases/index.ts'
import { invitationAccepted } from '../events.ts'
import { ownedAlready } from '../refuse-foreign-place.ts'
import type { FoundInvitation } from './find-by-token.ts'

/** The effects of accepting: membership, and what belongs to the role, for a tenant the lease. */
export async function admitToEstate(tx: Tx, invitation: FoundInvitation, user_id: string): Promise<void> {
  const taken = await tx
    .updateTable('invitation')
    .set({ status: 'ACCEPTED', accepted_at: tx.now, accepted_by: user_id })
    .where('id', '=', invitation.id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw problem('INVITATION_USED')
  const { estate_id } = invitation
  const role = InvitedRole.parse(invitation.role)
  await joinEstate(tx, { estate_id, user_id, role })
  if (role === 'TENANT') await proposeDraftsOfInvitation(tx, { invitation_id: invitation.id, user_id })
  if (role === 'PROPERTY_MANAGER') await giveUnits(tx, invitation, user_id)
  if (role === 'LANDLORD') await giveProperty(tx, invitation, user_id)
  await publish(tx, invitationAccepted, { invitation_id: invitation.id, user_id })
}

/** Only units that still exist and, for a landlord's invitation, that they still own. */
async function giveUnits(
  tx: Tx,
  { estate_id, unit_ids, invited_by }: FoundInvitation,
  user_id: string,
): Promise<void> {
  if (unit_ids.length === 0) return
  const present = await tx
    .selectFrom('unit')
    .select('id')
    .where('estate_id', '=', estate_id)
    .where('id', 'in', unit_ids)
    .where('archived_at', 'is', null)
    .where(sql<boolean>`(landlord_id = ${invited_by} or exists (
      select from users u where u.id = ${invited_by} and u.role <> 'LANDLORD'))`)
    .execute()
  await entrustUnits(tx, { estate_id, user_id, unit_ids: present.map((unit) => unit.id) })
}

/** Unless another owner was set in the meantime. */
async function giveProperty(tx: Tx, { property_id }: FoundInvitation, user_id: string): Promise<void> {
  if (!property_id) return
  const property = await tx
    .selectFrom('property')
    .select(['name', 'landlord_id'])
    .where('id', '=', property_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (property.landlord_id === user_id) return
  if (property.landlord_id) throw ownedAlready(property.name)
  await nameLandlord(tx, { property_id, landlord_id: user_id })
}
