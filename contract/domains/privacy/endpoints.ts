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
    summary: 'What is held of you, by activity',
    ...mine,
    answer: z.object({ data: z.array(HeldActivity) }),
  }),
  listAccesses: endpoint({
    method: 'GET',
    path: '/privacy/accesses',
    summary:
      'Who looked in as you, changed what is about you, or took lists of your estates out, as far as it is recorded',
    ...mine,
    answer: z.object({ data: z.array(DataAccess) }),
  }),
  listConsents: endpoint({
    method: 'GET',
    path: '/privacy/consents',
    summary: 'What you agreed to, with the text as it stood then; and what you are asked to agree to now',
    ...mine,
    answer: z.object({ data: z.array(Consent), asked: z.array(AskedConsent) }),
  }),
  giveConsents: endpoint({
    method: 'POST',
    path: '/privacy/consents',
    summary: 'Agree to the terms and the privacy notice as they stand',
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
    summary: 'Take a consent back; what it allowed stops at once',
    ...mine,
    params: z.object({ purpose: OptionalPurpose }),
    answer: null,
    changes: ['privacy', 'auth', 'autopay', 'notifications'],
  }),
  countConsents: endpoint({
    method: 'GET',
    path: '/privacy/consents/counts',
    summary: 'How many people agreed to each version of each text',
    access: 'platform_read',
    answer: z.object({ data: z.array(ConsentCount) }),
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/privacy/exports',
    summary: 'Have a copy of all that is held of you made, as one zip',
    ...mine,
    answer: PersonalExport,
    status: 201,
    errors: ['TOO_MANY_REQUESTS', 'SECOND_FACTOR_REQUIRED', 'ILLEGAL_STATE'],
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/privacy/exports',
    summary: 'Your copies, the newest first',
    ...mine,
    answer: z.object({ data: z.array(PersonalExport) }),
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/privacy/exports/{id}/download',
    summary: 'A copy of what is held of you, until seven days after it was made',
    ...mine,
    params: paramsOf('personal_export'),
    answer: 'file',
    files: ['zip'],
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
  }),
  createRequest: endpoint({
    method: 'POST',
    path: '/privacy/requests',
    summary: 'Ask about your data: access, correction, erasure, objection or restriction',
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
    summary: 'What you asked about your data, the newest first',
    ...mine,
    answer: z.object({ data: z.array(PrivacyRequest) }),
  }),
  withdrawRequest: endpoint({
    method: 'POST',
    path: '/privacy/requests/{id}/withdraw',
    summary: 'Take back what you asked, while it is not carried out',
    ...mine,
    params: one,
    answer: PrivacyRequest,
    errors: ['ILLEGAL_STATE'],
    changes: ['privacy', 'analytics'],
  }),
  listRequests: endpoint({
    method: 'GET',
    path: '/privacy/desk/requests',
    summary: 'What people of the estates that you manage asked about their data; what is due first, first',
    access: 'users_read',
    query: PageQuery.extend({ open: z.stringbool().optional() }),
    answer: pageOf(PrivacyRequest),
  }),
  answerRequest: endpoint({
    method: 'POST',
    path: '/privacy/desk/requests/{id}',
    summary: 'Answer what a person asked, or tell them why it takes longer',
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
      'The record of processing: each activity with its purpose, ground, people, data, time and processors',
    access: 'platform_read',
    answer: ProcessingRecord,
  }),
  downloadRecord: endpoint({
    method: 'GET',
    path: '/privacy/record/file',
    summary: 'The record of processing as a file',
    access: 'platform_read',
    query: z.object({ format: z.enum(['csv', 'pdf']).default('pdf') }),
    answer: 'file',
    files: ['csv', 'pdf'],
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/privacy/desk/requests/{id}/erase',
    summary:
      'Carry out an erasure that a person asked for; what a law makes us keep stays, and the answer lists it',
    access: 'platform_write',
    params: one,
    answer: PrivacyRequest,
    errors: ['ILLEGAL_STATE', 'SECOND_FACTOR_REQUIRED'],
    changes: ['privacy', 'users', 'analytics'],
    person_only: true,
  }),
}
