import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { Property, PropertyChange, PropertyDraft, Removal } from './estate.ts'
import { OnlyArchived } from './unit.ts'

const PropertyQuery = PageQuery.extend({
  estate_id: idOf('estate').optional(),
  search: SearchText.optional(),
  archived: OnlyArchived,
})

/** Properties: buildings and plots. */
export const propertyCalls = {
  listProperties: endpoint({
    method: 'GET',
    path: '/properties',
    summary: 'List properties with occupancy and amounts owed',
    access: 'properties_read',
    kept: true,
    query: PropertyQuery,
    answer: pageOf(Property),
  }),
  createProperty: endpoint({
    method: 'POST',
    path: '/properties',
    summary: 'Create a property in an estate',
    access: 'properties_write',
    body: PropertyDraft,
    answer: Property,
    status: 201,
    errors: ['ESTATE_NOT_FOUND', 'CONFLICT', 'ARCHIVED', 'NOT_A_LANDLORD'],
  }),
  getProperty: endpoint({
    method: 'GET',
    path: '/properties/{id}',
    summary: 'Retrieve a property',
    access: 'properties_read',
    kept: true,
    params: paramsOf('property'),
    answer: Property,
  }),
  updateProperty: endpoint({
    method: 'PATCH',
    path: '/properties/{id}',
    summary: 'Update a property, or set its owner',
    access: 'properties_write',
    params: paramsOf('property'),
    body: PropertyChange,
    answer: Property,
    errors: ['CONFLICT', 'ARCHIVED', 'NOT_A_LANDLORD', 'LANDLORD_IS_BOUND'],
  }),
  removeProperty: endpoint({
    method: 'DELETE',
    path: '/properties/{id}',
    summary: 'Delete a property, or archive one with history',
    access: 'properties_write',
    params: paramsOf('property'),
    answer: Removal,
    errors: ['TENANCIES_RUNNING'],
  }),
}
