import { expect, test } from 'vitest'
import { dueOn, lastDayToMiss } from './find-missing.ts'

const HOLIDAYS = new Set(['2026-12-25', '2026-12-28'])

test('a payment before Christmas is due on the next day that banks work', () => {
  expect(dueOn('2026-12-24', HOLIDAYS)).toBe('2026-12-29')
  expect(dueOn('2026-11-20', HOLIDAYS)).toBe('2026-11-23')
})

test('it is missed only after three further working days', () => {
  expect(lastDayToMiss('2027-01-01', HOLIDAYS)).toBe('2026-12-23')
  expect(lastDayToMiss('2027-01-02', HOLIDAYS)).toBe('2026-12-28')
})
