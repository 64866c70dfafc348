import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { invitationMail, invitationText, letterFacts } from '../letter.ts'
import { invitationRows } from '../queries.ts'
import { languageOfReader } from './language-of-reader.ts'
import { type Channel, openLink } from './open-link.ts'

const Sending = z.object({ invitation_id: z.guid(), sending: z.int() })
type Sending = z.infer<typeof Sending>

/** Creates the links of one sending and sends them. The tokens are created here, so no job payload contains them. */
export const deliverInvitation = defineJob({
  name: 'deliver_invitation',
  payload: Sending,
  run: (services, sending) => services.transaction('system', (tx) => sendLinks(tx, services, sending)),
})

async function sendLinks(tx: Tx, services: Services, { invitation_id, sending }: Sending): Promise<void> {
  const invitation = await getToSend(tx, { invitation_id, sending })
  if (!invitation) return
  const { email, phone } = invitation
  const language = await languageOfReader(tx, invitation)
  const told = letterFacts({ ...invitation, language })
  const open = (channel: Channel) =>
    openLink(tx, services.config.http.publicUrl, { invitation_id, channel, sending, language })
  const key = `invitation:${invitation_id}:${sending}`
  if (email) {
    const link = await open('EMAIL')
    const { subject, paragraphs } = invitationMail(told, link)
    await sendMail(tx, {
      to: email,
      subject,
      text: paragraphs.join('\n\n'),
      html: paragraphs.map((one) => `<p>${one === link ? anchor(link) : escapeHtml(one)}</p>`).join('\n'),
      links: [link],
      key: `${key}:mail`,
      kind: 'invitation',
    })
  }
  if (phone) {
    const link = await open('SMS')
    const about = { links: [link], key: `${key}:text`, kind: 'invitation' }
    await sendText(tx, { to: phone, text: invitationText(told, link), ...about })
  }
}

const anchor = (link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`

/** Locks the invitation, so that a repeated job sends once. Undefined if it was sent again or revoked since. */
async function getToSend(tx: Tx, { invitation_id, sending }: Sending) {
  const row = await invitationRows(tx)
    .where('invitation.id', '=', invitation_id)
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.sent_count', '=', sending)
    .forUpdate('invitation')
    .executeTakeFirst()
  if (!row) return undefined
  const sent = await tx
    .selectFrom('invitation_link')
    .select('sending')
    .where('invitation_id', '=', invitation_id)
    .where('sending', '=', sending)
    .where('channel', '<>', 'LINK')
    .executeTakeFirst()
  if (sent) return undefined
  await tx
    .deleteFrom('invitation_link')
    .where('invitation_id', '=', invitation_id)
    .where('sending', '<', sending)
    .execute()
  return row
}
