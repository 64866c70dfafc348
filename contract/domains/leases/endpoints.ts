import { z } from 'zod'
import { Day, DaysAhead } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText, sortOf } from '../../shared/pages.ts'
import { EndingBasis, LeaseEnding } from './ending.ts'
import { DraftLeaseBody, Lease, LeaseChange, LeaseStatus, LeaseWithCharges, RenewLeaseBody } from './lease.ts'
import { tenants } from './tenant-endpoints.ts'

export const leases = {
  ...tenants,
  listLeases: endpoint({
    method: 'GET',
    path: '/leases',
    summary: 'List leases. Tenants see their own',
    access: 'leases_read',
    kept: true,
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      unit_id: idOf('unit').optional(),
      tenant_id: idOf('tenant').optional(),
      status: LeaseStatus.optional(),
      ends_within: DaysAhead.optional().meta({
        description: 'Return active leases that end within this many days, earliest end first',
      }),
      search: SearchText.optional().meta({ description: 'Tenant name, phone number or unit' }),
      sort: sortOf('created_at', 'start_date', 'end_date').optional().meta({
        description: 'Defaults to newest first; with `ends_within`, to earliest end first',
      }),
    }),
    answer: pageOf(Lease),
  }),
  draftLease: endpoint({
    method: 'POST',
    path: '/leases',
    summary: 'Create a draft lease. The unit stays free and nothing is charged',
    access: 'leases_write',
    changes: ['estates', 'invitations', 'leases'],
    body: DraftLeaseBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: [
      'CLIENT_ID_USED',
      'NOT_A_TENANT',
      'INVITATION_UNFIT',
      'UNIT_ALREADY_LET',
      'LEASE_DATES',
      'INSTALMENTS_UNEVEN',
      'UNITS_OF_ONE_PROPERTY',
      'ILLEGAL_STATE',
    ],
  }),
  getLease: endpoint({
    method: 'GET',
    path: '/leases/{id}',
    summary: 'Retrieve a lease with its charges and those that its terms have yet to raise',
    access: 'leases_read',
    kept: true,
    params: paramsOf('lease'),
    answer: LeaseWithCharges,
  }),
  updateLease: endpoint({
    method: 'PATCH',
    path: '/leases/{id}',
    summary: 'Update a draft lease, change its state, or update the people on an active lease',
    access: 'leases_write',
    changes: ['charges', 'estates', 'leases'],
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
  previewEnding: endpoint({
    method: 'GET',
    path: '/leases/{id}/ending',
    summary: 'Preview the effect of ending or transferring a lease on a day, in kobo',
    access: 'leases_write',
    params: paramsOf('lease'),
    query: z.object({
      date: Day.optional().meta({
        description: 'Last day, or first day in the new unit; defaults to today',
      }),
      to_unit_id: idOf('unit').optional(),
      basis: EndingBasis.optional(),
    }),
    answer: LeaseEnding,
    errors: ['NOT_IN_THIS_LEASE', 'OTHER_ESTATE', 'UNIT_ALREADY_LET', 'ILLEGAL_STATE'],
  }),
  callOffEnding: endpoint({
    method: 'POST',
    path: '/leases/{id}/call-off-ending',
    summary:
      'Call off an agreed end or a planned move that has not come: the lease runs on as agreed before, and what the end withdrew is charged again',
    access: 'leases_write',
    changes: ['charges', 'deposits', 'estates', 'leases'],
    params: paramsOf('lease'),
    answer: LeaseWithCharges,
    errors: ['UNIT_ALREADY_LET', 'ILLEGAL_STATE'],
  }),
  renewLease: endpoint({
    method: 'POST',
    path: '/leases/{id}/renew',
    summary: 'Renew a lease: creates one with new terms from the day after it ends',
    access: 'leases_write',
    changes: ['charges', 'deposits', 'estates', 'leases'],
    params: paramsOf('lease'),
    body: RenewLeaseBody,
    answer: LeaseWithCharges,
    status: 201,
    errors: [
      'NOT_A_TENANT',
      'TENANT_CONSENT_MISSING',
      'UNIT_ALREADY_LET',
      'LEASE_DATES',
      'INSTALMENTS_UNEVEN',
      'ILLEGAL_STATE',
    ],
  }),
}
