import { expect, test } from 'vitest'
import { instantOf, readTime } from './time-of-day.ts'

test.each([
  ['17:30', '17:30'],
  ['1730', '17:30'],
  ['7.05', '07:05'],
  ['2pm', '14:00'],
  ['2:30 PM', '14:30'],
  ['12 a.m.', '00:00'],
  ['12.15pm', '12:15'],
  ['1030am', '10:30'],
  ['14pm', undefined],
  ['24:00', undefined],
  ['noon', undefined],
])('%s is read as %s', (typed, read) => {
  expect(readTime(typed)).toBe(read)
})

test('a time of day is one of Lagos', () => {
  expect(instantOf('2026-11-14', '00:30')).toBe('2026-11-13T23:30:00.000Z')
  expect(instantOf('no day', '10:00')).toBeUndefined()
  expect(instantOf('2026-02-31', '10:00')).toBeUndefined()
})
