import { endpoint } from '../../shared/endpoint.ts'
import { PlatformRevenue, RecordRevenue, RevenueEntry, RevenueQuery } from './revenue.ts'

/** The platform's own revenue. */
export const revenue = {
  getRevenue: endpoint({
    method: 'GET',
    path: '/admin/revenue',
    summary: "Retrieve the platform's own revenue by month and source, in kobo",
    access: 'platform_read',
    query: RevenueQuery,
    answer: PlatformRevenue,
  }),
  recordRevenue: endpoint({
    method: 'POST',
    path: '/admin/revenue',
    summary: 'Record platform revenue, or a reversal of it. Entries are immutable',
    access: 'platform_write',
    body: RecordRevenue,
    answer: RevenueEntry,
    status: 201,
    errors: ['DAY_TO_COME', 'ESTATE_NOT_FOUND', 'SECOND_FACTOR_REQUIRED', 'CLIENT_ID_USED'],
  }),
}
