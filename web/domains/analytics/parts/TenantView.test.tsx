import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { today } from '../../../platform/format.ts'
import { answerWith, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import { charge, farCharge, rentCharge } from '../../payments/examples.ts'
import { partOfDay } from '../figures.ts'
import { whenOwed } from './BalanceDue.tsx'

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
  owed: { total: 143_000_000, late: 18_000_000, late_days: 4, next_due: '2026-11-12' },
  charges: [charge(), rentCharge()],
  next: farCharge(),
  open_payment: null,
  receipts: [],
  receipt_count: 0,
  ...more,
})
const clear = { owed: { total: 0, late: 0, late_days: 0, next_due: null }, charges: [] }
const payment = { id: '01900000-0000-7000-8000-000000000100', reference: 'GD-7K3M9Q2X', amount: 143_000_000 }

async function show(more: Partial<TenantDashboard> = {}) {
  answerWith({ 'GET /analytics/dashboard': home(more) })
  await openAs('TENANT', '/dashboard')
  await screen.findByText(/Good (morning|afternoon|evening), Oluwaseun/)
}

onScreen('phone')
afterEach(() => vi.unstubAllGlobals())

describe('the home of a tenant', () => {
  it('says what is owed, and each charge with how it stands', async () => {
    await show()
    expect(screen.getByText('You owe').nextSibling?.textContent).toBe('₦1,430,000.00')
    expect(screen.getByText('4 days late')).toBeDefined()
    expect(screen.getByText('In 7 days')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/pay')
    expect(screen.getByRole('link', { name: 'Pay part' }).getAttribute('href')).toContain('/pay?part=')
  })

  it('offers only to pay ahead when nothing is owed', async () => {
    await show(clear)
    expect(screen.getByText('Nothing is open. Thank you.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay ahead' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
  })

  it('offers to continue a payment that was begun', async () => {
    await show({ open_payment: { ...payment, status: 'PENDING' } })
    expect(screen.getByText(/You started a payment of ₦1,430,000.00/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toContain(payment.id)
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
  const said = (owed: TenantDashboard['owed']) => whenOwed(owed).replaceAll('\u00a0', ' ')

  it.each([
    [{ total: 143, late: 0, late_days: 0, next_due: '2026-11-12' }, 'Due 12 Nov 2026.'],
    [{ total: 18_000_000, late: 18_000_000, late_days: 1, next_due: null }, 'It is 1 day late.'],
    [
      { total: 143_000_000, late: 18_000_000, late_days: 4, next_due: '2026-11-12' },
      '₦180,000 is 4 days late. The rest is due 12 Nov 2026.',
    ],
  ])('say when it is due', (owed, words) => expect(said(owed)).toBe(words))
})

describe('the greeting', () => {
  it.each([
    ['2026-11-05T10:59:00Z', 'morning'],
    ['2026-11-05T11:00:00Z', 'afternoon'],
    ['2026-11-05T16:00:00Z', 'evening'],
    ['2026-11-05T23:00:00Z', 'morning'],
  ])('goes by the clock of Lagos: %s', (at, part) => expect(partOfDay(new Date(at))).toBe(part))
})
