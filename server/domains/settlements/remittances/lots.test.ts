import { expect, test } from 'vitest'
import { clock, upTo } from './lots.ts'

const lot = (day: string, amount: number) => ({ day, amount })

test('a part of it pays the oldest first', () => {
  const lots = [lot('2026-11-02', 100), lot('2026-11-05', 50)]
  expect(upTo(lots, 120)).toEqual([lot('2026-11-02', 100), lot('2026-11-05', 20)])
})

test('the clock counts working days, over weekends and holidays', () => {
  const holidays = new Set(['2026-12-25', '2026-12-28'])
  expect(clock('2026-12-23', 3, holidays, '2026-12-24')).toEqual({ due_on: '2026-12-30', days_left: 6 })
  expect(clock('2026-12-23', 3, holidays, '2027-01-02').days_left).toBe(-3)
})
