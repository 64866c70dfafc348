import { beforeEach, expect, test, vi } from 'vitest'
import type { WorkerScope } from './scope.ts'
import { type Build, cacheShell, pageBehind } from './shell.ts'

const HOME = 'https://gida.example'
const build: Build = {
  ...{ id: 'two', pages: ['/dashboard', '/auth/login'], first: ['/assets/a.js', '/assets/b.js'] },
  ...{
    rare: ['/assets/r.js'],
    all: ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/r.js'],
    folders: { ha: 'ha-1' },
    offline: 'No network yet',
  },
}

/** The part of the Cache API that the worker uses. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = all.get(name) ?? all.set(name, new Map()).get(name) ?? new Map()
    return {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, answer: Response) => void kept.set(path, answer),
      keys: async () => [...kept.keys()].map((path) => ({ url: HOME + path })),
      delete: async (url: string) => kept.delete(new URL(url).pathname),
    }
  }
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) }
}

type WorkerListener = Parameters<WorkerScope['addEventListener']>[1]
let hear: Record<string, WorkerListener>
const postMessage = vi.fn()
const network = vi.fn<(asked: string | Request) => Promise<Response>>()

beforeEach(() => {
  hear = {}
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal(
    'fetch',
    network.mockReset().mockImplementation(async (asked) => new Response(`fresh ${asked}`)),
  )
  const worker = {
    ...{
      location: new URL(HOME),
      skipWaiting: async () => {},
      clients: { claim: async () => {}, matchAll: async () => [] },
    },
    registration: { waiting: { postMessage } },
    addEventListener: (name: string, heard: WorkerListener) => {
      hear[name] = heard
    },
  }
  cacheShell(worker as unknown as WorkerScope, build)
  return () => vi.unstubAllGlobals()
})

async function happen(name: 'install' | 'activate', more = {}): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  hear[name]?.({ waitUntil: (given: Promise<unknown>) => (work = given), ...more } as never)
  await work
}
/** The worker's response; null if it leaves the request to the browser. */
async function asked(path: string, mode = 'no-cors'): Promise<string | null> {
  let answer: Promise<Response> | null = null
  const request = { method: 'GET', mode, url: HOME + path, toString: () => path }
  hear.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) } as never)
  return answer && ((await answer) as Response).text()
}
const noNetwork = () => network.mockRejectedValue(new TypeError('no network'))

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/leases/1', '/dashboard'],
  ['/pay/return', '/dashboard'],
  ['/auth/login', '/auth/login'],
  ['/payments', null],
  ['/r', null],
])('%s opens by the page of %s', (path, page) => {
  expect(pageBehind(path, build.pages)).toBe(page)
})

test('without a network the app opens by its own page, and what is not kept says so', async () => {
  await happen('install')
  noNetwork()
  expect(await asked('/dashboard/leases/1', 'navigate')).toBe('fresh /dashboard')
  expect(await asked('/auth/login', 'navigate')).toBe('fresh /auth/login')
  expect(await asked('/contact', 'navigate')).toBe('No network yet')
})

test('calls do not wake it where a browser can be told so, and one that refuses has its app kept all the same', async () => {
  const addRoutes = vi.fn().mockRejectedValue(new TypeError('not allowed'))
  await happen('install', { addRoutes })
  const condition = { urlPattern: { pathname: '/api/*' } }
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith({ condition, source: 'network' })
  noNetwork()
  expect(await asked('/dashboard/leases/1', 'navigate')).toBe('fresh /dashboard')
})

test('calls pass it by', async () => {
  expect(await asked('/api/v1/payments')).toBeNull()
  expect(await asked('/api/v1/receipts/1/pdf', 'navigate')).toBeNull()
  expect(network).not.toHaveBeenCalled()
})

test('a file that did not come is tried again, and one that lies here is not asked for', async () => {
  network.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError())
  expect(await asked('/assets/c.js')).toBe('fresh /assets/c.js')
  noNetwork()
  expect(await asked('/assets/c.js')).toBe('fresh /assets/c.js')
  expect(network).toHaveBeenCalledTimes(3)
})

test('a file that is lost while it installs loses no other', async () => {
  network.mockImplementation(async (path) => {
    if (path === '/assets/a.js') throw new TypeError()
    return new Response(`fresh ${path}`)
  })
  await happen('install')
  noNetwork()
  expect(await asked('/assets/b.js')).toBe('fresh /assets/b.js')
  await expect(asked('/assets/a.js')).rejects.toThrow()
})

test('files of rare screens are kept too, but not where data is dear', async () => {
  const connection = vi.fn(() => ({ saveData: true }))
  vi.stubGlobal('navigator', {
    get connection() {
      return connection()
    },
  })
  await happen('install')
  expect(network).not.toHaveBeenCalledWith('/assets/r.js')
  connection.mockReturnValue({ saveData: false })
  await happen('install')
  expect(network).toHaveBeenCalledWith('/assets/r.js')
})

test('who reads Hausa has its files before the network goes, and they stay when the build begins', async () => {
  network.mockImplementation(
    async (path) => new Response(`fresh ${path}`, { headers: { 'content-language': 'ha' } }),
  )
  await happen('install')
  await happen('activate')
  noNetwork()
  expect(await asked('/assets/ha-1/a.js')).toBe('fresh /assets/ha-1/a.js')
})

test('files of the build before stay for its open pages when this one begins, and what is older goes', async () => {
  await (await caches.open('gida-pages-one')).put('/dashboard', new Response('old'))
  const assets = await caches.open('gida-assets')
  for (const path of ['/assets/older.js', '/assets/old.js', '/assets/ha-0/old.js', '/assets/a.js'])
    await assets.put(path, new Response(`kept ${path}`))
  const before = { all: ['/assets/old.js', '/assets/a.js'], folders: { ha: 'ha-0' } }
  await assets.put('/before', new Response(JSON.stringify(before)))
  await happen('install')
  await happen('activate')
  expect(await caches.keys()).not.toContain('gida-pages-one')
  noNetwork()
  expect(await asked('/assets/old.js')).toBe('kept /assets/old.js')
  expect(await asked('/assets/ha-0/old.js')).toBe('kept /assets/ha-0/old.js')
  await expect(asked('/assets/older.js')).rejects.toThrow()
  expect(await (await assets.match('/before'))?.json()).toEqual({ all: build.all, folders: build.folders })
})

test('with the page of another build it does not begin: a node that is still to be replaced sent it', async () => {
  network.mockImplementation(
    async (path) => new Response(`<script src="/assets/${path === '/dashboard' ? 'old' : 'a'}.js">`),
  )
  await expect(happen('install')).rejects.toThrow()
  network.mockImplementation(async () => new Response('<script src="/assets/a.js">'))
  await happen('install')
  noNetwork()
  expect(await asked('/dashboard', 'navigate')).toBe('<script src="/assets/a.js">')
})

test('where a file of its own build is gone, the build that waits begins', async () => {
  network.mockImplementation(async () => new Response('', { status: 404 }))
  await asked('/assets/c.js')
  expect(postMessage).toHaveBeenCalledWith({ activate: true })
})
