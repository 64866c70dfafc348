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
    summary: 'All people with their estates and state, by name, address, number or the home that they rent',
    access: 'platform_read',
    query: PlatformPeopleQuery,
    answer: pageOf(PlatformPerson),
  }),
  getPlatformPerson: endpoint({
    method: 'GET',
    path: '/admin/users/{id}',
    summary: 'One person, and whether they are suspended',
    access: 'platform_read',
    params: paramsOf('person'),
    answer: PlatformPerson,
  }),
  getPlatformUse: endpoint({
    method: 'GET',
    path: '/admin/analytics',
    summary: 'Estates, units, people and payments, and how they grew over the last twelve months',
    access: 'platform_read',
    answer: PlatformUse,
  }),
}
