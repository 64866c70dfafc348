import type { EndingBasis } from '@gida/contract/domains/leases/ending'
import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import { keepPreviousData } from '@tanstack/react-query'
import { client, query } from '../../platform/http/api.ts'

const { leases } = client
export type LeaseSearch = {
  page?: number
  limit?: number
  status?: LeaseStatus
  estate_id?: string
  ends_within?: number
  search?: string
}
const PAGE_SIZE = 20

export const leasesQuery = (search: LeaseSearch) => ({
  ...query(leases.listLeases, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const leaseQuery = (id: string) => query(leases.getLease, { params: { id } }, { fresh: 'critical' })

/** People who joined as tenants and have no unit yet. */
export const joinedTenantsQuery = (search: { search?: string; estate_id?: string; limit?: number }) =>
  query(leases.listJoinedTenants, { query: search })

export type KnownTenant = { id: string; name: string; unit: string }

/** Current and former tenants by name, who can be chosen for another unit; at most 100 matches. */
export const knownTenantsQuery = (search: string) => ({
  ...query(leases.listTenants, { query: { limit: 100, ...(search && { search }) } }),
  select: ({
    data,
  }: {
    data: { id: string; full_name: string; unit_name: string; estate_name: string }[]
  }): KnownTenant[] => {
    const known = new Map<string, KnownTenant>()
    for (const { id, full_name, unit_name, estate_name } of data) {
      if (!known.has(id)) known.set(id, { id, name: full_name, unit: `${unit_name}, ${estate_name}` })
    }
    return [...known.values()]
  },
})

export type TenantSearch = {
  page?: number
  limit?: number
  search?: string
  estate_id?: string
  state?: 'CURRENT' | 'PAST' | 'ALL'
  late?: boolean
  ends_within?: number
  sort?: 'name' | '-name' | 'late' | '-late' | 'ends' | '-ends'
}

/** Current tenants by default. */
export const tenantsQuery = ({ state = 'CURRENT', late, ...search }: TenantSearch) => ({
  ...query(leases.listTenants, {
    query: {
      limit: PAGE_SIZE,
      ...search,
      ...(state !== 'ALL' && { state }),
      ...(late && { late: 'true' as const }),
    },
  }),
  placeholderData: keepPreviousData,
})
export const tenantQuery = (id: string) => query(leases.getTenant, { params: { id } }, { fresh: 'critical' })

/** A preview of ending a tenancy on a day, or of moving to a unit. */
export const endingQuery = (
  id: string,
  wanted: { date?: string; to_unit_id?: string; basis?: EndingBasis },
) => ({
  ...query(leases.previewEnding, { params: { id }, query: wanted }, { fresh: 'critical' }),
  retry: false,
})
