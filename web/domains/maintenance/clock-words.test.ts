import { expect, test } from 'vitest'
import { clockWords, spanOf, wholeDays } from './clock-words.ts'

const NOW = Date.parse('2026-11-05T12:00:00Z')
const clock = (kind: 'FIX' | 'HOLD' | 'OVER', due_at: string | null) =>
  clockWords({ clock: { kind, due_at, is_late: false, is_close: false }, hold_reason: 'PARTS' } as never, NOW)

test('a clock says what runs and how much is left or over', () => {
  expect(clock('FIX', '2026-11-05T12:54:00Z')).toBe('Fix: 54 min left')
  expect(clock('FIX', '2026-11-05T08:00:00Z')).toBe('Fix: 4 h over')
  expect(clock('FIX', '2026-11-08T12:00:00Z')).toBe('Fix: 3 days left')
  expect(clock('HOLD', null)).toBe('Waiting for parts')
  expect(clock('OVER', null)).toBe('Over')
})

test('spans are said as people say them', () => {
  expect([spanOf(59 * 60_000), spanOf(60 * 60_000), spanOf(47.5 * 3_600_000)]).toEqual([
    '59 min',
    '1 h',
    '47 h',
  ])
  expect(wholeDays('2026-11-03T11:59:00Z', NOW)).toBe(2)
})
