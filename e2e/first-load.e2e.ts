import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const dist = resolve(import.meta.dirname, '../web/dist')
type Chunk = { file: string; imports?: string[] }
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

/** All scripts that must be here before an entry or a screen shows, each once. */
function filesOf(ending: string, seen = new Set<string>()): Set<string> {
  const name = Object.keys(manifest).find((one) => one.endsWith(ending))
  const chunk = name === undefined ? undefined : manifest[name]
  if (!name || !chunk) throw new Error(`${ending} was not built`)
  if (seen.has(name)) return seen
  seen.add(name)
  for (const below of chunk.imports ?? []) filesOf(below, seen)
  return seen
}

const weigh = (names: Set<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(`${dist}/${manifest[name]?.file}.br`).size, 0) / 1000

// What a line of 2G carries in a second or two is worth a test: kB of brotli, with a little air.
const signIn = filesOf('auth.html')

test('sign-in loads at most 78 kB of script', () => {
  expect(weigh(signIn)).toBeLessThanOrEqual(78)
})

for (const view of ['CollectorView', 'TenantView', 'AdminView'])
  test(`the first screen loads at most 147 kB more, and no schemas: ${view}`, () => {
    const screen = filesOf(`/${view}.tsx`, filesOf('/DashboardPage.tsx', filesOf('index.html')))
    expect(weigh(screen.difference(signIn))).toBeLessThanOrEqual(147)
    expect([...screen].filter((name) => name.includes('schemas'))).toEqual([])
  })
