import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const invitationRetention: Retention[] = [
  {
    table: 'invitation',
    what: 'invitations that nobody accepted, with their links',
    days: 180,
    why: 'The name and address of somebody who never came. One that a lease or an application names is kept with it.',
    since: sql`expires_at`,
    only: sql`status <> 'ACCEPTED'
      and not exists (select from lease l where l.invitation_id = invitation.id)
      and not exists (select from application a where a.invitation_id = invitation.id)`,
  },
]
