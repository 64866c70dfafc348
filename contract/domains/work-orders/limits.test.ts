import { expect, test } from 'vitest'
import { DEFAULT_LIMITS, looksMistyped, neededApproval, outcomeOf } from './limits.ts'

const NAIRA = 100
type Wanted = Parameters<typeof neededApproval>[0]
const job: Wanted = {
  ...{
    limits: DEFAULT_LIMITS,
    is_manager: true,
    priority: 'MEDIUM',
    vendor_id: 'sunday',
    bearer: 'LANDLORD',
  },
  ...{ amount: 0, also_spent: 0, quotes: 2, granted: null },
}
const need = (naira: number, more: Partial<Wanted> = {}) =>
  neededApproval({ ...job, amount: naira * NAIRA, ...more })

test.each([
  ['an agent within their limit', 50_000, { is_manager: false, quotes: 1 }, 'LIMIT'],
  ['an agent above it', 50_001, { is_manager: false }, 'MANAGER'],
  ['an agent far above it', 250_001, { is_manager: false }, 'OWNER'],
  ['an agent above it with one price', 60_000, { is_manager: false, quotes: 1 }, 'OWNER'],
  ['a manager with two prices', 250_000, {}, 'LIMIT'],
  ['a manager with one', 50_001, { quotes: 1 }, 'OWNER'],
  ['a manager above the limit', 250_001, {}, 'OWNER'],
  ['an emergency', 100_000, { priority: 'URGENT', quotes: 1 }, 'EMERGENCY'],
  ['an emergency above its limit', 100_001, { priority: 'URGENT', quotes: 1 }, 'OWNER'],
  ['a job cut into two', 30_000, { quotes: 1, also_spent: 30_000 * NAIRA }, 'OWNER'],
] as const)('%s', (_, naira, more, level) => {
  expect(need(naira, more)).toBe(level)
})

test('what was granted holds for a tenth more, for one vendor and one pocket', () => {
  const granted = { vendor_id: 'sunday', bearer: 'LANDLORD', amount: 300_000 * NAIRA } as const
  expect(need(330_000, { granted })).toBeNull()
  expect(need(330_001, { granted })).toBe('OWNER')
  expect(need(300_000, { granted, vendor_id: 'aqua' })).toBe('OWNER')
  expect(need(300_000, { granted, bearer: 'FUND' })).toBe('OWNER')
})

test('one no ends it; the landlord’s yes does, or two managers’', () => {
  const yes = (by: 'LANDLORD' | 'MANAGER' | 'ADMIN') => ({ is_yes: true, by })
  expect(outcomeOf('OWNER', [yes('MANAGER')])).toBeNull()
  expect(outcomeOf('OWNER', [yes('MANAGER'), yes('MANAGER')])).toBe('APPROVED')
  expect(outcomeOf('OWNER', [yes('LANDLORD')])).toBe('APPROVED')
  expect(outcomeOf('MANAGER', [yes('MANAGER')])).toBe('APPROVED')
  expect(outcomeOf('OWNER', [yes('MANAGER'), { is_yes: false, by: 'MANAGER' }])).toBe('DECLINED')
})

test('ten times the estimate looks like a nought too many', () => {
  expect(looksMistyped(310_000, 31_000)).toBe(true)
  expect(looksMistyped(309_999, 31_000)).toBe(false)
  expect(looksMistyped(310_000, null)).toBe(false)
})
