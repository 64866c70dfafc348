import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { DataAccess } from './access.ts'
import { breaches } from './breach-endpoints.ts'
import { AskedConsent, Consent, ConsentCount, GiveConsents, OptionalPurpose } from './consents.ts'
import { HeldActivity, PersonalExport } from './held.ts'
import { ProcessingRecord } from './record.ts'
import { AnswerPrivacyRequest, CreatePrivacyRequest, PrivacyRequest } from './request.ts'

const mine = { access: 'signed_in' } as const
const one = paramsOf('privacy_request')

export const privacy = {
  ...breaches,
  getHeld: endpoint({
    method: 'GET',
    path: '/privacy/held',
    summary: 'List the personal data held about the caller, by activity',
    ...mine,
    answer: z.object({ data: z.array(HeldActivity) }),
  }),
  listAccesses: endpoint({
    method: 'GET',
    path: '/privacy/accesses',
    summary:
      'List who impersonated the caller, changed their data, or exported lists of their estates, as far as it is recorded',
    ...mine,
    answer: z.object({ data: z.array(DataAccess) }),
  }),
  listConsents: endpoint({
    method: 'GET',
    path: '/privacy/consents',
    summary: "List the caller's consents with the text as agreed to, and the consents now requested",
    ...mine,
    answer: z.object({ data: z.array(Consent), asked: z.array(AskedConsent) }),
  }),
  giveConsents: endpoint({
    method: 'POST',
    path: '/privacy/consents',
    summary: 'Agree to the current terms and privacy notice',
    ...mine,
    body: GiveConsents,
    answer: null,
    errors: ['ILLEGAL_STATE'],
    changes: ['privacy', 'auth'],
    person_only: true,
  }),
  withdrawConsent: endpoint({
    method: 'POST',
    path: '/privacy/consents/{purpose}/withdraw',
    summary: 'Withdraw a consent. What it allowed stops immediately',
    ...mine,
    params: z.object({ purpose: OptionalPurpose }),
    answer: null,
    changes: ['privacy', 'auth', 'autopay', 'notifications'],
  }),
  countConsents: endpoint({
    method: 'GET',
    path: '/privacy/consents/counts',
    summary: 'Count consents by text and version',
    access: 'platform_read',
    answer: z.object({ data: z.array(ConsentCount) }),
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/privacy/exports',
    summary: 'Request a copy of all personal data held about the caller, as one zip',
    ...mine,
    answer: PersonalExport,
    status: 201,
    errors: ['TOO_MANY_REQUESTS', 'SECOND_FACTOR_REQUIRED', 'ILLEGAL_STATE'],
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/privacy/exports',
    summary: "List the caller's data exports, newest first",
    ...mine,
    answer: z.object({ data: z.array(PersonalExport) }),
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/privacy/exports/{id}/download',
    summary: 'Download a data export, up to seven days after it was made',
    ...mine,
    params: paramsOf('personal_export'),
    answer: 'file',
    files: ['zip'],
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  createRequest: endpoint({
    method: 'POST',
    path: '/privacy/requests',
    summary: 'Submit a data request: access, correction, erasure, objection or restriction',
    ...mine,
    body: CreatePrivacyRequest,
    answer: PrivacyRequest,
    status: 201,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
    changes: ['privacy', 'analytics'],
  }),
  listMyRequests: endpoint({
    method: 'GET',
    path: '/privacy/requests',
    summary: "List the caller's data requests, newest first",
    ...mine,
    answer: z.object({ data: z.array(PrivacyRequest) }),
  }),
  withdrawRequest: endpoint({
    method: 'POST',
    path: '/privacy/requests/{id}/withdraw',
    summary: 'Withdraw a data request that has not been carried out',
    ...mine,
    params: one,
    answer: PrivacyRequest,
    errors: ['ILLEGAL_STATE'],
    changes: ['privacy', 'analytics'],
  }),
  listRequests: endpoint({
    method: 'GET',
    path: '/privacy/desk/requests',
    summary: 'List data requests of people in estates the caller manages, by due date',
    access: 'users_read',
    query: PageQuery.extend({ open: z.stringbool().optional() }),
    answer: pageOf(PrivacyRequest),
  }),
  answerRequest: endpoint({
    method: 'POST',
    path: '/privacy/desk/requests/{id}',
    summary: 'Answer a data request, or explain a delay',
    access: 'users_write',
    params: one,
    body: AnswerPrivacyRequest,
    answer: PrivacyRequest,
    errors: ['ILLEGAL_STATE'],
    changes: ['privacy', 'analytics'],
    person_only: true,
  }),
  getRecord: endpoint({
    method: 'GET',
    path: '/privacy/record',
    summary:
      'Retrieve the record of processing: each activity with its purpose, legal basis, people, data, retention and processors',
    access: 'platform_read',
    answer: ProcessingRecord,
  }),
  downloadRecord: endpoint({
    method: 'GET',
    path: '/privacy/record/file',
    summary: 'Download the record of processing',
    access: 'platform_read',
    query: z.object({ format: z.enum(['csv', 'pdf']).default('pdf') }),
    answer: 'file',
    files: ['csv', 'pdf'],
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/privacy/desk/requests/{id}/erase',
    summary:
      'Carry out a requested erasure. Data that a law requires to be kept stays, and the response lists it',
    access: 'platform_write',
    params: one,
    answer: PrivacyRequest,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
    changes: ['privacy', 'users', 'analytics'],
    person_only: true,
  }),
}
