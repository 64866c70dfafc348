import type { InvitationStatus } from '@gida/contract/domains/invitations/invitation'
import { type INVITATION_MOVES, mayMove } from '@gida/contract/domains/invitations/rules'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../platform/errors/problem.ts'
import { getInvitation, type InvitationRow, statusOf } from './queries.ts'

const WHY_NOT: Record<InvitationStatus, string> = {
  PENDING: 'This invitation is still pending.',
  ACCEPTED: 'This invitation has been accepted.',
  EXPIRED: 'This invitation has expired. Its link no longer works.',
  REVOKED: 'This invitation was withdrawn. Create a new one.',
}

/** Locks an invitation in a state from which this action is allowed. 404 if not visible. */
export async function lockMovable(
  tx: Tx,
  id: string,
  action: keyof typeof INVITATION_MOVES,
): Promise<InvitationRow> {
  orNotFound(
    await tx.selectFrom('invitation').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  const invitation = await getInvitation(tx, id)
  const status = statusOf(invitation, tx.now)
  if (!mayMove(action, status)) {
    throw new Problem('ILLEGAL_STATE', { message: WHY_NOT[status], details: { status } })
  }
  if (action !== 'revoke' && invitation.estate_status === 'ARCHIVED') throw problem('ARCHIVED')
  if (action === 'share' && invitation.user_id) {
    const message =
      'This person already has an account, so the link goes only to their own address. Send it again.'
    throw new Problem('ILLEGAL_STATE', { message })
  }
  return invitation
}
