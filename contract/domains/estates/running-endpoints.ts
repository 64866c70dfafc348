import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idListOf, idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { Holiday, HolidayDraft } from './holiday.ts'
import { EntrustBody, EstateLandlord, EstateManager } from './manager.ts'

const HolidayQuery = PageQuery.extend({ year: z.coerce.number().int().min(2020).max(2099).optional() })

/** Managers and holidays of an estate. */
export const runningCalls = {
  listManagers: endpoint({
    method: 'GET',
    path: '/estates/{id}/managers',
    summary: 'List the people who run an estate, and how many units each looks after',
    access: 'properties_read',
    params: paramsOf('estate'),
    query: PageQuery,
    answer: pageOf(EstateManager),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  entrustUnits: endpoint({
    method: 'POST',
    path: '/estates/{id}/managers',
    summary: 'Entrust units to a property manager',
    access: 'properties_write',
    params: paramsOf('estate'),
    body: EntrustBody,
    answer: EstateManager,
    status: 201,
    errors: ['ESTATE_NOT_FOUND', 'NOT_A_PROPERTY_MANAGER', 'ARCHIVED'],
    person_only: true,
  }),
  removeManager: endpoint({
    method: 'DELETE',
    path: '/estates/{id}/managers/{user_id}',
    summary:
      'Remove units from a property manager (`?unit_ids=a,b`), or a person from those who run the estate. Landlords may remove people they brought in from their own units',
    access: 'properties_write',
    changes: ['estates', 'integrations', 'invitations'],
    params: paramsOf('estate').extend({ user_id: idOf('property_manager') }),
    query: z.object({ unit_ids: idListOf('unit').optional() }),
    answer: null,
    errors: ['ESTATE_NOT_FOUND', 'LAST_MANAGER'],
    person_only: true,
  }),
  listLandlords: endpoint({
    method: 'GET',
    path: '/estates/{id}/landlords',
    summary: 'List people who own or may own property in an estate, and whether they can be paid out',
    access: 'properties_read',
    params: paramsOf('estate'),
    query: PageQuery,
    answer: pageOf(EstateLandlord),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  listNationalHolidays: endpoint({
    method: 'GET',
    path: '/admin/holidays',
    summary: 'List national holidays by day',
    access: 'platform_read',
    query: HolidayQuery,
    answer: pageOf(Holiday),
  }),
  addNationalHoliday: endpoint({
    method: 'POST',
    path: '/admin/holidays',
    summary: 'Add a national holiday',
    access: 'platform_write',
    body: HolidayDraft,
    answer: Holiday,
    status: 201,
    errors: ['CONFLICT'],
  }),
  removeNationalHoliday: endpoint({
    method: 'DELETE',
    path: '/admin/holidays/{holiday_id}',
    summary: 'Remove a national holiday',
    access: 'platform_write',
    params: z.object({ holiday_id: idOf('holiday') }),
    answer: null,
  }),
  listHolidays: endpoint({
    method: 'GET',
    path: '/estates/{id}/holidays',
    summary: 'List national holidays and those of an estate, by day',
    access: 'estate_read',
    params: paramsOf('estate'),
    query: HolidayQuery,
    answer: pageOf(Holiday),
    errors: ['ESTATE_NOT_FOUND'],
  }),
  addHoliday: endpoint({
    method: 'POST',
    path: '/estates/{id}/holidays',
    summary: 'Add a holiday of an estate',
    access: 'properties_write',
    params: paramsOf('estate'),
    body: HolidayDraft,
    answer: Holiday,
    status: 201,
    errors: ['ESTATE_NOT_FOUND', 'CONFLICT', 'ARCHIVED'],
  }),
  removeHoliday: endpoint({
    method: 'DELETE',
    path: '/estates/{id}/holidays/{holiday_id}',
    summary: 'Remove a holiday of an estate. National holidays are not affected',
    access: 'properties_write',
    params: paramsOf('estate').extend({ holiday_id: idOf('holiday') }),
    answer: null,
    errors: ['ESTATE_NOT_FOUND', 'ARCHIVED'],
  }),
}
