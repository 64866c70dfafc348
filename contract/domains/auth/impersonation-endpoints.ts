import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { ImpersonationStart, StartImpersonation, SupportAccess } from './impersonation.ts'

/** A super admin views Gida as another person, who consents beforehand and sees afterwards who did. */
export const impersonation = {
  startImpersonation: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/impersonate',
    summary:
      'See Gida as a person, for 30 minutes and to read alone: with their consent, or with a reason. They are told',
    access: 'platform_write',
    changes: ['admin', 'auth'],
    params: paramsOf('person'),
    body: StartImpersonation,
    answer: ImpersonationStart,
    status: 201,
    errors: ['IMPERSONATION_REFUSED', 'IMPERSONATION_NEEDS_REASON', 'SECOND_FACTOR_REQUIRED'],
  }),
  stopImpersonation: endpoint({
    method: 'POST',
    path: '/auth/impersonation/stop',
    summary: 'Stop seeing Gida as somebody else',
    access: 'signed_in',
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  getSupportAccess: endpoint({
    method: 'GET',
    path: '/auth/support-access',
    summary: 'Whether the platform may look in as you, and who did',
    access: 'signed_in',
    answer: SupportAccess,
  }),
  allowSupportAccess: endpoint({
    method: 'POST',
    path: '/auth/support-access',
    summary: 'For 24 hours the platform may look in as you, to help',
    access: 'signed_in',
    answer: SupportAccess,
  }),
  revokeSupportAccess: endpoint({
    method: 'DELETE',
    path: '/auth/support-access',
    summary: 'It may no more; who looks in by that consent is out at once',
    access: 'signed_in',
    answer: SupportAccess,
  }),
}
