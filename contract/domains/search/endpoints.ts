import { endpoint } from '../../shared/endpoint.ts'
import { Found, SearchQuery } from './found.ts'

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/search',
    summary:
      'Search people, units, leases, properties, estates, payments, receipts and notices by name, phone or number',
    access: 'signed_in',
    query: SearchQuery,
    answer: Found,
  }),
}
