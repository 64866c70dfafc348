import { describe, expect, test } from 'vitest'
import { daysBefore } from './rules.ts'

const at = (day: string) => ({ from: day, to: day })

describe('a report of one day is compared with', () => {
  test.each([
    ['2026-11-30', '2026-10-31'],
    ['2027-02-28', '2027-01-31'],
    ['2028-02-29', '2028-01-31'],
    ['2027-03-31', '2027-02-28'],
    ['2026-11-15', '2026-10-15'],
  ])('%s: %s, the month before', (day, before) => {
    expect(daysBefore({ period: 'AT' }, at(day), 'PREVIOUS')).toEqual(at(before))
  })
  test.each([
    ['2028-02-29', '2027-02-28'],
    ['2029-02-28', '2028-02-29'],
    ['2026-11-30', '2025-11-30'],
  ])('%s: %s, the year before', (day, before) => {
    expect(daysBefore({ period: 'AT' }, at(day), 'LAST_YEAR')).toEqual(at(before))
  })
})

describe('whole months', () => {
  test('are compared with all days of the same months a year ago, a 29 February among them', () => {
    const year = { from: '2028-03-01', to: '2029-02-28' }
    expect(daysBefore({ period: 'RANGE' }, year, 'LAST_YEAR')).toEqual({
      from: '2027-03-01',
      to: '2028-02-29',
    })
  })
  test('are compared with as many whole months before them', () => {
    const quarter = { from: '2026-12-01', to: '2027-02-28' }
    expect(daysBefore({ period: 'RANGE' }, quarter, 'PREVIOUS')).toEqual({
      from: '2026-09-01',
      to: '2026-11-30',
    })
  })
})
