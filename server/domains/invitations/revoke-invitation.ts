import { INVITATION_MOVES } from '@gida/contract/domains/invitations/rules'
import type { Tx } from '../../platform/db/db.ts'
import { cancelDraftsOfInvitations } from '../leases/index.ts'
import { lockMovable } from './lock-movable.ts'

/** Revokes an invitation and its drafted lease. Its link then says so. */
export async function revokeInvitation(tx: Tx, id: string): Promise<void> {
  await lockMovable(tx, id, 'revoke')
  await tx
    .updateTable('invitation')
    .set({ status: 'REVOKED' })
    .where('id', '=', id)
    .where('status', 'in', INVITATION_MOVES.revoke)
    .execute()
  await cancelDraftsOfInvitations(tx, [id])
}
