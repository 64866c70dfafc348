import { expect, test } from 'vitest'
import { daysOf, moved } from './days.ts'

test.each([
  ['month', '2026-11-14', '2026-10-26', '2026-12-06', 42],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', 28],
  ['week', '2026-11-14', '2026-11-09', '2026-11-15', 7],
  ['agenda', '2026-11-14', '2026-11-14', '2026-12-14', 31],
] as const)('the %s of %s goes from %s to %s', (view, day, first, last, count) => {
  const days = daysOf(view, day)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
})

test('a month later is the next month, also from its last day', () => {
  expect(moved('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(moved('week', '2026-11-14', -1)).toBe('2026-11-07')
})
