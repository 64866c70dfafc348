import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import {
  Application,
  ApplicationBody,
  ApplicationReceipt,
  ApplicationsShown,
  ApproveBody,
  MyApplication,
  RejectBody,
} from './application.ts'
import { listings, SlugParams } from './listing-endpoints.ts'

const TokenParams = z.object({ token: z.string().max(100) })

export const applications = {
  ...listings,
  submitApplication: endpoint({
    method: 'POST',
    path: '/listings/{slug}/applications',
    summary: 'Apply for a unit. A private link to track the application is sent by SMS and e-mail',
    access: 'public',
    params: SlugParams,
    body: ApplicationBody,
    answer: ApplicationReceipt,
    status: 201,
    errors: ['ALREADY_APPLIED', 'TOO_MANY_REQUESTS'],
  }),
  getMyApplication: endpoint({
    method: 'GET',
    path: '/applications/status/{token}',
    summary: 'Retrieve the status of an application by its private link',
    access: 'public',
    params: TokenParams,
    answer: MyApplication,
  }),
  withdrawApplication: endpoint({
    method: 'POST',
    path: '/applications/status/{token}/withdraw',
    summary: 'Withdraw an application by its private link',
    access: 'public',
    params: TokenParams,
    answer: MyApplication,
    errors: ['ILLEGAL_STATE'],
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/applications',
    summary: "List applications for the caller's units, newest first",
    access: 'invitations_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      unit_id: idOf('unit').optional(),
      status: ApplicationsShown.optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(Application),
  }),
  getApplication: endpoint({
    method: 'GET',
    path: '/applications/{id}',
    summary: 'Retrieve an application',
    access: 'invitations_read',
    params: paramsOf('application'),
    answer: Application,
  }),
  reviewApplication: endpoint({
    method: 'PATCH',
    path: '/applications/{id}/review',
    summary: 'Start the review of an application',
    access: 'invitations_write',
    params: paramsOf('application'),
    answer: Application,
    errors: ['ILLEGAL_STATE'],
  }),
  approveApplication: endpoint({
    method: 'PATCH',
    path: '/applications/{id}/approve',
    summary: 'Approve an application: reserves the unit, invites the applicant and drafts the lease',
    access: 'invitations_write',
    changes: ['applications', 'estates', 'invitations', 'leases'],
    params: paramsOf('application'),
    body: ApproveBody,
    answer: Application,
    errors: ['ILLEGAL_STATE', 'ALREADY_MEMBER', 'UNIT_ALREADY_LET', 'LEASE_DATES'],
  }),
  rejectApplication: endpoint({
    method: 'PATCH',
    path: '/applications/{id}/reject',
    summary: 'Reject an application, with a reason shown to the applicant',
    access: 'invitations_write',
    params: paramsOf('application'),
    body: RejectBody,
    answer: Application,
    errors: ['ILLEGAL_STATE'],
  }),
}
