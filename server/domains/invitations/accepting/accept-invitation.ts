import type { Session } from '@gida/contract/domains/auth/session'
import type { AcceptBody } from '@gida/contract/domains/invitations/invitation'
import type { Services } from '../../../platform/services.ts'
import {
  agreeToTerms,
  hashPassword,
  openSession,
  refuseWeakPassword,
  setFirstPassword,
  startVerification,
  type Visitor,
} from '../../auth/index.ts'
import { getUser } from '../../users/index.ts'
import { accountForInvitation } from './account-for-invitation.ts'
import { admitToEstate } from './admit-to-estate.ts'
import { getOpenInvitation, lockOpenInvitation } from './find-by-token.ts'

/**
 * Accepts with a new account, or one that others created and that has no password yet. Account, membership and session are created
 * in one transaction.
 */
export async function acceptInvitation(
  services: Services,
  token: string,
  wanted: AcceptBody,
  visitor: Visitor,
): Promise<Session> {
  const open = await services.transaction('system', (tx) => getOpenInvitation(tx, token))
  await refuseWeakPassword(wanted.password, open.email ?? wanted.email ?? '')
  const password_hash = await hashPassword(wanted.password)
  return services.transaction('system', async (tx) => {
    const invitation = await lockOpenInvitation(tx, token)
    const { id } = await accountForInvitation(tx, invitation, wanted)
    await setFirstPassword(tx, { user_id: id, password_hash })
    await agreeToTerms(tx, id, invitation.channel)
    await admitToEstate(tx, invitation, id)
    const user = await getUser(tx, id)
    if (user.status === 'PENDING_VERIFICATION') await startVerification(tx, user)
    return openSession(tx, services, user, visitor)
  })
}
