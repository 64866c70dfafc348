import { expect, test } from 'vitest'
import { freePort } from './cluster.ts'

test('a port that is kept is none of those that systems lend to lines that go out', async () => {
  const kept = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...kept)).toBeLessThan(32_768)
})
