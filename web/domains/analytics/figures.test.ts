import { expect, it } from 'vitest'
import { paidInMonth } from './figures.ts'

const TODAY = '2026-11-20'

it.each([
  ['2026-11', '2026-11-01', TODAY],
  ['2024-02', '2024-02-01', '2024-02-29'],
])('what came in in %s is what was paid in its days, up to today', (month, paid_from, paid_to) =>
  expect(paidInMonth(month, TODAY)).toEqual({ status: 'COMPLETED', paid_from, paid_to }),
)
