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
    summary: 'Buildings and plots, with what is let and what is owed',
    access: 'properties_read',
    kept: true,
    query: PropertyQuery,
    answer: pageOf(Property),
  }),
  createProperty: endpoint({
    method: 'POST',
    path: '/properties',
    summary: 'A building or plot in an estate',
    access: 'properties_write',
    body: PropertyDraft,
    answer: Property,
    status: 201,
    errors: ['ESTATE_NOT_FOUND', 'CONFLICT', 'ARCHIVED', 'NOT_A_LANDLORD'],
  }),
  getProperty: endpoint({
    method: 'GET',
    path: '/properties/{id}',
    summary: 'One property',
    access: 'properties_read',
    kept: true,
    params: paramsOf('property'),
    answer: Property,
  }),
  updateProperty: endpoint({
    method: 'PATCH',
    path: '/properties/{id}',
    summary: 'Change a property, or say who owns it',
    access: 'properties_write',
    params: paramsOf('property'),
    body: PropertyChange,
    answer: Property,
    errors: ['CONFLICT', 'ARCHIVED', 'NOT_A_LANDLORD', 'LANDLORD_IS_BOUND'],
  }),
  removeProperty: endpoint({
    method: 'DELETE',
    path: '/properties/{id}',
    summary: 'Remove a property without a history; archive one that has one',
    access: 'properties_write',
    params: paramsOf('property'),
    answer: Removal,
    errors: ['TENANCIES_RUNNING'],
  }),
}
