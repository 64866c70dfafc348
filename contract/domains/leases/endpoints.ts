import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import {
  AssignTenantBody,
  DeclineLeaseBody,
  DraftLeaseBody,
  Lease,
  LeaseChange,
  LeaseEnding,
  LeaseStatus,
  LeaseWithCharges,
  RemoveTenantBody,
  RenewLeaseBody,
  TransferTenantBody,
} from './lease.ts'
import { JoinedTenant, JoinedTenantQuery, TenantDetail, TenantQuery, TenantRow } from './tenant.ts'

export const leases = {
  listLeases: endpoint({
    method: 'GET',
    path: '/leases',
    summary: 'Tenancies; a tenant sees their own',
    access: 'leases_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      unit_id: idOf('unit').optional(),
      tenant_id: idOf('tenant').optional(),
      status: LeaseStatus.optional(),
      ends_within: z.coerce
        .number()
        .int()
        .min(1)
        .max(366)
        .optional()
        .meta({ description: 'Active ones that end within so many days, the first to end first' }),
    }),
    answer: pageOf(Lease),
  }),
  draftLease: endpoint({
    method: 'POST',
    path: '/leases',
    summary: 'Write a lease down as a draft: nothing is let and nothing is charged',
    access: 'leases_write',
    body: DraftLeaseBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: [
      'NOT_A_TENANT',
      'INVITATION_UNFIT',
      'LEASE_DATES',
      'INSTALMENTS_UNEVEN',
      'UNITS_OF_ONE_PROPERTY',
      'ILLEGAL_STATE',
    ],
  }),
  getLease: endpoint({
    method: 'GET',
    path: '/leases/{id}',
    summary: 'A tenancy, its charges and what its terms will still raise',
    access: 'leases_read',
    params: paramsOf('lease'),
    answer: LeaseWithCharges,
  }),
  updateLease: endpoint({
    method: 'PATCH',
    path: '/leases/{id}',
    summary: 'Change a draft, move it on, or keep the people of a running lease up to date',
    access: 'leases_write',
    params: paramsOf('lease'),
    body: LeaseChange,
    answer: LeaseWithCharges,
    errors: [
      'NOT_A_TENANT',
      'TENANT_MISSING',
      'TENANT_CONSENT_MISSING',
      'INVITATION_UNFIT',
      'UNIT_ALREADY_LET',
      'LEASE_DATES',
      'INSTALMENTS_UNEVEN',
      'UNITS_OF_ONE_PROPERTY',
      'ILLEGAL_STATE',
    ],
  }),
  acceptLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/accept',
    summary: 'Say yes to a tenancy that waits for you: it starts, and its first charges are raised',
    access: 'leases_read',
    params: paramsOf('lease'),
    answer: LeaseWithCharges,
    errors: ['LEASE_DATES', 'ILLEGAL_STATE'],
  }),
  declineLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/decline',
    summary: 'Say that a tenancy is not yours: it comes to nothing, and you are on it no more',
    access: 'leases_read',
    params: paramsOf('lease'),
    body: DeclineLeaseBody,
    answer: null,
    errors: ['ILLEGAL_STATE'],
  }),
  previewEnding: endpoint({
    method: 'GET',
    path: '/leases/{id}/ending',
    summary: 'What ending or transferring a tenancy on a day would do, in kobo',
    access: 'leases_write',
    params: paramsOf('lease'),
    query: z.object({
      date: Day.optional().meta({
        description: 'The last day, or the first in the other unit; today unless said',
      }),
      to_unit_id: idOf('unit').optional(),
    }),
    answer: LeaseEnding,
    errors: ['NOT_IN_THIS_LEASE', 'OTHER_ESTATE', 'UNIT_ALREADY_LET', 'ILLEGAL_STATE'],
  }),
  renewLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/renew',
    summary: 'Follow a lease by another with terms of its own, from the day after it ends',
    access: 'leases_write',
    params: paramsOf('lease'),
    body: RenewLeaseBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: ['UNIT_ALREADY_LET', 'LEASE_DATES', 'INSTALMENTS_UNEVEN', 'ILLEGAL_STATE'],
  }),
  assignTenant: endpoint({
    method: 'POST',
    path: '/onboarding/units/{id}/assign-tenant',
    summary:
      'Let a unit to a tenant: makes the lease and raises its first charges; for who has not asked for it, it waits for their yes',
    access: 'tenants_write',
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
      'End the tenancy of a unit on a day: later rent is taken back, what was paid for it becomes credit',
    access: 'tenants_write',
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
    params: paramsOf('tenant'),
    answer: TenantDetail,
  }),
}
