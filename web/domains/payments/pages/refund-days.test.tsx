import type { Waiver } from '@gida/contract/domains/charges/waiver'
import type { Refund } from '@gida/contract/domains/refunds/refund'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { endSession } from '../../../platform/session/session.ts'
import { answerWith, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

/** Half an hour past midnight in Lagos. */
const LATE_EVENING_IN_UTC = '2026-11-21T23:30:00.000Z'
const ID = '01900000-0000-7000-8000-000000000701'
const WAIVER: Waiver = {
  ...{ id: ID, kind: 'WAIVER', charge_id: ID, charge_description: 'Late fee', estate_id: ID },
  ...{
    tenant_name: 'Bola Ade',
    unit_name: 'Flat B4',
    amount: 625_000,
    recovered_amount: 0,
    lapsed_amount: 0,
    reason: 'Goodwill',
  },
  ...{ created_at: LATE_EVENING_IN_UTC, created_by_name: 'Ngozi', undone_at: null, can: { undo: false } },
}
const REFUND: Refund = {
  ...{ id: ID, transaction_id: ID, payment_reference: 'GD-1', estate_id: ID, tenant_id: ID },
  ...{ tenant_name: 'Bola Ade', property_unit: 'Flat B4', sent_to: null, can: { retry: false } },
  ...{ amount: 100_000, status: 'PENDING', reason: 'Too much', way: 'PROVIDER', still_owed: false },
  ...{ needs_attention: false, failure: null, completed_at: null, last_checked_at: null },
  created_at: LATE_EVENING_IN_UTC,
}

afterEach(() => {
  endSession('signed_out')
})

describe.each(['phone', 'desk'] as const)('money that goes back, on the screen of a %s', (width) => {
  onScreen(width)

  it('was refunded on the day it was in Lagos', async () => {
    answerWith({ 'GET /payments/refunds': page([REFUND]), 'GET /payments/disputes': page([]) })
    await openAs('ESTATE_MANAGER', '/dashboard/payments/refunds')
    expect(await screen.findByText('22 Nov 2026')).toBeDefined()
  })

  it('was waived on the day it was in Lagos', async () => {
    answerWith({ 'GET /payments/waivers': page([WAIVER]) })
    await openAs('ESTATE_MANAGER', '/dashboard/payments/waivers')
    expect(await screen.findByText('22 Nov 2026')).toBeDefined()
  })
})
