import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { accepting } from './accepting-endpoints.ts'
import { Invitation, InvitationAnalytics, InvitationStatus, InvitedRole } from './invitation.ts'
import { InviteBody, InvitedMany, InviteManyBody, InviteRow, SharedInvitation } from './invite.ts'

export const invitations = {
  ...accepting,
  invitePerson: endpoint({
    method: 'POST',
    path: '/auth/invite',
    summary: 'Invite a person to an estate by e-mail, SMS or both',
    access: 'invitations_write',
    changes: ['estates', 'invitations', 'leases'],
    body: InviteBody,
    answer: Invitation,
    status: 201,
    errors: [
      'ESTATE_NOT_FOUND',
      'NOT_FOUND',
      'INVITATION_PENDING',
      'ALREADY_MEMBER',
      'UNIT_ALREADY_LET',
      'LEASE_DATES',
      'INSTALMENTS_UNEVEN',
      'ILLEGAL_STATE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/invitations',
    summary: 'List invitations, newest first. Landlords see those they sent',
    access: 'invitations_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      unit_id: idOf('unit').optional(),
      status: InvitationStatus.optional(),
      role: InvitedRole.optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(Invitation),
  }),
  getInvitationAnalytics: endpoint({
    method: 'GET',
    path: '/invitations/analytics',
    summary: 'Retrieve how many invitations were sent and accepted, and how fast',
    access: 'invitations_read',
    query: z.object({ estate_id: idOf('estate').optional() }),
    answer: InvitationAnalytics,
  }),
  inviteMany: endpoint({
    method: 'POST',
    path: '/invitations/bulk',
    summary: 'Invite up to 500 people. Rows succeed or fail one by one',
    access: 'invitations_write',
    body: InviteManyBody,
    rows: { rows: InviteRow, user_ids: idOf('person') },
    answer: InvitedMany,
    status: 201,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/invitations/{id}/resend',
    summary: 'Resend an invitation with a new link, valid for 7 days. The old link stops working',
    access: 'invitations_write',
    changes: ['estates', 'invitations'],
    params: paramsOf('invitation'),
    answer: Invitation,
    errors: ['ILLEGAL_STATE', 'INVITATION_PENDING', 'UNIT_ALREADY_LET', 'TOO_MANY_REQUESTS'],
  }),
  shareInvitation: endpoint({
    method: 'POST',
    path: '/invitations/{id}/link',
    summary: 'Create an invitation link to hand over. Links already sent stay valid',
    access: 'invitations_write',
    params: paramsOf('invitation'),
    answer: SharedInvitation,
    status: 201,
    errors: ['ILLEGAL_STATE', 'TOO_MANY_REQUESTS'],
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/invitations/{id}',
    summary: 'Revoke an invitation: its link stops working, and the lease drafted with it is cancelled',
    access: 'invitations_write',
    changes: ['estates', 'invitations', 'leases'],
    params: paramsOf('invitation'),
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
}
