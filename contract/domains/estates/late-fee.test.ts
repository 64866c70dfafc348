import { expect, test } from 'vitest'
import { LateFee } from './late-fee.ts'
import { describeLateFee } from './rules.ts'

test('a rule says in words what it will do', () => {
  expect(describeLateFee({ kind: 'NONE' })).toBe('No late fee is charged.')
  expect(describeLateFee({ kind: 'FLAT', amount: 1_000_000, grace_days: 0, repeat: 'ONCE', cap: null })).toBe(
    'From the day after the due date, ₦10,000 is added once.',
  )
  expect(
    describeLateFee({ kind: 'PERCENT', rate: 250, grace_days: 14, repeat: 'MONTHLY', cap: 5_000_000 }),
  ).toBe(
    'From day 15 after the due date, 2.5% of the overdue amount is added, and again each month it stays unpaid. Never more than ₦50,000 for one charge.',
  )
})

test('refuses a rule that could not be kept', () => {
  for (const wrong of [
    { kind: 'FLAT' },
    { kind: 'FLAT', amount: 0 },
    { kind: 'FLAT', amount: 500_000, cap: 499_999 },
    { kind: 'PERCENT', rate: 0 },
    { kind: 'PERCENT', rate: 10_001 },
    { kind: 'PERCENT', rate: 500, grace_days: 366 },
    { kind: 'PERCENT', rate: 500, grace_days: 1.5 },
    { kind: 'WEEKLY', rate: 500 },
  ]) {
    expect(LateFee.safeParse(wrong).success).toBe(false)
  }
  expect(LateFee.parse({ kind: 'FLAT', amount: 500_000 })).toEqual({
    kind: 'FLAT',
    amount: 500_000,
    grace_days: 0,
    repeat: 'ONCE',
    cap: null,
  })
})
