import { expect, test } from 'vitest'
import { itemsToEvict } from './budget.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-27T10:00:00Z')
const kept = (place: string, days: number, bytes: number) => ({ place, at: NOW - days * DAY, bytes })

test('of fifteen megabytes the oldest papers go first, and all that is older than a month', () => {
  const papers = [kept('old', 9, 6e6), kept('new', 1, 6e6), kept('middle', 5, 6e6), kept('stale', 31, 10)]
  expect(itemsToEvict(papers, NOW).sort()).toEqual(['old', 'stale'])
  expect(itemsToEvict([kept('one', 1, 15e6)], NOW)).toEqual([])
})
