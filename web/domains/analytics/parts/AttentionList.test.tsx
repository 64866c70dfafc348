import type { AdminDashboard, Need } from '@gida/contract/domains/analytics/dashboard'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noDebt } from '../../../debt-examples.ts'
import { today } from '../../../platform/screens/format.ts'
import { answerWith, openAs } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'
import './AdminView.tsx' // else loaded while the test waits for it

const need = (key: Need['key'], more: Partial<Need> = {}): Need => ({
  ...{ key, count: 2, amount: null, age_days: null, action_url: '/dashboard/payments/refunds' },
  ...more,
})

async function show(needs: Need[]): Promise<HTMLElement> {
  const books = { entries: 2, debits: 5, credits: 5, balanced: true }
  const counts = { users: 1, estates: 1, units: 1, payments: 1, collected: 5 }
  const answer: AdminDashboard = {
    ...{ kind: 'admin', today: today(), ...counts, debt: noDebt, months: [], needs, ledger: books },
  }
  answerWith({ 'GET /analytics/dashboard': answer })
  await openAs('ADMIN', '/dashboard')
  return screen.findByRole('region', { name: 'Needs you today' })
}

onScreen('desk')
afterEach(() => vi.unstubAllGlobals())

it('gives each sum and count to machines, and says how long the oldest has waited', async () => {
  const list = await show([
    need('refunds', { amount: 35_000_000, age_days: 5 }),
    need('leases_ending', { amount: 250_000_000, age_days: -3 }),
  ])
  const figures = [...list.querySelectorAll<HTMLDataElement>('li data')]
  expect(figures.map(({ value, dataset }) => [Number(value), dataset.unit])).toEqual([
    [2, 'count'],
    [35_000_000, 'kobo'],
    [2, 'count'],
    [250_000_000, 'kobo'],
  ])
  const [refunds, leases] = list.querySelectorAll('li')
  expect(refunds?.textContent).toContain('5 days')
  expect(refunds?.textContent).not.toContain('a year')
  expect(leases?.textContent).toContain('₦2,500,000a year')
  expect(leases?.textContent).toContain('In 3 days')
})

it('shows the kobo of every sum where one of them has some, and of none otherwise', async () => {
  const list = await show([
    need('refunds', { amount: 864_328_750 }),
    need('transfers', { amount: 40_000_000 }),
  ])
  expect(list.textContent).toContain('₦8,643,287.50')
  expect(list.textContent).toContain('₦400,000.00')
})

it('leaves out what nobody waits for', async () => {
  const list = await show([need('refunds', { count: 0 }), need('transfers', { count: 1 })])
  expect(list.querySelectorAll('li')).toHaveLength(1)
})
