import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText, sortOf } from '../../shared/pages.ts'
import {
  CreateEstate,
  Estate,
  EstateChange,
  EstateStatus,
  LgaEstates,
  QuickCreateBody,
  QuickCreated,
  Removal,
  SetupChecklist,
  StateEstates,
} from './estate.ts'
import { propertyCalls } from './property-endpoints.ts'
import { runningCalls } from './running-endpoints.ts'
import { unitCalls } from './unit-endpoints.ts'

const EstateQuery = PageQuery.extend({
  page_size: z.coerce.number().int().min(1).max(100).optional().meta({ description: 'Alias of `limit`' }),
  status: EstateStatus.optional(),
  search: SearchText.optional(),
  sort: sortOf('name', 'created_at').default('name'),
})

export const estates = {
  listEstates: endpoint({
    method: 'GET',
    path: '/estates',
    also: ['/onboarding/estates'],
    summary:
      'List estates the caller manages, owns property in, works in or lives in. Archived ones only by `status`',
    access: 'estate_read',
    kept: true,
    query: EstateQuery,
    answer: pageOf(Estate),
  }),
  createEstate: endpoint({
    method: 'POST',
    path: '/estates',
    also: ['/onboarding/estates'],
    summary: 'Create an empty estate as a draft',
    access: 'properties_write',
    body: CreateEstate,
    answer: Estate,
    status: 201,
    errors: ['UNKNOWN_STATE', 'LGA_NOT_IN_STATE', 'CLIENT_ID_USED'],
    person_only: true,
  }),
  quickCreateEstate: endpoint({
    method: 'POST',
    path: '/estates/quick-create',
    summary: 'Create an estate, its property and its units in one call',
    access: 'properties_write',
    body: QuickCreateBody,
    answer: QuickCreated,
    status: 201,
    errors: ['UNKNOWN_STATE', 'LGA_NOT_IN_STATE', 'CONFLICT', 'CLIENT_ID_USED'],
    person_only: true,
  }),
  getEstate: endpoint({
    method: 'GET',
    path: '/onboarding/estates/{id}',
    summary: 'Retrieve an estate',
    access: 'estate_read',
    params: paramsOf('estate'),
    answer: Estate,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  updateEstate: endpoint({
    method: 'PATCH',
    path: '/onboarding/estates/{id}',
    summary: 'Update the name, address or settings of an estate',
    access: 'properties_write',
    params: paramsOf('estate'),
    body: EstateChange,
    answer: Estate,
    errors: ['ESTATE_NOT_FOUND', 'UNKNOWN_STATE', 'LGA_NOT_IN_STATE', 'ARCHIVED'],
  }),
  removeEstate: endpoint({
    method: 'DELETE',
    path: '/onboarding/estates/{id}',
    summary: 'Delete an empty draft, or archive an estate with history',
    access: 'properties_write',
    params: paramsOf('estate'),
    answer: Removal,
    errors: ['ESTATE_NOT_FOUND', 'TENANCIES_RUNNING'],
    person_only: true,
  }),
  activateEstate: endpoint({
    method: 'POST',
    path: '/estates/{id}/activate',
    summary: 'Activate a draft estate. Idempotent',
    access: 'properties_write',
    params: paramsOf('estate'),
    answer: Estate,
    errors: ['ESTATE_NOT_FOUND', 'ILLEGAL_STATE'],
    person_only: true,
  }),
  getSetupChecklist: endpoint({
    method: 'GET',
    path: '/estates/{id}/setup-checklist',
    summary: 'List what is missing before rent can be collected',
    access: 'properties_read',
    params: paramsOf('estate'),
    answer: SetupChecklist,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  getState: endpoint({
    method: 'GET',
    path: '/onboarding/estates/states/{state}',
    summary: "Retrieve a state, its local government areas, and the caller's estates in it",
    access: 'estate_read',
    params: z.object({ state: z.string().max(40) }),
    answer: StateEstates,
  }),
  getLga: endpoint({
    method: 'GET',
    path: '/onboarding/estates/states/{state}/lgas/{lga}',
    summary: "Retrieve a local government area and the caller's estates in it",
    access: 'estate_read',
    params: z.object({ state: z.string().max(40), lga: z.string().max(60) }),
    answer: LgaEstates,
  }),
  ...propertyCalls,
  ...unitCalls,
  ...runningCalls,
}
