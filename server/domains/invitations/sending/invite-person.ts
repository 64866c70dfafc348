import type { InviteBody } from '@gida/contract/domains/invitations/invite'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseForeignPlace } from '../refuse-foreign-place.ts'
import { insertInvitation } from './insert-invitation.ts'

/** Invites a person into an estate. Whether their address has an account is not told to whoever invites. */
export async function invitePerson(tx: Tx, actor: Actor, wanted: InviteBody): Promise<{ id: string }> {
  await refuseForeignPlace(tx, actor, wanted)
  return insertInvitation(tx, actor, wanted)
}
