import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { RemoveTenantBody, TransferTenantBody } from './ending.ts'
import { AcceptLeaseBody, AssignTenantBody, DeclineLeaseBody, LeaseWithCharges } from './lease.ts'
import { JoinedTenant, JoinedTenantQuery, TenantDetail, TenantQuery, TenantRow } from './tenant.ts'

/** Tenants: moving in, moving and moving out. */
export const tenants = {
  assignTenant: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/assign-tenant',
    summary:
      'Assign a tenant to a unit: creates the lease and its first charges. If the tenant did not apply for it, the lease awaits their acceptance',
    access: 'tenants_write',
    changes: ['charges', 'estates', 'leases'],
    params: paramsOf('unit'),
    body: AssignTenantBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: [
      'NOT_A_TENANT',
      'UNIT_ALREADY_LET',
      'LEASE_DATES',
      'INSTALMENTS_UNEVEN',
      'UNITS_OF_ONE_PROPERTY',
      'ILLEGAL_STATE',
    ],
  }),
  removeTenant: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/remove-tenant',
    summary:
      'End the tenancy of a unit on a day. Later rent is withdrawn, and what was paid for it becomes credit',
    access: 'tenants_write',
    changes: ['charges', 'deposits', 'estates', 'leases'],
    params: paramsOf('unit'),
    body: RemoveTenantBody,
    answer: LeaseWithCharges,
    errors: ['NOT_IN_THIS_LEASE', 'ILLEGAL_STATE'],
  }),
  transferTenant: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/transfer-tenant',
    summary:
      'Transfer a tenant to another unit of the estate with their deposit and credit. Returns the new lease',
    access: 'tenants_write',
    changes: ['charges', 'deposits', 'estates', 'leases'],
    params: paramsOf('unit'),
    body: TransferTenantBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: ['NOT_IN_THIS_LEASE', 'OTHER_ESTATE', 'UNIT_ALREADY_LET', 'ILLEGAL_STATE'],
  }),
  listTenants: endpoint({
    method: 'GET',
    path: '/tenants',
    summary: 'List current and former tenants with what they owe',
    access: 'tenants_read',
    kept: true,
    query: TenantQuery,
    answer: pageOf(TenantRow),
  }),
  listJoinedTenants: endpoint({
    method: 'GET',
    path: '/tenants/joined',
    summary: 'List people who joined as tenants and have no tenancy in their estate yet',
    access: 'tenants_read',
    query: JoinedTenantQuery,
    answer: pageOf(JoinedTenant),
  }),
  getTenant: endpoint({
    method: 'GET',
    path: '/tenants/{id}',
    summary: 'Retrieve a current or former tenant: tenancies, open charges and last payments',
    access: 'tenants_read',
    kept: true,
    params: paramsOf('tenant'),
    answer: TenantDetail,
  }),
  acceptLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/accept',
    summary: 'Accept a proposed lease. It takes effect, and its first charges are raised',
    access: 'leases_read',
    changes: ['charges', 'estates', 'leases'],
    params: paramsOf('lease'),
    body: AcceptLeaseBody.nullish(),
    answer: LeaseWithCharges,
    errors: ['LEASE_DATES', 'ILLEGAL_STATE'],
    person_only: true,
  }),
  declineLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/decline',
    summary: "Decline a proposed lease: it is cancelled, and the caller's name is removed from it",
    access: 'leases_read',
    changes: ['estates', 'leases'],
    params: paramsOf('lease'),
    body: DeclineLeaseBody,
    answer: null,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
}
