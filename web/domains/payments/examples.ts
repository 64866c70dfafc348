import type { Charge } from '@gida/contract/domains/charges/charge'
import type { Payment, PaymentDetail } from '@gida/contract/domains/payments/payment'
import type { ReceiptDetail } from '@gida/contract/domains/receipts/receipt'
import { addDays } from '@gida/contract/shared/dates'
import { today } from '../../platform/screens/format.ts'

/** Realistic rows for tests; each test overrides only what it is about. */
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
export const UNIT = id(1)
export const ME = '01900000-0000-7000-8000-00000000000a'

export const payment = (more: Partial<Payment> = {}): Payment => ({
  id: id(100),
  reference: 'GD-6CN8F4ZB',
  transaction_type: 'RENT_PAYMENT',
  amount: 250_000_000,
  status: 'COMPLETED',
  created_at: '2026-11-05T09:44:00Z',
  payment_date: '2026-11-05T09:44:00Z',
  provider_reference: 'T4085541127',
  property_unit: 'Flat C9, Palmgrove Court',
  property_unit_id: UNIT,
  estate_id: id(2),
  landlord_id: id(3),
  tenant_id: ME,
  tenant_name: 'Chukwuemeka Nwosu-Ibekwe',
  commission_amount: 25_000_000,
  channel: 'BANK_TRANSFER',
  description: null,
  refunded_amount: 0,
  receipt_url: `/api/v1/receipts/${id(200)}/download`,
  ...more,
})

export const paymentDetail = (more: Partial<PaymentDetail> = {}): PaymentDetail => ({
  ...payment(),
  fees: null,
  settles: [],
  credit_amount: 0,
  left_to_pay: 0,
  landlord_name: 'Chief Babatunde Oyelaran-Williams',
  landlord_share: null,
  split: 'NONE',
  needs_review: false,
  is_answered: true,
  review_reason: null,
  recorded: null,
  checks: 1,
  last_checked_at: '2026-11-05T09:44:00Z',
  next_check_at: '2026-11-05T09:54:00Z',
  authorization_url: null,
  receipt: { id: id(200), number: 'PC-2026-000123', issued_at: '2026-11-05T09:44:00Z' },
  can: { cancel: false, receipt: true, change: false, see_transfer: false },
  ...more,
})

export const openPayment = (status: 'PENDING' | 'PROCESSING', more: Partial<PaymentDetail> = {}) =>
  paymentDetail({
    status,
    payment_date: null,
    receipt: null,
    refunded_amount: 0,
    receipt_url: null,
    authorization_url: status === 'PENDING' ? 'http://provider.test/checkout' : null,
    can: { cancel: status === 'PENDING', receipt: false, change: false, see_transfer: false },
    ...more,
  })

export const charge = (more: Partial<Charge> = {}): Charge => ({
  id: id(300),
  lease_id: id(4),
  unit_id: UNIT,
  unit_name: 'Flat B4',
  estate_name: 'Palmgrove Court',
  landlord_name: 'Chief Babatunde Oyelaran-Williams',
  tenant_id: ME,
  tenant_name: 'Oluwaseun Adebayo',
  transaction_type: 'SERVICE_CHARGE',
  description: 'Service charge, Oct to Dec 2026',
  amount: 18_000_000,
  open_amount: 18_000_000,
  withdrawn_amount: 0,
  due_date: addDays(today(), -4),
  period_start: null,
  period_end: null,
  status: 'OVERDUE',
  late_days: 4,
  can: { waive: false, write_off: false },
  ...more,
})

export const rentCharge = (more: Partial<Charge> = {}): Charge =>
  charge({
    id: id(301),
    transaction_type: 'RENT_PAYMENT',
    description: 'Rent, 1 of 2',
    amount: 125_000_000,
    open_amount: 125_000_000,
    due_date: addDays(today(), 7),
    status: 'DUE',
    late_days: 0,
    ...more,
  })

export const farCharge = (more: Partial<Charge> = {}): Charge =>
  charge({
    id: id(302),
    description: 'Service charge, Jan to Mar 2027',
    due_date: addDays(today(), 60),
    status: 'DUE',
    late_days: 0,
    ...more,
  })

export const receiptDetail = (more: Partial<ReceiptDetail> = {}): ReceiptDetail => ({
  id: id(200),
  number: 'PC-2026-000123',
  payment_id: id(100),
  amount: 250_000_000,
  issued_at: '2026-11-05T09:44:00Z',
  status: 'ISSUED',
  void_reason: null,
  description: 'Rent, 1 of 2',
  tenant_name: 'Oluwaseun Adebayo',
  property_unit: 'Flat B4, Palmgrove Court',
  check_url: null,
  sha256: null,
  facts: {
    number: 'PC-2026-000123',
    received_at: '2026-11-05T09:44:00Z',
    landlord: { name: 'Chief Babatunde Oyelaran-Williams', address: null },
    tenant: { name: 'Oluwaseun Adebayo', address: null },
    manager: null,
    estate: 'Palmgrove Court',
    premises: 'Flat B4, Palmgrove Court, 14 Freedom Way, Lekki, Lagos',
    period: '12 Nov 2026 to 11 May 2027',
    amount: 250_000_000,
    amount_in_words: 'Two million, five hundred thousand naira only',
    lines: [{ description: 'Rent, 1 of 2', period: null, amount: 250_000_000 }],
    balance_left: 0,
    channel: 'BANK_TRANSFER',
    reference: 'GD-6CN8F4ZB',
    provider_reference: 'T4085541127',
    state: 'Lagos',
    law: null,
  },
  ...more,
})
