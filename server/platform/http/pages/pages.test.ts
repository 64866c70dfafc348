import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from '../errors.ts'
import { decodableAddress } from './decodable-address.ts'
import { PAGES, servePages } from './pages.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-pages-'))
  for (const name of Object.keys(PAGES)) await writeFile(join(folder, name), `<html lang="en">${name}</html>`)
  await mkdir(join(folder, 'ha'))
  for (const name of Object.keys(PAGES))
    await writeFile(join(folder, 'ha', name), `<html lang="ha">${name}</html>`)
  await mkdir(join(folder, 'assets/ha-1'), { recursive: true })
  await writeFile(join(folder, 'assets/a.js'), 'common')
  await writeFile(join(folder, 'assets/b.js'), 'english')
  await writeFile(join(folder, 'assets/ha-1/b.js'), 'hausa')
  const screens = ['/dashboard', '/dashboard/payments', '/dashboard/leases/$id/law']
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens))
  app = fastify({ rewriteUrl: decodableAddress })
  answerErrors(app, pino({ level: 'silent' }))
  await servePages(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ...['/nothing-here', '/nothing/at/all?from=a.mail', '/auth/nothing'],
  ...['/dashboard/nothing', '/dashboard/leases/1/nothing', '/%', '/%ff/a?from=50%'],
])('a person who goes to %s gets the app, which says that there is no such page', async (url) => {
  const answer = await app.inject({ url, headers: { accept: BROWSER } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(answer.body).toBe('<html data-nowhere lang="en">index.html</html>')
})

test.each([
  ['GET', '/nothing-here', 'application/json'],
  ['GET', '/nothing-here', '*/*'],
  ['GET', '/api/v1/nothing', BROWSER],
  ['GET', '/assets/index-gone.js', BROWSER],
  ['GET', '/nothing.ico', BROWSER],
  ['POST', '/nothing-here', BROWSER],
] as const)('%s %s for %s is a problem in JSON', async (method, url, accept) => {
  const answer = await app.inject({ method, url, headers: { accept } })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'ROUTE_NOT_FOUND'])
})

test('a browser that asks for an icon of its own accord is led to ours', async () => {
  const answer = await app.inject({ url: '/favicon.ico', headers: { accept: 'image/*' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/icon.svg'])
})

test('what a phone shares where the service worker is gone leads to the form, whatever its size', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await app.inject({
    method: 'POST',
    url: '/dashboard/share',
    headers,
    payload: 'x'.repeat(2e6),
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard/share'])
})

test.each(['/dashboard', '/dashboard/payments?page=2', '/dashboard/leases/1/law'])(
  'the app stands behind %s',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: BROWSER } })
    expect([answer.statusCode, answer.body]).toEqual([200, '<html lang="en">index.html</html>'])
  },
)

test.each([
  ['nothing', {}, 'en'],
  [
    'what the browser asks for first, of those that are there',
    { 'accept-language': 'fr, ig;q=0.9, ha-NG;q=0.8, en;q=0.1' },
    'ha',
  ],
  ['the one that the browser wants more', { 'accept-language': 'ha;q=0.2, en-NG' }, 'en'],
  ['the chosen one before all', { 'accept-language': 'en', cookie: 'a=1; gida.lang=ha' }, 'ha'],
  ['no language that is not there', { 'accept-language': 'ha', cookie: 'gida.lang=../../etc' }, 'ha'],
])('a page comes in the language of %s', async (_, headers, language) => {
  const answer = await app.inject({ url: '/auth/login', headers: { accept: BROWSER, ...headers } })
  expect(answer.body).toBe(`<html lang="${language}">auth.html</html>`)
  expect(answer.headers).toMatchObject({ 'content-language': language, vary: 'cookie, accept-language' })
})

test.each([
  ['as its link names it', '?lang=ha', {}, 'ha'],
  ['as was chosen before, whatever its link names', '?lang=ha', { cookie: 'gida.lang=en' }, 'en'],
  [
    'as the browser asks, where what its link names is not there',
    '?lang=../etc',
    { 'accept-language': 'ha' },
    'ha',
  ],
  [
    'as the browser asks, where its link names several',
    '?lang=en&lang=en',
    { 'accept-language': 'ha' },
    'ha',
  ],
])('a page comes %s', async (_, search, headers, language) => {
  const answer = await app.inject({ url: `/auth/login${search}`, headers: { accept: BROWSER, ...headers } })
  expect(answer.body).toBe(`<html lang="${language}">auth.html</html>`)
})

test.each([
  ['/assets/ha-1/b.js', 200, 'hausa'],
  ['/assets/b.js', 200, 'english'],
  ['/assets/ha-1/a.js', 200, 'common'],
])('%s is the file of its language, else the common one', async (url, status, text) => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.body]).toEqual([status, text])
  expect(answer.headers['cache-control']).toContain('immutable')
})

test.each(['/assets/ha-1/gone.js', '/assets/..%2f/index.html', '/ha/auth.html'])(
  '%s is nowhere',
  async (url) => expect((await app.inject({ url })).statusCode).toBe(404),
)
