import type { AcceptBody } from '@gida/contract/domains/invitations/invitation'
import { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { closedProblem } from '../../auth/index.ts'
import { completeAccount, createUser, findUserByName, getUser, type UserRow } from '../../users/index.ts'
import type { FoundInvitation } from './find-by-token.ts'

/**
 * The accepting account: a new one, or the one without a password that others created for this person. Only the address that the
 * link was sent to is proven, so an account is only taken over by that address (or by the person it was created for).
 */
export async function accountForInvitation(
  tx: Tx,
  invitation: FoundInvitation,
  { full_name, ...given }: AcceptBody,
): Promise<{ id: string }> {
  const byMail = invitation.channel === 'EMAIL'
  const email = byMail ? invitation.email : (given.email ?? invitation.email)
  const phone = invitation.channel === 'SMS' ? invitation.phone : (given.phone ?? invitation.phone)
  const language = Language.parse(invitation.language)
  const known = await findExisting(tx, invitation)
  const email_verified_at = byMail ? tx.now : null
  if (!known) {
    const { role } = invitation
    // Neither a shared link nor one by SMS proves an e-mail address, so the owner of this one can still take the account back.
    const status = !byMail && email !== null ? 'PENDING_VERIFICATION' : 'ACTIVE'
    return createUser(tx, { email, phone, full_name, role, language, status, email_verified_at })
  }
  refuseUnfit(known, invitation)
  await completeAccount(tx, known.id, {
    full_name,
    language,
    email: known.email ?? email,
    phone: known.phone ?? phone,
    email_verified_at: byMail && known.email === invitation.email ? tx.now : known.email_verified_at,
  })
  return { id: known.id }
}

async function findExisting(tx: Tx, invitation: FoundInvitation): Promise<UserRow | undefined> {
  if (invitation.user_id) return getUser(tx, invitation.user_id)
  const proven = { EMAIL: invitation.email, SMS: invitation.phone, LINK: null }[invitation.channel]
  return proven ? findUserByName(tx, proven) : undefined
}

/** 403 if the account is closed, 409 if it has another role than the invitation: nobody has two. */
export function refuseUnfit(user: UserRow, invitation: FoundInvitation): void {
  if (user.status === 'INACTIVE') throw closedProblem(user)
  if (user.role !== invitation.role) throw problem('INVITATION_OTHER_ROLE')
}
