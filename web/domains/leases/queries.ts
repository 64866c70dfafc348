import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, mutation, query } from '../../platform/api.ts'

const { leases } = client
export type LeaseSearch = { page?: number; limit?: number; status?: LeaseStatus; estate_id?: string }
const PAGE_SIZE = 20

export const leasesQuery = (search: LeaseSearch) => ({
  ...query(leases.listLeases, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const leaseQuery = (id: string) => query(leases.getLease, { params: { id } }, { fresh: 'critical' })

export type KnownTenant = { id: string; name: string; unit: string }

/** People with a lease, by name: the tenants who can be chosen for another unit. */
export const knownTenantsQuery = {
  ...query(leases.listLeases, { query: { limit: 100 } }),
  select: ({
    data,
  }: {
    data: { tenant_id: string; tenant_name: string; unit_name: string; estate_name: string }[]
  }) => {
    const known = new Map<string, KnownTenant>()
    for (const { tenant_id, tenant_name, unit_name, estate_name } of data) {
      if (!known.has(tenant_id))
        known.set(tenant_id, { id: tenant_id, name: tenant_name, unit: `${unit_name}, ${estate_name}` })
    }
    return [...known.values()].sort((a, b) => a.name.localeCompare(b.name))
  },
}

export const useAssignTenant = () =>
  useMutation(
    mutation(leases.assignTenant, {
      outdates: ['leases', 'estates', client.payments.listCharges, client.analytics.getDashboard],
    }),
  )
