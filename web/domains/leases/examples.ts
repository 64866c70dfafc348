import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { balance } from '../../debt-examples.ts'
import { ME, UNIT } from '../payments/examples.ts'

export const LEASE = '01900000-0000-7000-8000-000000000004'

/** A realistic lease for tests. */
export const lease = (more: Partial<LeaseWithCharges> = {}): LeaseWithCharges => ({
  id: LEASE,
  estate_id: '01900000-0000-7000-8000-000000000002',
  estate_name: 'Palmgrove Court',
  property_id: '01900000-0000-7000-8000-000000000007',
  unit_id: UNIT,
  unit_ids: [UNIT],
  unit_name: 'Flat B4',
  landlord_id: '01900000-0000-7000-8000-000000000003',
  tenant_id: ME,
  tenant_name: 'Oluwaseun Adebayo',
  status: 'ACTIVE',
  start_date: '2025-11-12',
  end_date: '2099-11-11',
  rent_amount: 250_000_000,
  frequency: 'HALF_YEARLY',
  caution_deposit: 0,
  service_charge: 18_000_000,
  agency_fee: 0,
  legal_fee: 0,
  agreement_fee: 0,
  instalments: 1,
  fees: [],
  deposit_carried: 0,
  deposit_prior: 0,
  deposit_on_renewal: 0,
  guarantor: null,
  occupants: [],
  notes: '',
  agreed_end_date: null,
  ending_kind: null,
  ending_reason: null,
  follows_id: null,
  followed_by_id: null,
  proposed_by: null,
  balance: balance(),
  charges: [],
  schedule: [],
  can: { answer: false, write: true, end: true, renew: true, call_off_ending: false },
  created_at: '2025-11-12T09:00:00Z',
  ...more,
})
