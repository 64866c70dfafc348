import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { median } from '../../server/bench/turns.ts'
import { openBrowser } from '../steps/open-browser.ts'
import { signIn } from '../steps/sign-in.ts'
import { bytesOf, takeSlowLine } from '../steps/slow-line.ts'

const PHONE = { viewport: { width: 360, height: 740 }, serviceWorkers: 'block' } as const

/** Seconds until first text and until complete, and the transferred kB. */
type Seen = { painted: number; loaded: number; kb: number }

/** A first visit over emulated 2G; `isThere` resolves when the page is complete. */
async function visit(
  browser: Browser,
  address: string,
  isThere: (page: Page) => Promise<unknown>,
  before?: (page: Page) => Promise<unknown>,
): Promise<Seen> {
  const page = await browser.newPage({ ...PHONE, baseURL: url })
  try {
    await before?.(page)
    const asked = await takeSlowLine(page)
    const begun = performance.now()
    await page.goto(address, { timeout: 180_000, waitUntil: 'load' })
    await isThere(page)
    const loaded = (performance.now() - begun) / 1000
    const painted = await page.evaluate(
      () => (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN) / 1000,
    )
    return { painted, loaded, kb: bytesOf(asked) / 1000 }
  } finally {
    await page.close()
  }
}

/** Serves a plain React page, built and compressed like ours. Returns its URL and how to stop it. */
async function serveBare(): Promise<{ url: string; stop(): void }> {
  const root = join(import.meta.dirname, 'bare')
  const built = (await build({ root, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  const files = new Map(
    built.output.map((one) => [
      one.fileName,
      brotliCompressSync(one.type === 'chunk' ? one.code : one.source),
    ]),
  )
  const server = createServer(({ url = '/' }, answer) => {
    const name = url === '/' ? 'index.html' : url.slice(1)
    const type = name.endsWith('.html') ? 'text/html' : 'text/javascript'
    const body = files.get(name)
    if (!body) return answer.writeHead(404).end()
    answer.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

const round = (number: number) => Math.round(number * 100) / 100

const [url = '', email = '', password = '', rounds = '1'] = process.argv.slice(2)
const browser = await openBrowser()
const bare = await serveBare()
const button = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
const visits = {
  bare: () => visit(browser, bare.url, button),
  sign_in: () => visit(browser, '/auth/login', button),
  small_sign_in: () => visit(browser, '/lite', button),
  home: () =>
    visit(
      browser,
      '/dashboard',
      (page) =>
        page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor({ timeout: 180_000 }),
      (page) => signIn(page, { email, password }, '/icon.svg'),
    ),
}
try {
  const seen = Object.fromEntries(Object.keys(visits).map((name) => [name, [] as Seen[]]))
  for (let turn = 0; turn < Number(rounds); turn++)
    for (const [name, go] of Object.entries(visits)) seen[name]?.push(await go())
  const of = (name: string, what: keyof Seen) => median((seen[name] ?? []).map((one) => one[what]))
  const figures = Object.keys(visits).map((name) => [
    name,
    {
      ...{
        kb: round(of(name, 'kb')),
        painted_s: round(of(name, 'painted')),
        whole_s: round(of(name, 'loaded')),
      },
      ...{
        painted_to_bare: round(of(name, 'painted') / of('bare', 'painted')),
        whole_to_bare: round(of(name, 'loaded') / of('bare', 'loaded')),
      },
    },
  ])
  process.stdout.write(JSON.stringify(Object.fromEntries(figures)))
} finally {
  bare.stop()
  await browser.close()
}
