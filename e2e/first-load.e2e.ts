import { statSync } from 'node:fs'
import { builtFrom, dist } from './steps/built.ts'
import { expect, PASSWORD, test } from './steps/gida.ts'
import { signInByHand, tenants } from './steps/people.ts'
import { bytesOf, countOf, hasCome, watchLine } from './steps/slow-line.ts'

/** All scripts needed before an entry point or a screen renders, each once. */
function filesOf(ending: string, seen = new Set<string>()): Set<string> {
  const { key, imports } = builtFrom(ending)
  if (seen.has(key)) return seen
  seen.add(key)
  for (const below of imports) filesOf(below, seen)
  return seen
}

const weigh = (keys: Set<string>): number =>
  [...keys].reduce((sum, key) => sum + statSync(`${dist}/${builtFrom(key).file}.br`).size, 0) / 1000

// 2G transfers these in a second or two; kB with Brotli, with a small margin.
const signIn = filesOf('auth.html')

test('sign-in loads at most 79 kB of script, in four files', () => {
  expect(weigh(signIn)).toBeLessThanOrEqual(79)
  expect(signIn.size).toBeLessThanOrEqual(4)
})

for (const screen of ['tenant', 'offices'])
  test(`the first screen loads at most 96 kB more, in three files, and no schemas: ${screen}`, () => {
    const files = filesOf(screen, filesOf('index.html'))
    const more = files.difference(signIn)
    expect(weigh(more)).toBeLessThanOrEqual(96)
    expect(more.size).toBeLessThanOrEqual(3)
    expect([...files].map((key) => builtFrom(key).name)).not.toContain('schemas')
  })

/** Loaded automatically once the screen is complete; it counts as part of the first visit. */
const afterScreen = ['Toaster', 'kept'].map((name) => builtFrom(name).file)

test('where data is dear a tenant who wants the whole app comes from the sign-in to what is owed with 25 files and 228 kB, and again for 20 kB', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('gida.preferences', '{"saver":"on"}'))
  const first = await watchLine(page)
  await page.goto('/auth/login?whole')
  await signInByHand(page, { ...tenants.folasade, password: PASSWORD })
  const owed = page.getByRole('region', { name: 'Due now', exact: true })
  await expect(owed).toBeVisible()
  await expect.poll(() => afterScreen.filter((file) => !hasCome(first.asked, file))).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(bytesOf(first.asked)).toBeLessThanOrEqual(228_000)
  expect(countOf(first.asked)).toBeLessThanOrEqual(25)
  await first.line.detach()

  const again = await watchLine(page)
  await page.goto('/dashboard')
  await expect(owed).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(bytesOf(again.asked)).toBeLessThanOrEqual(20_000)
})
