import { invitations } from '@gida/contract/domains/invitations/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { offerOfInvitation } from '../leases/index.ts'
import { acceptInvitation } from './accepting/accept-invitation.ts'
import { getOpenInvitation } from './accepting/find-by-token.ts'
import { joinByInvitation } from './accepting/join-by-invitation.ts'
import { getInvitationAnalytics } from './get-invitation-analytics.ts'
import { presentInvitation, presentOpenInvitation } from './present.ts'
import { getInvitation, listInvitations } from './queries.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { inviteMany } from './sending/invite-many.ts'
import { invitePerson } from './sending/invite-person.ts'
import { resendInvitation } from './sending/resend-invitation.ts'
import { shareInvitation } from './sending/share-invitation.ts'

export function invitationRoutes({ on, inSteps }: Mount): void {
  on(invitations.invitePerson, async (tx, { actor, body }) => {
    const { id } = await invitePerson(tx, actor, body)
    return presentInvitation(await getInvitation(tx, id), actor, tx.now)
  })

  on(invitations.getOpenInvitation, async (tx, { params }) => {
    const open = await getOpenInvitation(tx, params.token)
    return presentOpenInvitation(open, await offerOfInvitation(tx, open.id), tx.now)
  })

  inSteps(invitations.acceptInvitation, ({ services, params, body, request }) =>
    acceptInvitation(services, params.token, body, request),
  )

  inSteps(invitations.joinByInvitation, async ({ services, actor, body }) => {
    const { row, now } = await joinByInvitation(services, actor, body.token)
    return presentInvitation(row, actor, now)
  })

  on(invitations.listInvitations, async (tx, { actor, query }) => {
    const { rows, total } = await listInvitations(tx, actor, query, query)
    const data = rows.map((row) => presentInvitation(row, actor, tx.now))
    return { data, pagination: pagination(query, total) }
  })

  on(invitations.getInvitationAnalytics, (tx, { actor, query }) =>
    getInvitationAnalytics(tx, actor, query.estate_id),
  )

  inSteps(invitations.inviteMany, async ({ services, actor, body }) => {
    const { created, failed } = await inviteMany(services, actor, body)
    const now = services.clock.now()
    return {
      created: created.map(({ index, row }) => ({ index, invitation: presentInvitation(row, actor, now) })),
      failed,
    }
  })

  on(invitations.resendInvitation, async (tx, { actor, params }) => {
    await resendInvitation(tx, params.id)
    return presentInvitation(await getInvitation(tx, params.id), actor, tx.now)
  })

  on(invitations.shareInvitation, (tx, { actor, params, services }) =>
    shareInvitation(tx, actor, { id: params.id, publicUrl: services.config.http.publicUrl }),
  )

  on(invitations.revokeInvitation, async (tx, { params }) => {
    await revokeInvitation(tx, params.id)
    return undefined
  })
}
