import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseEstate, chosenEstate } from '../platform/session/chosen-estate.ts'
import { useChangeEstate, useEstateStillThere } from './use-change-estate.ts'

const estates: { id: string; is_archived: boolean }[] = []
vi.mock('../platform/session/actor.ts', () => ({ useActor: () => ({ estates }) }))
const location = { pathname: '/dashboard', search: {} as object }
const navigate = vi.fn()
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ state: { location }, navigate, invalidate: () => {} }),
}))
afterEach(() => {
  chooseEstate(null)
  navigate.mockClear()
  Object.assign(location, { pathname: '/dashboard', search: {} })
})

test.each([
  ['is in use stays chosen', [{ id: 'palmgrove', is_archived: false }], 'palmgrove'],
  ['was archived is chosen no longer', [{ id: 'palmgrove', is_archived: true }], null],
  ['was left is chosen no longer', [], null],
])('an estate that %s', (_, there, chosen) => {
  estates.splice(0, estates.length, ...there)
  chooseEstate('palmgrove')
  renderHook(useEstateStillThere).unmount()
  expect(chosenEstate()).toBe(chosen)
})

const PAYMENTS = '/dashboard/payments'
test.each([
  [
    'a tenant of another estate goes',
    PAYMENTS,
    { tenant_id: 't', status: 'FAILED', page: 2 },
    'royal',
    { status: 'FAILED' },
  ],
  ['they stay when all are chosen', PAYMENTS, { tenant_id: 't', page: 2 }, null, { tenant_id: 't' }],
  ['what is written about stays', '/dashboard/notices/new', { lease_id: 'l' }, 'royal', undefined],
])('of a list that was narrowed, %s', (_, pathname, search, next, left) => {
  Object.assign(location, { pathname, search })
  renderHook(useChangeEstate).result.current(next)
  expect(navigate.mock.calls[0]?.[0]?.search).toEqual(left)
})
