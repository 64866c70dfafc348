import type { InvitationStatus } from '@gida/contract/domains/invitations/invitation'
import type { ProblemCode } from '@gida/contract/shared/errors'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { invitationRows, statusOf } from '../queries.ts'
import type { Channel } from '../sending/open-link.ts'

/** Invitations with the link that was opened and its channel. Only links of the latest sending work. */
const invitationsByLink = (tx: Tx) =>
  invitationRows(tx)
    .innerJoin('invitation_link as link', 'link.invitation_id', 'invitation.id')
    .whereRef('link.sending', '=', 'invitation.sent_count')
    .select([
      sql<Channel>`link.channel`.as('channel'),
      sql<boolean>`exists (
        select from users u join credential c on c.user_id = u.id
        where case link.channel when 'EMAIL' then u.email = invitation.email
          and (u.id = invitation.user_id or app.is_email_trusted(u)) when 'SMS' then u.phone = invitation.phone
          and (u.id = invitation.user_id or app.is_phone_trusted(u))
          else u.email = invitation.email or u.phone = invitation.phone end)`.as('has_account'),
      // For an account without a password: its address was corrected since, so somebody else may read the mail to the former one.
      sql<boolean>`exists (
        select from users u where u.id = invitation.user_id and not exists (select from credential c where c.user_id = u.id)
          and case link.channel when 'EMAIL' then u.email is distinct from invitation.email
            else u.phone is distinct from invitation.phone end)`.as('is_misdirected'),
    ])
export type FoundInvitation = Awaited<ReturnType<typeof findByToken>>

/** The invitation behind a link, in any state. 404 for an unknown or altered token. */
export async function findByToken(tx: Tx, token: string) {
  return orNotFound(
    await invitationsByLink(tx).where('link.token_hash', '=', hashToken(token)).executeTakeFirst(),
    'INVITATION_NOT_FOUND',
  )
}

const CLOSED: Record<Exclude<InvitationStatus, 'PENDING'>, ProblemCode> = {
  ACCEPTED: 'INVITATION_USED',
  EXPIRED: 'INVITATION_EXPIRED',
  REVOKED: 'INVITATION_REVOKED',
}

/** The invitation behind a link, if it can be accepted; else 410 with the reason. */
export async function getOpenInvitation(tx: Tx, token: string): Promise<FoundInvitation> {
  const found = await findByToken(tx, token)
  const status = statusOf(found, tx.now)
  if (status !== 'PENDING') throw problem(CLOSED[status])
  if (found.is_misdirected || found.estate_status === 'ARCHIVED') throw problem('INVITATION_REVOKED')
  return found
}

/** The same with a lock until the transaction ends: of two concurrent acceptances the second finds it used. */
export async function lockOpenInvitation(tx: Tx, token: string): Promise<FoundInvitation> {
  const { id } = await findByToken(tx, token)
  await tx.selectFrom('invitation').select('id').where('id', '=', id).forUpdate().execute()
  return getOpenInvitation(tx, token)
}
