import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { ImpersonationStart, StartImpersonation, SupportAccess } from './impersonation.ts'

/** A super admin views Gida as another person, who consents beforehand and sees afterwards who did. */
export const impersonation = {
  startImpersonation: endpoint({
    method: 'POST',
    path: '/admin/users/{id}/impersonate',
    summary:
      'Impersonate a person read-only for 30 minutes, with their consent or with a reason. They are notified',
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
    summary: 'Stop impersonating',
    access: 'signed_in',
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  getSupportAccess: endpoint({
    method: 'GET',
    path: '/auth/support-access',
    summary: 'Retrieve whether the platform may impersonate the caller, and who has done so',
    access: 'signed_in',
    answer: SupportAccess,
  }),
  allowSupportAccess: endpoint({
    method: 'POST',
    path: '/auth/support-access',
    summary: 'Allow the platform to impersonate the caller for 24 hours of support',
    access: 'signed_in',
    answer: SupportAccess,
  }),
  revokeSupportAccess: endpoint({
    method: 'DELETE',
    path: '/auth/support-access',
    summary: 'Revoke the consent to impersonation. Sessions that rely on it end immediately',
    access: 'signed_in',
    answer: SupportAccess,
  }),
}
