import type { ResetPasswordBody } from '@gida/contract/domains/auth/password'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser, markVerified, type UserRow } from '../../users/index.ts'
import { closedProblem } from '../closed-problem.ts'
import { findToken, spendToken } from '../links/mailed-tokens.ts'
import { refillTries } from '../sign-in-throttle.ts'
import { hashPassword, refuseWeakPassword } from './password.ts'
import { reclaimAccount } from './reclaim-account.ts'
import { storePassword } from './store-password.ts'

/**
 * Sets a new password with a link. The link is checked before the slow hash and used up after it, so that of two concurrent calls
 * one wins, and a refused password does not use up the link.
 */
export async function resetPassword(
  services: Services,
  { token, password }: z.infer<typeof ResetPasswordBody>,
): Promise<void> {
  const { user: owner } = await services.transaction('system', (tx) => ownerOf(tx, token))
  await refuseWeakPassword(password, owner.email ?? '')
  const password_hash = await hashPassword(password)
  await services.transaction('system', async (tx) => {
    const { user, sent_to } = await ownerOf(tx, token)
    if (!(await spendToken(tx, 'RESET_PASSWORD', token))) throw problem('RESET_USED')
    // Whoever opened a link sent to the address or number has proven that it is theirs.
    const shown = sent_to === user.email ? 'email' : 'phone'
    await reclaimAccount(tx, user, shown)
    await storePassword(tx, user, password_hash, 'password reset')
    await refillTries(tx, user.id)
    await markVerified(tx, user.id, sent_to)
  })
}

async function ownerOf(tx: Tx, token: string): Promise<{ user: UserRow; sent_to: string }> {
  const found = await findToken(tx, 'RESET_PASSWORD', token)
  if (!found) throw problem('RESET_INVALID')
  if (found.state === 'used') throw problem('RESET_USED')
  if (found.state === 'expired') throw problem('RESET_EXPIRED')
  const user = await getUser(tx, found.user_id)
  if (user.status === 'INACTIVE') throw closedProblem(user)
  const { email, phone, is_email_trusted, is_phone_trusted } = user
  const mayOpen =
    (found.sent_to === email && is_email_trusted) || (found.sent_to === phone && is_phone_trusted)
  if (!mayOpen) throw problem('RESET_INVALID')
  return { user, sent_to: found.sent_to }
}
