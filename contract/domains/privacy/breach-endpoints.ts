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
    summary: 'Breaches that are open, what was noticed first, first; or those that are closed',
    access: 'platform_read',
    query: BreachesQuery,
    answer: pageOf(Breach),
  }),
  registerBreach: endpoint({
    ...change,
    method: 'POST',
    path: '/privacy/breaches',
    summary: 'Register a breach, also a harmless one; its clock starts when it was noticed',
    body: RegisterBreach,
    status: 201,
  }),
  getBreach: endpoint({
    method: 'GET',
    path: '/privacy/breaches/{id}',
    summary: 'A breach with its clock',
    access: 'platform_read',
    params: one,
    answer: Breach,
  }),
  updateBreach: endpoint({
    ...change,
    method: 'PATCH',
    path: '/privacy/breaches/{id}',
    summary: 'Write down what is known by now, or decide on the risk',
    params: one,
    body: UpdateBreach,
    errors: ['ILLEGAL_STATE'],
  }),
  doBreachStep: endpoint({
    ...change,
    method: 'POST',
    path: '/privacy/breaches/{id}/steps',
    summary: 'Say that a step is done: evidence kept, notice drafted, Commission told, people told',
    params: one,
    body: DoBreachStep,
    errors: ['ILLEGAL_STATE'],
  }),
  closeBreach: endpoint({
    ...change,
    method: 'POST',
    path: '/privacy/breaches/{id}/close',
    summary: 'Close it, once the risk is decided and whoever has to know is told',
    params: one,
    body: CloseBreach,
    errors: ['ILLEGAL_STATE'],
  }),
  downloadBreachNotice: endpoint({
    method: 'GET',
    path: '/privacy/breaches/{id}/notice',
    summary: 'A draft to the Commission with what section 40 asks for, or to the people in plain words',
    access: 'platform_read',
    params: one,
    query: z.object({ to: z.enum(['COMMISSION', 'PEOPLE']).default('COMMISSION') }),
    answer: 'file',
    files: ['pdf'],
  }),
}
