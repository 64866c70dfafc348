import { expect, test } from 'vitest'
import { GIVE_UP_AFTER, nextCheckAt } from './polling-schedule.ts'
import { retryAt } from './retry-times.ts'

const begun = new Date('2026-11-02T09:00:00Z')
const after = (seconds: number) => new Date(begun.getTime() + seconds * 1000)

test.each([
  [0, 30],
  [29, 30],
  [30, 120],
  [121, 600],
  [600, 4200],
  [4199, 4200],
  [4200, 7800],
])('%i s after it began, a payment is asked about next at %i s', (age, next) => {
  expect(nextCheckAt(begun, after(age))).toEqual(after(next))
})

test('after three days nobody asks any more', () => {
  const end = GIVE_UP_AFTER / 1000
  expect(nextCheckAt(begun, after(end - 7200))).not.toBeNull()
  expect(nextCheckAt(begun, after(end))).toBeNull()
})

test('what was not answered is asked again within a minute', () => {
  for (const random of [0, 0.5, 0.999]) {
    const pause = retryAt(begun, () => random).getTime() - begun.getTime()
    expect(pause).toBeGreaterThanOrEqual(15_000)
    expect(pause).toBeLessThan(60_000)
  }
})
