import { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import {
  INVITATION_MOVES,
  MOST_SENDINGS,
  RESEND_AFTER_SECONDS,
} from '@gida/contract/domains/invitations/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { reserveUnitsOfInvitation } from '../../leases/index.ts'
import { lockMovable } from '../lock-movable.ts'
import type { InvitationRow } from '../queries.ts'
import { deliverInvitation } from './deliver-invitation.ts'
import { expiryFrom, findPending } from './insert-invitation.ts'

/** Sends an invitation again with a new link for 7 days. The old link stops working. */
export async function resendInvitation(tx: Tx, id: string): Promise<void> {
  const invitation = await lockMovable(tx, id, 'resend')
  refuseTooOften(invitation, tx.now)
  const to = await addressesOf(tx, invitation)
  await refuseSecond(tx, { ...invitation, ...to })
  const sending = invitation.sent_count + 1
  await tx
    .updateTable('invitation')
    .set({ ...to, status: 'PENDING', sent_count: sending, sent_at: tx.now, expires_at: expiryFrom(tx.now) })
    .where('id', '=', id)
    .where('status', 'in', INVITATION_MOVES.resend)
    .execute()
  await reserveUnitsOfInvitation(tx, id)
  await enqueue(tx, deliverInvitation, { invitation_id: id, sending })
}

/** The addresses of a known person may have been corrected since. */
async function addressesOf(tx: Tx, { user_id, email, phone }: InvitationRow) {
  const person =
    user_id &&
    (await tx.selectFrom('users').select(['email', 'phone']).where('id', '=', user_id).executeTakeFirst())
  return person || { email, phone }
}

function refuseTooOften({ sent_count, sent_at }: InvitationRow, now: Date): void {
  if (sent_count >= MOST_SENDINGS) {
    const message = `This invitation has been sent ${MOST_SENDINGS} times. Withdraw it and invite another address.`
    throw new Problem('ILLEGAL_STATE', { message, details: { sent_count } })
  }
  const wait = RESEND_AFTER_SECONDS - (now.getTime() - sent_at.getTime()) / 1000
  if (wait <= 0) return
  const retryAfter = Math.ceil(wait)
  const message = `It was sent less than a minute ago. Try again in ${retryAfter} seconds.`
  throw new Problem('TOO_MANY_REQUESTS', { message, retryAfter })
}

/** 409 if another invitation of the same person is pending. */
async function refuseSecond(tx: Tx, { id, unit_id, email, phone, role, estate_id }: InvitationRow) {
  const pending = await findPending(tx, {
    estate_id,
    role: InvitedRole.parse(role),
    ...(unit_id ? { unit_id } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  })
  if (pending && pending !== id) throw problem('INVITATION_PENDING', { invitation_id: pending })
}
