import { beforeEach, expect, test, vi } from 'vitest'
import { installWorker } from './worker.ts'

const onBegun = vi.fn()
let isControlled: boolean
/** The pages that lie in the browser, by the name of their cache. */
let kept: Record<string, string>

beforeEach(() => {
  onBegun.mockReset()
  ;[isControlled, kept] = [true, {}]
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async () => Object.assign(new EventTarget(), { update: async () => {} }),
    ready: Promise.resolve({ active: { postMessage: () => {} } }),
  })
  Object.defineProperty(serviceWorker, 'controller', { get: () => (isControlled ? {} : null) })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('caches', {
    keys: async () => ['gida-assets', ...Object.keys(kept)],
    open: async (name: string) => ({
      match: async (path: string) => (path === '/dashboard' ? new Response(kept[name]) : undefined),
    }),
  })
  vi.spyOn(document, 'querySelector').mockReturnValue({
    src: `${location.origin}/assets/index-one.js`,
  } as never)
  history.replaceState(null, '', '/dashboard/maintenance/new')
  return () => {
    vi.restoreAllMocks()
    history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
  }
})

const page = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`

test.each([
  ['a page of the worker that answers it stays', { 'gida-pages-one': page('one') }, 0],
  [
    'while a new worker waits the page stays',
    { 'gida-pages-one': page('one'), 'gida-pages-two': page('two') },
    0,
  ],
  ['a page whose worker was replaced while it loaded is told so', { 'gida-pages-two': page('two') }, 1],
  ['where no page lies, loading anew would bring no other', {}, 0],
])('%s', async (_, pages, begun) => {
  kept = pages
  await installWorker(() => {}, onBegun)
  expect(onBegun).toHaveBeenCalledTimes(begun)
})

test('a page that no worker answers stays, whatever lies there', async () => {
  ;[isControlled, kept] = [false, { 'gida-pages-two': page('two') }]
  await installWorker(() => {}, onBegun)
  expect(onBegun).not.toHaveBeenCalled()
})
