import type { AcceptBody } from '@gida/contract/domains/invitations/invitation'
import { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { closedProblem, releaseEmail } from '../../auth/index.ts'
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
  const bySms = invitation.channel === 'SMS'
  const phone = bySms ? invitation.phone : (given.phone ?? invitation.phone)
  const language = Language.parse(invitation.language)
  const known = await findExisting(tx, invitation)
  // Neither a shared link nor one by SMS proves an e-mail address.
  const statusOf = (address: string | null, verified_at: Date | null) =>
    address !== null && verified_at === null ? 'PENDING_VERIFICATION' : 'ACTIVE'
  if (!known) {
    const { role } = invitation
    if (byMail && email) await releaseEmail(tx, email)
    const email_verified_at = byMail ? tx.now : null
    const verified = { email_verified_at, phone_verified_at: bySms ? tx.now : null }
    const status = statusOf(email, email_verified_at)
    return createUser(tx, { email, phone, full_name, role, language, status, ...verified })
  }
  refuseUnfit(known, invitation)
  const email_verified_at = byMail && known.email === invitation.email ? tx.now : known.email_verified_at
  await completeAccount(tx, known.id, {
    full_name,
    language,
    email: known.email ?? email,
    phone: known.phone ?? phone,
    email_verified_at,
    phone_verified_at: bySms ? tx.now : known.phone_verified_at,
    status: statusOf(known.email ?? email, email_verified_at),
  })
  return { id: known.id }
}

/** None if the account in use under the number or address never verified it: then it is somebody else's. */
async function findExisting(tx: Tx, invitation: FoundInvitation): Promise<UserRow | undefined> {
  if (invitation.user_id) return getUser(tx, invitation.user_id)
  const proven = { EMAIL: invitation.email, SMS: invitation.phone, LINK: null }[invitation.channel]
  const found = proven ? await findUserByName(tx, proven) : undefined
  const isTrusted = invitation.channel === 'SMS' ? found?.is_phone_trusted : found?.is_email_trusted
  const isAnothers = found && !isTrusted && (await isOpened(tx, found.id))
  return isAnothers ? undefined : found
}

const isOpened = (tx: Tx, user_id: string) =>
  exists(tx.selectFrom('credential').select('user_id').where('user_id', '=', user_id))

/** 403 if the account is closed, 409 if it has another role than the invitation: nobody has two. */
export function refuseUnfit(user: UserRow, invitation: FoundInvitation): void {
  if (user.status === 'INACTIVE') throw closedProblem(user)
  if (user.role !== invitation.role) throw problem('INVITATION_OTHER_ROLE')
}
