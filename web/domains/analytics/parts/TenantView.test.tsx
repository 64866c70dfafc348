import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import type { Debt } from '@gida/contract/domains/charges/debt'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { balance, noDebt } from '../../../debt-examples.ts'
import { today } from '../../../platform/screens/format.ts'
import { answerWith, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { charge, farCharge, rentCharge } from '../../payments/examples.ts'
import { partOfDay } from '../figures.ts'
import { whenDue } from './BalanceDue.tsx'

const home = (more: Partial<TenantDashboard> = {}): TenantDashboard => ({
  kind: 'tenant',
  today: today(),
  first_name: 'Oluwaseun',
  proposals: [],
  homes: [
    {
      lease_id: 'l',
      unit_id: 'u',
      name: 'Flat B4, Palmgrove Court',
      start_date: '2025-11-12',
      end_date: '2099-11-11',
    },
  ],
  balance: balance({ arrears: 18_000_000, due_now: 143_000_000, outstanding: 143_000_000, late_days: 4 }),
  charges: [charge(), rentCharge()],
  next: farCharge(),
  open_payment: null,
  receipts: [],
  receipt_count: 0,
  ...more,
})
const clear = { balance: balance(), charges: [] }
const payment = { id: '01900000-0000-7000-8000-000000000100', reference: 'GD-7K3M9Q2X', amount: 143_000_000 }

async function show(more: Partial<TenantDashboard> = {}) {
  answerWith({ 'GET /analytics/dashboard': home(more) })
  await openAs('TENANT', '/dashboard')
  await screen.findByText(/Good (morning|afternoon|evening), Oluwaseun/)
}

onScreen('phone')

describe('the home of a tenant', () => {
  it('says what is owed, and each charge with how it stands', async () => {
    await show()
    expect(screen.getByText('Due now').nextSibling?.textContent).toBe('₦1,430,000.00')
    expect(screen.getByText('4 days late')).toBeDefined()
    expect(screen.getByText('In 7 days')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/pay')
    expect(screen.getByRole('link', { name: 'Pay part' }).getAttribute('href')).toContain('/pay?part=')
  })

  it('offers only to pay ahead when nothing is owed', async () => {
    await show(clear)
    expect(screen.getByText('Nothing is due now. Thank you.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay ahead' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  })

  it('says all that is billed, and not only the first of it, while nothing is due', async () => {
    const later = balance({ billed_later: 219_500_000, outstanding: 219_500_000 })
    await show({ balance: later, charges: [] })
    expect(screen.getByText(/^Next: .* ₦2,195,000 is billed and due later\.$/)).toBeDefined()
  })

  it('offers no way to pay to who looks in as the tenant', async () => {
    answerWith({ 'GET /analytics/dashboard': home() })
    const impersonation = {
      admin_name: 'A',
      by_consent: true,
      reason: null,
      expires_at: '2099-01-01T00:00:00Z',
    }
    await openAs('TENANT', '/dashboard', { impersonation })
    expect(await screen.findByText('Due now')).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull()
  })

  it('says what is still held for who has moved out, and not that they never moved in', async () => {
    const held = balance({ credit: 160_199_823, deposit_held: 25_000_000 })
    await show({ homes: [], balance: held, charges: [], next: null, receipt_count: 6 })
    expect(screen.queryByText('You are in no unit yet')).toBeNull()
    expect(screen.getByText(/₦250,000\.00 of your deposit.*₦1,601,998\.23 in credit/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'See your money' })).toBeDefined()
  })

  it('offers to continue a payment that was begun', async () => {
    await show({ open_payment: { ...payment, status: 'PENDING' } })
    expect(screen.getByText(/You started a payment of ₦1,430,000.00/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toContain(payment.id)
    expect(screen.getByRole('link', { name: 'Pay now' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay part' })).toBeDefined()
  })

  it('offers no second payment while the bank works on the first', async () => {
    await show({ open_payment: { ...payment, status: 'PROCESSING' } })
    expect(screen.getByText('We are checking with the bank.')).toBeDefined()
    expect(screen.getByText(/Please do not pay again/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See its status' }).getAttribute('href')).toContain('GD-7K3M9Q2X')
  })

  it('says so when there is no home yet', async () => {
    await show({ ...clear, homes: [], next: null })
    expect(screen.getByText('You are in no unit yet')).toBeDefined()
  })
})

describe('the words under the figure', () => {
  const said = (debt: Partial<Debt>) => whenDue({ ...noDebt, ...debt }).replaceAll('\u00a0', ' ')

  it.each([
    [{ due_now: 143, next_due: '2026-11-12' }, 'Due 12 Nov 2026.'],
    [
      { arrears: 18_000_000, due_now: 18_000_000, late_days: 1 },
      '₦180,000 is in arrears, the oldest part 1 day late.',
    ],
    [
      { arrears: 18_000_000, due_now: 143_000_000, late_days: 4, next_due: '2026-11-12' },
      '₦180,000 is in arrears, the oldest part 4 days late. The rest is due 12 Nov 2026.',
    ],
    [
      {
        arrears: 18_000_000,
        due_now: 18_000_000,
        late_days: 35,
        next_due: '2026-12-28',
        billed_later: 125_000_000,
      },
      '₦180,000 is in arrears, the oldest part 35 days late. ₦1,250,000 is billed and due later.',
    ],
  ])('say when it is due', (debt, words) => expect(said(debt)).toBe(words))
})

describe('the greeting', () => {
  it.each([
    ['2026-11-05T10:59:00Z', 'morning'],
    ['2026-11-05T11:00:00Z', 'afternoon'],
    ['2026-11-05T16:00:00Z', 'evening'],
    ['2026-11-05T23:00:00Z', 'morning'],
  ])('goes by the clock of Lagos: %s', (at, part) => expect(partOfDay(new Date(at))).toBe(part))
})
