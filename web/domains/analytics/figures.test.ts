import { expect, it } from 'vitest'
import { dueWhenLate, paidInMonth } from './figures.ts'

const TODAY = '2026-11-20'

it.each([
  ['1-30', { due_from: '2026-10-21', due_to: '2026-11-19' }],
  ['31-60', { due_from: '2026-09-21', due_to: '2026-10-20' }],
  ['61-90', { due_from: '2026-08-22', due_to: '2026-09-20' }],
  ['90+', { due_to: '2026-08-21' }],
] as const)('an age of %s days is a stretch of due days that meets its neighbours', (age, days) =>
  expect(dueWhenLate(age, TODAY)).toEqual(days),
)

it.each([
  ['2026-11', '2026-11-01', TODAY],
  ['2024-02', '2024-02-01', '2024-02-29'],
])('what came in in %s is what was paid in its days, up to today', (month, paid_from, paid_to) =>
  expect(paidInMonth(month, TODAY)).toEqual({ status: 'COMPLETED', paid_from, paid_to }),
)
