import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from '../errors.ts'
import { PAGES, servePages } from './pages.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gida-pages-'))
  for (const name of Object.keys(PAGES)) await writeFile(join(folder, name), `<html lang="en">${name}</html>`)
  const screens = ['/dashboard', '/dashboard/payments', '/dashboard/leases/$id/law']
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens))
  app = fastify()
  answerErrors(app, pino({ level: 'silent' }))
  await servePages(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test.each([
  ...['/nothing-here', '/nothing/at/all?from=a.mail', '/auth/nothing'],
  ...['/dashboard/nothing', '/dashboard/leases/1/nothing'],
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
  ['GET', '/favicon.ico', BROWSER],
  ['POST', '/nothing-here', BROWSER],
] as const)('%s %s for %s is a problem in JSON', async (method, url, accept) => {
  const answer = await app.inject({ method, url, headers: { accept } })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'ROUTE_NOT_FOUND'])
})

test.each(['/dashboard', '/dashboard/payments?page=2', '/dashboard/leases/1/law'])(
  'the app stands behind %s',
  async (url) => {
    const answer = await app.inject({ url, headers: { accept: BROWSER } })
    expect([answer.statusCode, answer.body]).toEqual([200, '<html lang="en">index.html</html>'])
  },
)
