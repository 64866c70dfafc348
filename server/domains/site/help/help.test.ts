import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useWorld } from '../../../testing/world.ts'
import { HELP_PAGES } from './help-pages.ts'
import { searchHelp } from './search-help.ts'

const world = useWorld()
const get = async (url: string) => {
  const answer = await world.app.inject({ url, headers: { accept: 'text/html' } })
  return { status: answer.statusCode, text: answer.body }
}
const between = (open: string, close: string, text: string) =>
  [...text.matchAll(new RegExp(`${open}(.*?)${close}`, 'g'))].map(([, inside = '']) => inside)

/** Every text shown on a screen, from the catalogues of the web app and of payments. */
const catalogue = new Set(
  ['web/words/en', 'contract/domains/payments'].flatMap((folder) => {
    const path = join(import.meta.dirname, '../../../..', folder)
    return readdirSync(path)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...readFileSync(join(path, name), 'utf8').matchAll(/(['"])((?:(?!\1).)+)\1/g)])
      .map(([, , text = '']) => text)
  }),
)

/** Served by the built web app, which server tests do not have. */
const OF_THE_APP = ['/auth/login', '/auth/register', '/r', '/verify', '/icon.svg']

test('each page is whole, says its way, and leads only to what is there', async () => {
  expect(HELP_PAGES.length).toBeGreaterThanOrEqual(25)
  const seen = new Map<string, number>()
  for (const { slug, title, about } of HELP_PAGES) {
    const { status, text } = await get(`/help/${slug}`)
    expect([slug, status]).toEqual([slug, 200])
    expect(text).toContain('<link rel="canonical"')
    expect(about.length, slug).toBeLessThan(170)
    const graph = JSON.parse(between('ld\\+json">', '</script>', text)[0] ?? '{}')['@graph']
    expect(graph.map((one: { '@type': string }) => one['@type'])).toEqual(['Organization', 'BreadcrumbList'])
    expect(graph[1].itemListElement.at(-1)).toMatchObject({ position: 4, name: title })
    for (const href of between('href="(?=/)', '["#]', text)) {
      if (OF_THE_APP.includes(href)) continue
      const known = seen.get(href) ?? (await get(href)).status
      seen.set(href, known)
      expect([slug, href, known]).toEqual([slug, href, 200])
    }
  }
})

test('what a page calls a button or a screen is what it is called there', () => {
  const unknown = HELP_PAGES.flatMap(({ slug, body }) =>
    between('<strong>', '</strong>', body.text)
      .map((said) => said.replaceAll('&#39;', '’').replaceAll('&amp;', '&'))
      .filter((said) => !catalogue.has(said))
      .map((said) => `${slug}: ${said}`),
  )
  expect(unknown).toEqual([])
})

test.each([
  ['receipt', 'check-a-receipt'],
  ['How do I pay my rent?', 'pay-your-rent'],
  ['paying automatically', 'pay-automatically'],
  ['forgot password', 'sign-in'],
  ['DEPOSIT back', 'get-your-deposit-back'],
  ['spreadsheet', 'bring-your-spreadsheet'],
])('who asks for “%s” finds the page first', (asked, slug) => {
  expect(searchHelp(asked)[0]?.slug).toBe(slug)
})

test('a search says what it found, and what is asked comes back as text', async () => {
  expect((await get('/help?q=notice')).text).toMatch(/pages about “notice”/)
  const { status, text } = await get(`/help?q=${encodeURIComponent('<b>zzz</b>')}`)
  expect([status, text.includes('<b>zzz')]).toEqual([200, false])
  expect(text).toContain('Nothing about “&lt;b&gt;zzz&lt;/b&gt;”')
  expect(text).toContain('content="noindex"')
  expect((await get('/help/nothing-here')).status).toBe(404)
})

test('all that search machines are shown is there, and they are told where the list stands', async () => {
  expect((await get('/robots.txt')).text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  const urls = between('<loc>', '</loc>', (await get('/sitemap.xml')).text).map(
    (url) => new URL(url).pathname,
  )
  for (const { slug } of HELP_PAGES) expect(urls).toContain(`/help/${slug}`)
})
