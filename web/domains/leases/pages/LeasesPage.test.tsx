import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, openAs, page } from '../../../testing.tsx'
import { onScreen } from '../../../ui/testing.ts'

onScreen('phone')

it.each([
  ['TENANT', 'Leases'],
  ['ESTATE_MANAGER', 'Tenants'],
] as const)('is called by what the %s looks for: %s', async (role, title) => {
  answerWith({ 'GET /leases': page([]), 'GET /analytics/needs': { data: [] } })
  await openAs(role, '/dashboard/tenants/leases')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
})

it.each([
  ['TENANT', 0],
  ['ESTATE_MANAGER', 1],
] as const)(
  'offers the %s a search and filters only where there is something to find',
  async (role, count) => {
    answerWith({ 'GET /leases': page([]), 'GET /analytics/needs': { data: [] } })
    await openAs(role, '/dashboard/tenants/leases')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryAllByRole('searchbox')).toHaveLength(count)
    expect(screen.queryAllByRole('combobox', { name: 'Status' })).toHaveLength(count)
  },
)
