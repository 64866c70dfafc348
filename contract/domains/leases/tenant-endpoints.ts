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
      'Let a unit to a tenant: makes the lease and raises its first charges; for who has not asked for it, it waits for their yes',
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
      'End the tenancy of a unit on a day: later rent is withdrawn, what was paid for it becomes credit',
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
      'Move a tenant to another unit of the estate: deposit and credit move along; answers the new lease',
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
    summary: 'People who rent or rented, with what they owe',
    access: 'tenants_read',
    kept: true,
    query: TenantQuery,
    answer: pageOf(TenantRow),
  }),
  listJoinedTenants: endpoint({
    method: 'GET',
    path: '/tenants/joined',
    summary: 'People who joined as tenants and have no tenancy in their estate yet',
    access: 'tenants_read',
    query: JoinedTenantQuery,
    answer: pageOf(JoinedTenant),
  }),
  getTenant: endpoint({
    method: 'GET',
    path: '/tenants/{id}',
    summary: 'One person who rents or rented: tenancies, what is open, the last payments',
    access: 'tenants_read',
    kept: true,
    params: paramsOf('tenant'),
    answer: TenantDetail,
  }),
  acceptLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/accept',
    summary: 'Say yes to a tenancy that waits for you: it starts, and its first charges are raised',
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
    summary: 'Decline a proposed lease: it is cancelled, and your name is removed from it',
    access: 'leases_read',
    changes: ['estates', 'leases'],
    params: paramsOf('lease'),
    body: DeclineLeaseBody,
    answer: null,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
}
