import type { WorkerScope } from './scope.ts'

/**
 * Data of a build: its id, offline pages, files needed first, files of rare screens that must also work offline, all files,
 * folders of translations by language, and the fallback page.
 */
export type Build = {
  id: string
  pages: readonly string[]
  first: readonly string[]
  rare: readonly string[]
  all: readonly string[]
  folders: Readonly<Record<string, string>>
  offline: string
}

type Files = Pick<Build, 'all' | 'folders'>

const APP = '/dashboard'
const ASSETS = 'gida-assets'
const TRIES = 3
/** Cache key of the previous build's file list. */
const BEFORE = '/before'

/** The cached page that serves a path; null if the worker does not cache it. */
export function pageBehind(path: string, pages: readonly string[]): string | null {
  if (/^\/(dashboard|pay)(\/|$)/.test(path)) return APP
  return pages.includes(path) ? path : null
}

/**
 * Makes the app work offline by caching its pages and files. API calls and other sites' requests bypass the worker. File
 * names contain a content hash, so cached files are never stale.
 */
export function cacheShell(worker: WorkerScope, build: Build): void {
  const { id, pages, first, rare, folders, offline } = build
  const PAGES = `gida-pages-${id}`

  worker.addEventListener('install', (event) => {
    const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' } as const
    event.addRoutes?.(calls).catch(() => {}) // if unsupported, the fetch handler lets them pass too
    // A file that fails to load does not fail the others; it is fetched on demand.
    event.waitUntil(keepAll())
  })
  worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())))
  worker.addEventListener('message', (event) => {
    const { activate, keep } = (event.data ?? {}) as { activate?: boolean; keep?: string[] }
    if (activate) void worker.skipWaiting()
    if (keep) event.waitUntil(Promise.allSettled(keep.filter((path) => isOf(build, path)).map(asset)))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== worker.location.origin) return
    if (request.mode === 'navigate') {
      if (!/^\/(api|dev)\//.test(url.pathname)) event.respondWith(open(request, url.pathname))
    } else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(url.pathname))
  })

  /** The pages' Content-Language decides which language's scripts are cached. */
  async function keepAll(): Promise<void> {
    const [language] = await Promise.all(pages.map((page) => keepPage(page).catch(nullIfOffline)))
    const folder = folders[language ?? '']
    const own = (file: string) =>
      folder && file.endsWith('.js') ? file.replace('/assets/', `/assets/${folder}/`) : file
    const files = isDataDear() ? first : [...first, ...rare]
    await Promise.allSettled(files.map(own).map(asset))
  }

  async function keepPage(address: string): Promise<string | null> {
    const answer = await fetch(address, { cache: 'no-cache' })
    if (!answer.ok) return null
    const files = (await answer.clone().text()).match(/\/assets\/[\w./-]+\.(?:js|css)\b/g) ?? []
    if (!files.every((file) => isOf(build, file))) throw new OtherBuild(address)
    await (await caches.open(PAGES)).put(address, answer.clone())
    return answer.headers.get('content-language')
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

  /** Notifies open pages, which count transferred bytes. */
  async function tell(message: unknown): Promise<void> {
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of open) page.postMessage(message)
  }

  /** Retries here, because browsers remember a failed module import and do not fetch it again. */
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
      // The file belongs to a removed build: activate the waiting worker, after which pages offer to reload.
      if (answer.status === 404) worker.registration.waiting?.postMessage({ activate: true })
      if (answer.ok) await cache.put(path, answer.clone()).catch(() => {}) // ignored if the disk is full
      void tell({ fetched: bytesOf(answer) })
      return answer
    }
  }

  /** Transferred bytes: 0 if the file was in the HTTP cache, because the page loaded it before the worker started. */
  function bytesOf({ url, headers }: Response): number {
    const timing = performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming | undefined
    return timing?.transferSize ?? Number(headers.get('content-length'))
  }

  /** Deletes files of old builds, except the previous one, since a page with unsaved input may still use them. */
  async function tidy(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith('gida-pages-') && name !== PAGES) await caches.delete(name)
    const cache = await caches.open(ASSETS)
    const before: Files | undefined = await (await cache.match(BEFORE))?.json()
    for (const { url } of await cache.keys()) {
      const path = new URL(url).pathname
      if (before && path !== BEFORE && !isOf(build, path) && !isOf(before, path)) await cache.delete(url)
    }
    await cache.put(BEFORE, new Response(JSON.stringify({ all: build.all, folders })))
  }
}

/** During a rolling upgrade the worker and a page may come from nodes with different builds. */
class OtherBuild extends Error {}

/** From what a worker can read: data saver and connection type. */
function isDataDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Ignores a page that failed to load. A page of another build fails the installation, which the browser retries. */
function nullIfOffline(error: unknown): null {
  if (error instanceof OtherBuild) throw error
  return null
}

/** Whether a file belongs to a build, including translated files in language folders. */
function isOf({ all, folders }: Files, path: string): boolean {
  const [, folder = '', file] = /^\/assets\/([^/]+)\/(.+)$/.exec(path) ?? []
  return file
    ? Object.values(folders).includes(folder) && all.includes(`/assets/${file}`)
    : all.includes(path)
}
