import { expect, test } from 'vitest'
import { returnDue, shareDeposit } from './rules.ts'

test('what is due on a Saturday is due on the Monday, or after a holiday', () => {
  expect(returnDue('2026-10-22', 30, new Set())).toBe('2026-11-23')
  expect(returnDue('2026-10-22', 30, new Set(['2026-11-23']))).toBe('2026-11-24')
})

test('shares add up to what is held, and arrears take at most what is owed', () => {
  for (const [held, deducted, arrears, owed] of [
    [100, 0, 0, 0],
    [100, 30, 50, 20],
    [100, 90, 50, 40],
    [0, 0, 10, 10],
  ] as const) {
    const shares = shareDeposit(held, deducted, arrears, owed)
    expect(shares && shares.deducted + shares.to_arrears + shares.to_return).toBe(held)
    expect(shares?.to_arrears).toBeLessThanOrEqual(owed)
  }
  expect(shareDeposit(100, 101, 0, 0)).toBeNull()
})
