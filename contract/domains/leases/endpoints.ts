import { endpoint } from '../../shared/endpoint.ts'
import { Id, IdParams } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { AssignTenantBody, Lease, LeaseStatus, LeaseWithCharges } from './lease.ts'

export const leases = {
  listLeases: endpoint({
    method: 'GET',
    path: '/leases',
    summary: 'Tenancies; a tenant sees their own',
    access: 'leases_read',
    query: PageQuery.extend({
      estate_id: Id.optional(),
      unit_id: Id.optional(),
      tenant_id: Id.optional(),
      status: LeaseStatus.optional(),
    }),
    answer: pageOf(Lease),
  }),
  getLease: endpoint({
    method: 'GET',
    path: '/leases/{id}',
    summary: 'A tenancy and its charges',
    access: 'leases_read',
    params: IdParams,
    answer: LeaseWithCharges,
  }),
  assignTenant: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/assign-tenant',
    summary: 'Let a unit to a tenant: makes the lease and raises its charges',
    access: 'tenants_write',
    params: IdParams,
    body: AssignTenantBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: ['NOT_A_TENANT', 'UNIT_ALREADY_LET', 'LEASE_DATES', 'ILLEGAL_STATE'],
  }),
}
