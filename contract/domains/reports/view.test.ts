import { expect, test } from 'vitest'
import { addDays } from '../../shared/dates.ts'
import { Every, nextAfter, wholeBefore } from './view.ts'

test('a mail is of the whole week, month or quarter before', () => {
  expect(wholeBefore('WEEK', '2026-11-25')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(wholeBefore('WEEK', '2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  expect(wholeBefore('MONTH', '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(wholeBefore('QUARTER', '2026-01-01')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
})

test('from one mail to the next no day is left out and none comes twice', () => {
  for (const every of Every.options) {
    let [on, last] = [nextAfter(every, '2024-01-31'), wholeBefore(every, nextAfter(every, '2024-01-31')).to]
    for (let times = 0; times < 60; times++) {
      on = nextAfter(every, on)
      const { from, to } = wholeBefore(every, on)
      expect(from).toBe(addDays(last, 1))
      expect(addDays(to, 1)).toBe(on)
      last = to
    }
  }
})
