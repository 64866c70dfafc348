import type { SharedInvitation } from '@gida/contract/domains/invitations/invite'
import { MOST_SENDINGS } from '@gida/contract/domains/invitations/rules'
import { Language } from '@gida/contract/shared/language'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { invitationText, letterFacts } from '../letter.ts'
import { lockMovable } from '../lock-movable.ts'
import { openLink } from './open-link.ts'

const TOO_MANY =
  'You have made this invitation’s link too many times today. Use the last one, or try again tomorrow.'

/**
 * A link and text to pass on by oneself. It proves no address, so it creates a new account or joins a signed-in one. Links sent
 * before keep working.
 */
export async function shareInvitation(
  tx: Tx,
  actor: Actor,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<SharedInvitation> {
  const invitation = await lockMovable(tx, id, 'share')
  const spent = {
    name: 'invitation_link',
    spender: `${actor.user_id}:${id}`,
    most: MOST_SENDINGS,
    seconds: 86_400,
  }
  await spendAllowance(tx, spent, TOO_MANY)
  await elevateToSystem(tx)
  const { sent_count: sending } = invitation
  const language = Language.parse(invitation.language)
  const link = await openLink(tx, publicUrl, { invitation_id: id, sending, channel: 'LINK', language })
  return { link, text: invitationText(letterFacts({ ...invitation, language }), link) }
}
