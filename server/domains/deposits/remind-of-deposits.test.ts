import { expect, test } from 'vitest'
import { stepOf } from './remind-of-deposits.ts'

test.each([
  [30, undefined],
  [8, undefined],
  [7, 7],
  [4, 7],
  [3, 3],
  [1, 1],
  [0, 1],
  [-1, -1],
  [-7, -1],
  [-8, -8],
  [-40, -36],
])('%i days before the day the step is %s', (days, step) => {
  expect(stepOf(days)).toBe(step)
})
