import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import type { Language } from '@gida/contract/shared/language'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getUser } from '../../users/index.ts'
import { refuseForeignPlace } from '../refuse-foreign-place.ts'
import { insertInvitation } from './insert-invitation.ts'

export type KnownPerson = {
  user_id: string
  estate_id: string
  role: InvitedRole
  unit_id?: string
  language?: Language
}

/**
 * Invites somebody whose account others created and who has no password yet; accepting sets one. 404 if not visible to the actor;
 * 409 if they can sign in already or have another role.
 */
export async function inviteKnownPerson(
  tx: Tx,
  actor: Actor,
  { user_id, ...place }: KnownPerson,
): Promise<{ id: string }> {
  const { email, phone, full_name, role } = await getUser(tx, user_id)
  if (role !== place.role) throw problem('INVITATION_OTHER_ROLE')
  const wanted = {
    ...place,
    full_name,
    ...(email === null ? {} : { email }),
    ...(phone === null ? {} : { phone }),
  }
  await refuseForeignPlace(tx, actor, wanted)
  return insertInvitation(tx, actor, { ...wanted, user_id })
}
