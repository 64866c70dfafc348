import { describe, expect, test } from 'vitest'
import { addDays } from '../../shared/dates.ts'
import { isNearLimit, mostWithin } from './cash-limit.ts'

const DAY = '2026-11-20'
const on = (days: number, amount: number) => ({ day: addDays(DAY, days), amount })

describe('cash of one payer within thirty days', () => {
  test('is the sum of its parts, up to the first day and the last', () => {
    expect(mostWithin([on(0, 1), on(-29, 2), on(-30, 4)], DAY)).toBe(3)
    expect(mostWithin([on(0, 1), on(29, 2), on(30, 4)], DAY)).toBe(3)
    expect(mostWithin([], DAY)).toBe(0)
  })

  test('is that of the fullest window which holds the day, where a payment is recorded late', () => {
    expect(mostWithin([on(0, 1), on(-20, 10), on(20, 100), on(9, 1000)], DAY)).toBe(1101)
    expect(mostWithin([on(0, 1), on(-20, 1000), on(20, 100), on(9, 10)], DAY)).toBe(1011)
  })
})

test('it is near the limit from four fifths on, to the kobo', () => {
  expect(isNearLimit(399_999_999, 500_000_000)).toBe(false)
  expect(isNearLimit(400_000_000, 500_000_000)).toBe(true)
})
