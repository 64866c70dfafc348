import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { PlatformUse } from './figures.ts'
import { PlatformPeopleQuery, PlatformPerson } from './person.ts'

/** All people of the platform, and usage figures. */
export const people = {
  listPlatformPeople: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary:
      'List all people with their estates and status; search by name, e-mail address, phone number or rented home',
    access: 'platform_read',
    query: PlatformPeopleQuery,
    answer: pageOf(PlatformPerson),
  }),
  getPlatformPerson: endpoint({
    method: 'GET',
    path: '/admin/users/{id}',
    summary: 'Retrieve a person, and whether they are suspended',
    access: 'platform_read',
    params: paramsOf('person'),
    answer: PlatformPerson,
  }),
  getPlatformUse: endpoint({
    method: 'GET',
    path: '/admin/analytics',
    summary:
      'Retrieve the number of estates, units, people and payments, and their growth over the last twelve months',
    access: 'platform_read',
    answer: PlatformUse,
  }),
}
