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
    summary: 'List the units of an estate with their payment status',
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
    summary: 'List units with their payment status',
    access: 'properties_read',
    kept: true,
    query: UnitQuery,
    answer: pageOf(Unit),
  }),
  createUnit: endpoint({
    method: 'POST',
    path: '/onboarding/units',
    summary: 'Create a unit in a property',
    access: 'properties_write',
    body: UnitCreate,
    answer: Unit,
    status: 201,
    errors: ['CONFLICT'],
  }),
  bulkCreateUnits: endpoint({
    method: 'POST',
    path: '/onboarding/units/bulk-create',
    summary: 'Create up to 1,000 units. Rows succeed or fail one by one',
    access: 'properties_write',
    body: BulkCreateBody,
    rows: { units: UnitCreate },
    answer: BulkOutcome,
    status: 201,
  }),
  bulkUpdateUnits: endpoint({
    method: 'PATCH',
    path: '/onboarding/units/bulk-update',
    summary: 'Update up to 1,000 units. Rows succeed or fail one by one',
    access: 'properties_write',
    body: BulkUpdateBody,
    rows: { units: BulkUpdateRow },
    answer: BulkOutcome,
  }),
  bulkDeleteUnits: endpoint({
    method: 'DELETE',
    path: '/onboarding/units/bulk-delete',
    summary: 'Delete up to 1,000 units, or archive those with history; ids in the body or as `?unit_ids=a,b`',
    access: 'properties_write',
    query: BulkDeleteQuery,
    body: BulkDeleteBody,
    rows: { unit_ids: idOf('unit') },
    answer: BulkRemoval,
  }),
  getUnit: endpoint({
    method: 'GET',
    path: '/onboarding/units/{id}',
    summary: 'Retrieve a unit',
    access: 'properties_read',
    kept: true,
    params: paramsOf('unit'),
    answer: Unit,
  }),
  updateUnit: endpoint({
    method: 'PATCH',
    path: '/onboarding/units/{id}',
    summary: 'Update a unit',
    access: 'properties_write',
    params: paramsOf('unit'),
    body: UnitChange,
    answer: Unit,
    errors: ['CONFLICT', 'ILLEGAL_STATE', 'ARCHIVED'],
  }),
  removeUnit: endpoint({
    method: 'DELETE',
    path: '/onboarding/units/{id}',
    summary: 'Delete a unit, or archive one with history',
    access: 'properties_write',
    params: paramsOf('unit'),
    answer: Removal,
    errors: ['TENANCIES_RUNNING'],
  }),
}
