import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { addWorkingDays, isWorkingDay, nextWorkingDay } from './working-days.ts'

/** Easter and Christmas 2026. */
const HOLIDAYS = new Set(['2026-04-03', '2026-04-06', '2026-12-25', '2026-12-26'])

test('a Friday before Easter Monday is followed by Tuesday', () => {
  expect(nextWorkingDay('2026-04-03', HOLIDAYS)).toBe('2026-04-07')
  expect(addWorkingDays('2026-04-02', 1, HOLIDAYS)).toBe('2026-04-07')
  expect(addWorkingDays('2026-12-24', 2, HOLIDAYS)).toBe('2026-12-29')
})

test('a working day is its own next one, and no days later is the same day', () => {
  expect(nextWorkingDay('2026-11-20', HOLIDAYS)).toBe('2026-11-20')
  expect(addWorkingDays('2026-11-21', 0, HOLIDAYS)).toBe('2026-11-21')
})

test('whatever the holidays: it ends on a working day, with exactly so many between', () => {
  const days = fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2026-01-01', n))
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(days, { maxLength: 60 }),
      (day, count, off) => {
        const holidays = new Set(off)
        const end = addWorkingDays(day, count, holidays)
        let worked = 0
        for (let at = addDays(day, 1); at <= end; at = addDays(at, 1))
          worked += isWorkingDay(at, holidays) ? 1 : 0
        expect(isWorkingDay(end, holidays)).toBe(true)
        expect(worked).toBe(count)
      },
    ),
  )
})

test('a calendar of holidays alone is refused, not searched for ever', () => {
  const all = new Set(Array.from({ length: 800 }, (_, n) => addDays('2026-01-01', n)))
  expect(() => nextWorkingDay('2026-01-01', all)).toThrow('No working day')
})
