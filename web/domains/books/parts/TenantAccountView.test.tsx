import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { balance } from '../../../debt-examples.ts'
import { today } from '../../../platform/screens/format.ts'
import { endSession } from '../../../platform/session/session.ts'
import { answerWith, askedFor, LOST, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { charge, rentCharge, UNIT } from '../../payments/examples.ts'

const LEASE = '01900000-0000-7000-8000-000000000004'
const CARD: PaymentMethod = {
  ...{ id: '01900000-0000-7000-8000-000000000601', brand: 'visa', last4: '4081', bank: 'Test Bank' },
  ...{ expires_on: '2030-12-31', state: 'GOOD', is_default: true, saved_at: '2026-11-01T09:00:00.000Z' },
}
const MONEY: TenantAccount = {
  as_of: '2026-11-22T09:31:00.000Z',
  today: today(),
  balance: balance({
    ...{ arrears: 18_000_000, due_now: 143_000_000, outstanding: 143_000_000, late_days: 4 },
    ...{ credit: 5_000_000, deposit_held: 25_000_000 },
  }),
  homes: [{ lease_id: LEASE, estate_id: UNIT, unit_id: UNIT, name: 'Flat B4, Palmgrove Court' }],
  charges: [charge(), rentCharge()],
  receipts: [],
  methods: [CARD],
  instructions: [],
}

/** The next screen is loaded when one goes there. */
const SLOW = { timeout: 4_000 }

onScreen('phone')
afterEach(() => {
  endSession('signed_out')
})

describe('my money', () => {
  it('says what is owed, held and borne by whom, before anything is paid', async () => {
    answerWith({ 'GET /payments/tenant-account': MONEY })
    await openAs('TENANT', '/dashboard/payments')
    expect(await screen.findByText(/^Arrears, and ₦1,250,000 due by/)).toBeDefined()
    expect(screen.getByText('₦250,000')).toBeDefined()
    expect(screen.getByText(/The estate bears the provider’s fee. For ₦1,430,000/)).toBeDefined()
  })

  it('stands at once as it was the last time, and says how old it is when the network is away', async () => {
    answerWith({ 'GET /payments/tenant-account': MONEY })
    await openAs('TENANT', '/dashboard/payments')
    await screen.findByText(/^Arrears, and ₦1,250,000 due by/)
    cleanup()
    window.dispatchEvent(new Event('offline'))
    answerWith({ 'GET /payments/tenant-account': LOST })
    await openAs('TENANT', '/dashboard/payments')
    expect(await screen.findByText(/^Arrears, and ₦1,250,000 due by/)).toBeDefined()
    expect(screen.getByText('This may have changed.')).toBeDefined()
    window.dispatchEvent(new Event('online'))
  })

  it('forgets it with the session', async () => {
    answerWith({ 'GET /payments/tenant-account': MONEY })
    await openAs('TENANT', '/dashboard/payments')
    await screen.findByText(/^Arrears, and ₦1,250,000 due by/)
    cleanup()
    endSession('signed_out')
    answerWith({ 'GET /payments/tenant-account': LOST })
    await openAs('TENANT', '/dashboard/payments')
    expect(await screen.findByText('Loading your money...')).toBeDefined()
    expect(screen.queryByText('Arrears, and ₦1,250,000 due by')).toBeNull()
  })
})

describe('a saved card', () => {
  it('pays with one tap and a confirmation', async () => {
    answerWith({
      'GET /payments/tenant-account': MONEY,
      'GET /charges': page(MONEY.charges),
      'GET /payments/methods': page([CARD]),
      'POST /payments/initialize': {
        ...{ payment_id: LEASE, reference: 'GD-7K3M9Q2X4B', authorization_url: null },
        ...{ access_code: null, status: 'PROCESSING' },
      },
    })
    const at = await openAs('TENANT', '/dashboard/payments')
    fireEvent.click(await screen.findByRole('link', { name: /^Pay with Visa/ }))
    expect(
      await screen.findByText('Your card is charged as soon as you tap. The bank’s word decides.', {}, SLOW),
    ).toBeDefined()
    const [button] = await screen.findAllByRole('button', { name: /^Pay ₦1,430,000/ })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    fireEvent.click(button as HTMLElement)
    await waitFor(() => expect(at.address()).toBe('/pay/return?reference=GD-7K3M9Q2X4B'))
    expect(askedFor('POST /payments/initialize')[0]?.body).toMatchObject({
      method_id: CARD.id,
      amount: 143_000_000,
    })
  })

  it('is kept only where the payer ticks it', async () => {
    answerWith({ 'GET /charges': page(MONEY.charges), 'GET /payments/methods': page([]) })
    await openAs('TENANT', '/pay?step=how')
    fireEvent.click(await screen.findByRole('radio', { name: /^Card/ }))
    const tick = await screen.findByRole('checkbox', { name: /^Save this card for next time/ })
    expect(tick).toHaveProperty('checked', false)
    fireEvent.click(screen.getByRole('radio', { name: /^USSD/ }))
    expect(screen.queryByRole('checkbox', { name: /^Save this card/ })).toBeNull()
  })
})
