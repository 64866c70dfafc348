import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type FileStore, openFiles } from '../../files/files.ts'
import { PAGES, servePages } from './pages.ts'
import { shareAssets } from './shared-assets.ts'

const DAY_MS = 86_400_000
let home: string
let files: FileStore
let now: number

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'gida-shared-'))
  files = await openFiles({ kind: 'folder', folder: join(home, 'files') })
  now = Date.parse('2026-11-28T08:00:00Z')
  return () => rm(home, { recursive: true })
})

/** A build of the web app, with Hausa in its own folder. */
async function build(name: string, assets: Record<string, string>): Promise<string> {
  const folder = join(home, name)
  await mkdir(join(folder, 'assets', `ha-${name}`), { recursive: true })
  for (const page of Object.keys(PAGES)) await writeFile(join(folder, page), '<html lang="en">')
  await writeFile(join(folder, 'screens.json'), '[]')
  for (const [file, text] of Object.entries(assets)) {
    await writeFile(join(folder, 'assets', file), text)
    await writeFile(join(folder, 'assets', `${file}.br`), brotliCompressSync(text))
  }
  return folder
}

async function start(folder: string): Promise<FastifyInstance> {
  const config = { files: { kind: 'folder', folder: join(home, 'files') } }
  await shareAssets({ files, config, clock: { now: () => new Date(now) } } as never, folder)
  const app = fastify()
  await servePages(app, folder, { files })
  onTestFinished(() => app.close())
  return app
}

test('two versions side by side serve the scripts of each other', async () => {
  const one = await start(await build('1', { 'same.js': 'same', 'old.js': 'old', 'old.css': 'a{}' }))
  const two = await start(await build('2', { 'same.js': 'same', 'new.js': 'new' }))
  const asked = await two.inject({ url: '/assets/old.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(asked.headers).toMatchObject({
    ...{ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' },
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(brotliDecompressSync(asked.rawPayload).toString()).toBe('old')
  expect((await two.inject('/assets/old.css')).body).toBe('a{}')
  expect((await one.inject('/assets/new.js')).body).toBe('new')
  expect((await two.inject('/assets/none.js')).statusCode).toBe(404)
  expect((await two.inject('/assets/..%2f..%2fbuilds.js')).statusCode).toBe(404)
})

test('who has the version before open in Hausa gets its words, not the English ones of this version', async () => {
  const before = await build('1', { 'words.js': 'english' })
  await writeFile(join(before, 'assets/ha-1/words.js'), 'hausa')
  await start(before)
  const app = await start(await build('2', { 'words.js': 'english', 'all.js': 'all' }))
  expect((await app.inject('/assets/ha-1/words.js')).body).toBe('hausa')
  expect((await app.inject('/assets/ha-1/all.js')).body).toBe('all')
  expect((await app.inject('/assets/ha-2/words.js')).body).toBe('english')
})

test('the version before stays however long it served, and one before that for thirty days', async () => {
  const status = async (app: FastifyInstance) =>
    Promise.all(['1', '2', '3'].map(async (name) => (await app.inject(`/assets/${name}.js`)).statusCode))
  const one = await build('1', { '1.js': '1', 'same.js': 'same' })
  await start(one)
  now += 90 * DAY_MS
  const two = await build('2', { '2.js': '2', 'same.js': 'same' })
  expect(await status(await start(two))).toEqual([200, 200, 404])
  now += 40 * DAY_MS
  const third = await start(await build('3', { '3.js': '3' }))
  expect(await status(third)).toEqual([404, 200, 200])
  expect((await third.inject('/assets/same.js')).body).toBe('same')
})
