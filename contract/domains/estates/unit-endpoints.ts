import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText, sortOf } from '../../shared/pages.ts'
import {
  BulkCreateBody,
  BulkDeleteBody,
  BulkDeleteQuery,
  BulkOutcome,
  BulkRemoval,
  BulkUpdateBody,
  BulkUpdateRow,
} from './bulk.ts'
import { Removal } from './estate.ts'
import { OnlyArchived, Unit, UnitChange, UnitCreate, UnitStatus } from './unit.ts'

const UnitQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  property_id: idOf('property').optional(),
  status: UnitStatus.optional(),
  search: SearchText.optional(),
  sort: sortOf('name', 'created_at', 'rent_amount').optional(),
  archived: OnlyArchived,
})

/** Units: single and bulk calls. */
export const unitCalls = {
  listPropertyUnits: endpoint({
    method: 'GET',
    path: '/estates/{id}/property-units',
    also: ['/onboarding/estates/{id}/property-units'],
    summary: 'The units of an estate, with how their money stands',
    access: 'properties_read',
    kept: true,
    params: paramsOf('estate'),
    query: UnitQuery.omit({ estate_id: true }),
    answer: pageOf(Unit),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  listUnits: endpoint({
    method: 'GET',
    path: '/onboarding/units',
    summary: 'Units, with how their money stands',
    access: 'properties_read',
    kept: true,
    query: UnitQuery,
    answer: pageOf(Unit),
  }),
  createUnit: endpoint({
    method: 'POST',
    path: '/onboarding/units',
    summary: 'A unit in a property',
    access: 'properties_write',
    body: UnitCreate,
    answer: Unit,
    status: 201,
    errors: ['CONFLICT'],
  }),
  bulkCreateUnits: endpoint({
    method: 'POST',
    path: '/onboarding/units/bulk-create',
    summary: 'Many units at once; a bad row never loses a good one',
    access: 'properties_write',
    body: BulkCreateBody,
    rows: { units: UnitCreate },
    answer: BulkOutcome,
    status: 201,
  }),
  bulkUpdateUnits: endpoint({
    method: 'PATCH',
    path: '/onboarding/units/bulk-update',
    summary: 'Change many units; a bad row never loses a good one',
    access: 'properties_write',
    body: BulkUpdateBody,
    rows: { units: BulkUpdateRow },
    answer: BulkOutcome,
  }),
  bulkDeleteUnits: endpoint({
    method: 'DELETE',
    path: '/onboarding/units/bulk-delete',
    summary: 'Remove many units, or archive those with a history; ids in the body or as ?unit_ids=a,b',
    access: 'properties_write',
    query: BulkDeleteQuery,
    body: BulkDeleteBody,
    rows: { unit_ids: idOf('unit') },
    answer: BulkRemoval,
  }),
  getUnit: endpoint({
    method: 'GET',
    path: '/onboarding/units/{id}',
    summary: 'One unit',
    access: 'properties_read',
    kept: true,
    params: paramsOf('unit'),
    answer: Unit,
  }),
  updateUnit: endpoint({
    method: 'PATCH',
    path: '/onboarding/units/{id}',
    summary: 'Change a unit',
    access: 'properties_write',
    params: paramsOf('unit'),
    body: UnitChange,
    answer: Unit,
    errors: ['CONFLICT', 'ILLEGAL_STATE', 'ARCHIVED'],
  }),
  removeUnit: endpoint({
    method: 'DELETE',
    path: '/onboarding/units/{id}',
    summary: 'Remove a unit without a history; archive one that has one',
    access: 'properties_write',
    params: paramsOf('unit'),
    answer: Removal,
    errors: ['TENANCIES_RUNNING'],
  }),
}
