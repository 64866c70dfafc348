import { expect, test } from 'vitest'
import {
  addMonths,
  daysBetween,
  formatDay,
  formatInstant,
  formatPeriod,
  formatWeekday,
  lagosDay,
  lastMinute,
  startOfDay,
} from './dates.ts'

test('an hour before midnight in London is the next day in Lagos', () => {
  expect(lagosDay(new Date('2026-11-04T22:59:59Z'))).toBe('2026-11-04')
  expect(lagosDay(new Date('2026-11-04T23:00:00Z'))).toBe('2026-11-05')
  expect(startOfDay('2026-11-05').toISOString()).toBe('2026-11-04T23:00:00.000Z')
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-15', -11, '2025-12-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['en', 'Sat 14 Nov 2026'],
  ['pcm', 'Sat 14 Nov 2026'],
  ['ha', 'Asa 14 Nuw 2026'],
  ['yo', 'Àbám 14 Bél 2026'],
  ['ig', 'Sat 14 Nov 2026'],
] as const)('a day is named in the language of its reader: %s', (language, day) => {
  expect(formatWeekday('2026-11-14', language)).toBe(day)
  expect(day).toContain(formatDay('2026-11-14', language))
})

test('periods say the year once when both ends share it', () => {
  expect(formatPeriod('2026-10-01', '2026-12-31')).toBe('1 Oct to 31 Dec 2026')
  expect(formatPeriod('2026-11-12', '2027-05-11')).toBe('12 Nov 2026 to 11 May 2027')
})

test('instants are said in Lagos time, 24 hours', () => {
  expect(formatInstant('2026-11-05T23:30:00Z')).toBe('6 Nov 2026, 00:30')
  expect(daysBetween('2026-10-01', '2026-11-05')).toBe(35)
})

test('a period to the midnight after a day is said as to that day, and not to the next', () => {
  expect(formatInstant(lastMinute('2026-12-13T23:00:00Z'))).toBe('13 Dec 2026, 23:59')
})
