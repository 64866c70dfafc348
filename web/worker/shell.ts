import type { WorkerScope } from './scope.ts'

/** What the build says of itself: its mark, the pages that open without a network, their files, all files, the folders of languages other than English, and what to show else. */
export type Build = {
  id: string
  pages: readonly string[]
  first: readonly string[]
  all: readonly string[]
  folders: Readonly<Record<string, string>>
  offline: string
}

const APP = '/dashboard'
const ASSETS = 'gida-assets'
const TRIES = 3

/** The address of the page that stands behind an address; null where it is not ours to keep. */
export function pageBehind(path: string, pages: readonly string[]): string | null {
  if (/^\/(dashboard|pay)(\/|$)/.test(path)) return APP
  return pages.includes(path) ? path : null
}

/**
 * Opens the app without a network: its pages and their files lie here. Calls pass it by, whatever they ask, and so does
 * what is not of the app. Names of files are of what is in them, so a file that lies here is never old.
 */
export function keepShell(worker: WorkerScope, { id, pages, first, all, folders, offline }: Build): void {
  const PAGES = `gida-pages-${id}`

  worker.addEventListener('install', (event) =>
    // One lost file loses no other: it comes when it is asked for.
    event.waitUntil(keepAll()),
  )
  worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())))
  worker.addEventListener('message', (event) => {
    const { activate, keep } = (event.data ?? {}) as { activate?: boolean; keep?: string[] }
    if (activate) void worker.skipWaiting()
    if (keep) event.waitUntil(Promise.allSettled(keep.filter(isOfBuild).map(asset)))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return
    if (request.mode === 'navigate') {
      if (!/^\/(api|dev)\//.test(url.pathname)) event.respondWith(open(request, url.pathname))
    } else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(url.pathname))
  })

  /** The pages say in which language they are; their scripts are those of its folder. */
  async function keepAll(): Promise<void> {
    const [page] = await Promise.allSettled(pages.map(keepPage))
    const folder = page?.status === 'fulfilled' && folders[page.value ?? '']
    const own = (file: string) =>
      folder && file.endsWith('.js') ? file.replace('/assets/', `/assets/${folder}/`) : file
    await Promise.allSettled(first.map(own).map(asset))
  }

  async function keepPage(address: string): Promise<string | null> {
    const answer = await fetch(address, { cache: 'no-cache' })
    if (answer.ok) await (await caches.open(PAGES)).put(address, answer.clone())
    return answer.headers.get('content-language')
  }

  /** A file of this build, also where a language has it in its folder. */
  function isOfBuild(path: string): boolean {
    const [, folder = '', file] = /^\/assets\/([^/]+)\/(.+)$/.exec(path) ?? []
    return file
      ? Object.values(folders).includes(folder) && all.includes(`/assets/${file}`)
      : all.includes(path)
  }

  async function open(request: Request, path: string): Promise<Response> {
    const page = pageBehind(path, pages)
    const kept = page && (await (await caches.open(PAGES)).match(page))
    if (kept) return kept
    if (page) void keepPage(page).catch(() => {})
    return fetch(request).catch(
      () => new Response(offline, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    )
  }

  /** To the pages, which count what comes over the line. */
  async function tell(message: unknown): Promise<void> {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of open) page.postMessage(message)
  }

  /** A browser remembers a file of script that did not come, and asks no second time: it is tried again here. */
  async function asset(path: string): Promise<Response> {
    const cache = await caches.open(ASSETS)
    const kept = await cache.match(path)
    if (kept) return kept
    for (let tried = 1; ; tried++) {
      const answer = await fetch(path).catch((error) => {
        if (tried >= TRIES) throw error
        return null
      })
      if (!answer) continue
      // It is of a build that is gone: the one that waits begins, and the pages are asked to load anew.
      if (answer.status === 404) worker.registration.waiting?.postMessage({ activate: true })
      if (answer.ok) await cache.put(path, answer.clone()).catch(() => {}) // a full disk keeps nobody out
      void tell({ fetched: bytesOf(answer) })
      return answer
    }
  }

  /** As the browser counts it: nothing for what lay in its cache, since the page had loaded it before there was a worker. */
  function bytesOf({ url, headers }: Response): number {
    const timing = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined
    return timing?.transferSize ?? Number(headers.get('content-length'))
  }

  /** What only builds before had goes, once none of their pages is open. */
  async function tidy(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith('gida-pages-') && name !== PAGES) await caches.delete(name)
    const cache = await caches.open(ASSETS)
    for (const { url } of await cache.keys()) if (!isOfBuild(new URL(url).pathname)) await cache.delete(url)
  }
}
