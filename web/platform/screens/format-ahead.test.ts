import { expect, it } from 'vitest'
import { formatAhead } from './format.ts'

it('says of what is to come the minute too, on whatever day it is', () => {
  expect(formatAhead('2026-11-29T16:30:00Z', '2026-11-29')).toBe('Today, 17:30')
  expect(formatAhead('2026-12-01T08:00:00Z', '2026-11-29')).toBe('Tue 1 Dec, 09:00')
  expect(formatAhead('2027-01-05T08:00:00Z', '2026-11-29')).toBe('5 Jan 2027, 09:00')
})
