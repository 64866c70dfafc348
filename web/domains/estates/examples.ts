import type { Estate, Property, SetupChecklist } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { noDebt } from '../../debt-examples.ts'

const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Realistic rows for tests; each test overrides only what it is about. */
const inArrears = {
  ...noDebt,
  arrears: 18_000_000,
  due_now: 18_000_000,
  outstanding: 18_000_000,
  late_days: 4,
}

export const estate = (more: Partial<Estate> = {}): Estate => ({
  id: id(2),
  name: 'Palmgrove Court',
  address: '14 Freedom Way',
  state: 'Lagos',
  lga: 'Eti-Osa',
  status: 'ACTIVE',
  receipt_prefix: 'PC',
  commission_rate: 1000,
  property_count: 1,
  unit_count: 48,
  occupied_count: 44,
  created_at: '2025-01-01T09:00:00Z',
  suspended_at: null,
  verified_at: null,
  settings: {
    charge_months_ahead: 3,
    late_fee: { kind: 'NONE' },
    late_fee_text: 'No late fee is charged.',
  },
  can: { write: true, activate: false },
  ...more,
})

export const property = (more: Partial<Property> = {}): Property => ({
  id: id(5),
  estate_id: id(2),
  estate_name: 'Palmgrove Court',
  name: 'Palmgrove Court',
  address: '14 Freedom Way, Lekki',
  property_type: 'FLATS',
  landlord_id: id(3),
  landlord_name: 'Chief Babatunde Oyelaran-Williams',
  has_payout_account: true,
  unit_count: 2,
  occupied_count: 1,
  debt: inArrears,
  tenants_in_arrears: 1,
  archived_at: null,
  can: { write: true, name_landlord: true },
  ...more,
})

export const unit = (more: Partial<Unit> = {}): Unit => ({
  id: id(1),
  estate_id: id(2),
  estate_name: 'Palmgrove Court',
  property_id: id(5),
  property_name: 'Palmgrove Court',
  landlord_id: id(3),
  name: 'Flat B4',
  block: 'Block B',
  floor: 2,
  bedrooms: 3,
  status: 'OCCUPIED',
  standing: 'LATE',
  rent_amount: 250_000_000,
  frequency: 'YEARLY',
  yearly_rent: 250_000_000,
  service_charge: 18_000_000,
  caution_deposit: 0,
  tenant_id: id(10),
  tenant_name: 'Oluwaseun Adebayo',
  lease_id: id(4),
  lease_end: '2099-11-11',
  debt: inArrears,
  created_at: '2025-01-01T09:00:00Z',
  archived_at: null,
  can: { write: true },
  ...more,
})

export const checklist = (items: Partial<SetupChecklist['items'][number]>[]): SetupChecklist => ({
  estate_id: id(2),
  items: items.map((item) => ({
    key: 'units',
    title: 'Add the units',
    description: '',
    done: false,
    action_url: '',
    ...item,
  })),
  completed: items.filter((item) => item.done).length,
  total: items.length,
  percent: 0,
})
