import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { agreeToTerms } from '../../auth/index.ts'
import { getUser, markVerified, type UserRow } from '../../users/index.ts'
import { getInvitation, type InvitationRow } from '../queries.ts'
import { refuseUnfit } from './account-for-invitation.ts'
import { admitToEstate } from './admit-to-estate.ts'
import { adoptInvitedRole } from './adopt-invited-role.ts'
import { type FoundInvitation, lockOpenInvitation } from './find-by-token.ts'

/** Accepts with the signed-in account, which must be that of the person invited. */
export async function joinByInvitation(
  services: Services,
  actor: Actor,
  token: string,
): Promise<{ row: InvitationRow; now: Date }> {
  await services.transaction(actor, async () => {}) // refuses an ended session
  return services.transaction('system', async (tx) => {
    const invitation = await lockOpenInvitation(tx, token)
    const account = await getUser(tx, actor.user_id)
    if (!isMeant(account, invitation)) throw problem('INVITATION_NOT_YOURS')
    const me = await adoptInvitedRole(tx, account, invitation)
    refuseUnfit(me, invitation)
    await verifyAddress(tx, me, invitation)
    await agreeToTerms(tx, me.id, invitation.channel)
    await admitToEstate(tx, invitation, me.id)
    return { row: await getInvitation(tx, invitation.id), now: tx.now }
  })
}

function isMeant(me: UserRow, { user_id, email, phone }: FoundInvitation): boolean {
  if (user_id) return user_id === me.id
  return (email !== null && me.email === email) || (phone !== null && me.phone === phone)
}

async function verifyAddress(tx: Tx, me: UserRow, { channel, email, phone }: FoundInvitation): Promise<void> {
  const shown = {
    EMAIL: { address: email, verified_at: me.email_verified_at },
    SMS: { address: phone, verified_at: me.phone_verified_at },
    LINK: null,
  }[channel]
  if (shown?.address && !shown.verified_at) await markVerified(tx, me.id, shown.address)
}
