import { expect, test } from 'vitest'
import { overWithin, type Span, survival, takenBy } from './figures.ts'

const ended = (...days: number[]): Span[] => days.map((took) => ({ took, is_ended: true }))
const open = (...days: number[]): Span[] => days.map((took) => ({ took, is_ended: false }))

test('open ones count for as long as they have been open', () => {
  const spans = [...ended(1, 2, 2, 3, 5), ...open(4, 10, 20)]
  const expected: [number, number][] = [
    [1, 0.875],
    [2, 0.625],
    [3, 0.5],
    [5, 1 / 3],
  ]
  for (const [index, [at, left]] of expected.entries()) {
    expect(survival(spans)[index]?.at).toBe(at)
    expect(survival(spans)[index]?.left).toBeCloseTo(left)
  }
  expect(takenBy(spans, 0.5)).toBe(3)
  expect(takenBy(spans, 0.9)).toBeNull()
  expect(overWithin(spans, 7)).toBeCloseTo(2 / 3)
})

test('of nothing, nothing is said', () => {
  expect(takenBy([], 0.5)).toBeNull()
  expect(overWithin([], 7)).toBe(0)
  expect(takenBy(open(3, 4), 0.5)).toBeNull()
})
