import { expect, test } from 'vitest'
import { dueDaysOf, dueNowUntil, lateDays } from './debt-days.ts'

const TODAY = '2026-11-20'

test.each([
  ['1-30', { from: '2026-10-21', to: '2026-11-19' }],
  ['31-60', { from: '2026-09-21', to: '2026-10-20' }],
  ['61-90', { from: '2026-08-22', to: '2026-09-20' }],
  ['90+', { from: null, to: '2026-08-21' }],
] as const)('an age of %s days is a stretch of due days that meets its neighbours', (age, days) =>
  expect(dueDaysOf(age, TODAY)).toEqual(days),
)

test('what falls due within seven days is due now, and nothing is late on its day', () => {
  expect(dueNowUntil(TODAY)).toBe('2026-11-27')
  expect([lateDays('2026-11-19', TODAY), lateDays(TODAY, TODAY), lateDays('2026-12-01', TODAY)]).toEqual([
    1, 0, 0,
  ])
})
