import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Session } from '../auth/session.ts'
import { AcceptBody, Invitation, OpenInvitation } from './invitation.ts'

const Token = z.string().max(100)
const TokenParams = z.object({ token: Token })
const GONE = [
  'INVITATION_NOT_FOUND',
  'INVITATION_EXPIRED',
  'INVITATION_USED',
  'INVITATION_REVOKED',
  'ILLEGAL_STATE',
] as const

/** Calls for the holder of an invitation link. */
export const accepting = {
  getOpenInvitation: endpoint({
    method: 'GET',
    path: '/auth/invite/{token}',
    summary: 'Retrieve an invitation by its link',
    access: 'public',
    params: TokenParams,
    answer: OpenInvitation,
    errors: GONE,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/auth/invite/{token}/accept',
    summary: 'Accept an invitation with a new account, and sign in',
    access: 'public',
    changes: ['auth', 'estates', 'invitations', 'leases', 'users'],
    params: TokenParams,
    body: AcceptBody,
    answer: Session,
    status: 201,
    errors: [
      ...GONE,
      'ACCOUNT_EXISTS',
      'INVITATION_OTHER_ROLE',
      'EMAIL_TAKEN',
      'PHONE_TAKEN',
      'WEAK_PASSWORD',
      'ACCOUNT_INACTIVE',
      'ACCOUNT_MERGED',
    ],
  }),
  joinByInvitation: endpoint({
    method: 'POST',
    path: '/invitations/accept',
    summary: 'Accept an invitation with the signed-in account',
    access: 'signed_in',
    changes: ['estates', 'invitations', 'leases', 'users'],
    body: z.object({ token: Token }),
    answer: Invitation,
    errors: [...GONE, 'INVITATION_NOT_YOURS', 'INVITATION_OTHER_ROLE'],
  }),
}
