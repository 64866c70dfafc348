import { expect, test } from 'vitest'
import { LOCKS } from './lock-names.ts'

test('no two locks share a number, so that nobody waits for what is none of theirs', () => {
  const numbers = Object.values(LOCKS)
  expect(numbers.filter((one, place) => numbers.indexOf(one) !== place)).toEqual([])
})
