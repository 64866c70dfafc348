import { statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtFrom, dist } from './steps/built.ts'

/** All scripts that must be here before an entry or a screen shows, each once. */
function filesOf(ending: string, seen = new Set<string>()): Set<string> {
  const { name, imports } = builtFrom(ending)
  if (seen.has(name)) return seen
  seen.add(name)
  for (const below of imports) filesOf(below, seen)
  return seen
}

const weigh = (names: Set<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(`${dist}/${builtFrom(name).file}.br`).size, 0) / 1000

// What a line of 2G carries in a second or two is worth a test: kB of brotli, with a little air.
const signIn = filesOf('auth.html')

test('sign-in loads at most 79 kB of script', () => {
  expect(weigh(signIn)).toBeLessThanOrEqual(79)
})

for (const view of ['CollectorView', 'TenantView', 'AdminView'])
  test(`the first screen loads at most 110 kB more, and no schemas: ${view}`, () => {
    const screen = filesOf(`/${view}.tsx`, filesOf('/DashboardPage.tsx', filesOf('index.html')))
    expect(weigh(screen.difference(signIn))).toBeLessThanOrEqual(110)
    expect([...screen].filter((name) => name.includes('schemas'))).toEqual([])
  })
