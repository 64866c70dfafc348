import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { Breach, BreachesQuery, CloseBreach, DoBreachStep, RegisterBreach, UpdateBreach } from './breach.ts'

const one = paramsOf('breach')
const change = {
  access: 'platform_write',
  answer: Breach,
  changes: ['privacy', 'analytics'],
  person_only: true,
} as const

/** Register of personal data breaches, for the super admin. Entries are never deleted. */
export const breaches = {
  listBreaches: endpoint({
    method: 'GET',
    path: '/privacy/breaches',
    summary: 'List open breaches, earliest noticed first, or closed ones',
    access: 'platform_read',
    query: BreachesQuery,
    answer: pageOf(Breach),
  }),
  registerBreach: endpoint({
    ...change,
    method: 'POST',
    path: '/privacy/breaches',
    summary: 'Register a data breach, even a harmless one. Its deadline runs from when it was noticed',
    body: RegisterBreach,
    status: 201,
  }),
  getBreach: endpoint({
    method: 'GET',
    path: '/privacy/breaches/{id}',
    summary: 'Retrieve a breach and its deadline',
    access: 'platform_read',
    params: one,
    answer: Breach,
  }),
  updateBreach: endpoint({
    ...change,
    method: 'PATCH',
    path: '/privacy/breaches/{id}',
    summary: 'Update what is known about a breach, or assess its risk',
    params: one,
    body: UpdateBreach,
    errors: ['ILLEGAL_STATE'],
  }),
  doBreachStep: endpoint({
    ...change,
    method: 'POST',
    path: '/privacy/breaches/{id}/steps',
    summary: 'Mark a step as done: evidence preserved, notice drafted, Commission notified, people notified',
    params: one,
    body: DoBreachStep,
    errors: ['ILLEGAL_STATE'],
  }),
  closeBreach: endpoint({
    ...change,
    method: 'POST',
    path: '/privacy/breaches/{id}/close',
    summary: 'Close a breach, once its risk is assessed and everyone who must be notified has been',
    params: one,
    body: CloseBreach,
    errors: ['ILLEGAL_STATE'],
  }),
  downloadBreachNotice: endpoint({
    method: 'GET',
    path: '/privacy/breaches/{id}/notice',
    summary:
      'Download a draft notice: to the Commission, with the contents required by section 40, or to the people affected in plain words',
    access: 'platform_read',
    params: one,
    query: z.object({ to: z.enum(['COMMISSION', 'PEOPLE']).default('COMMISSION') }),
    answer: 'file',
    files: ['pdf'],
  }),
}
