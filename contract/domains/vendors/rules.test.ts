import { expect, test } from 'vitest'
import { ratingOf } from './rules.ts'

test('a rating is shown from five jobs on, drawn to the mean of all', () => {
  expect(ratingOf(4, 5, 4)).toBeNull()
  expect(ratingOf(5, 5, 4)).toBe(4.5)
  expect(ratingOf(45, 5, 4)).toBe(4.9)
  expect(ratingOf(5, 2, 4)).toBe(3)
})
