import type { WorkerScope } from './scope.ts'

/** What the build says of itself: its mark, the pages that open without a network, their files, those of rare screens that must too, all files, the folders of languages other than English, and what to show else. */
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
/** Among the files that lie here: which those of the build before are. */
const BEFORE = '/before'

/** The address of the page that stands behind an address; null where it is not ours to keep. */
export function pageBehind(path: string, pages: readonly string[]): string | null {
  if (/^\/(dashboard|pay)(\/|$)/.test(path)) return APP
  return pages.includes(path) ? path : null
}

/**
 * Opens the app without a network: its pages and their files lie here. Calls pass it by, whatever they ask, and so does
 * what is not of the app. Names of files are of what is in them, so a file that lies here is never old.
 */
export function keepShell(worker: WorkerScope, build: Build): void {
  const { id, pages, first, rare, folders, offline } = build
  const PAGES = `gida-pages-${id}`

  worker.addEventListener('install', (event) => {
    const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' } as const
    event.addRoutes?.(calls).catch(() => {}) // they pass by as well, once the worker is woken for them
    // One lost file loses no other: it comes when it is asked for.
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

  /** The pages say in which language they are; their scripts are those of its folder. */
  async function keepAll(): Promise<void> {
    const [language] = await Promise.all(pages.map((page) => keepPage(page).catch(onlyLost)))
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

  /** What builds long before had goes. Files of the one before stay: a page on which something is written is still open with it. */
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

/** While nodes are replaced one by one, the worker may come from one of them and a page from another. */
class OtherBuild extends Error {}

/** As far as a worker knows: by the browser, or the line. */
function isDataDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** A page that did not come is fetched when it is asked for; with one of another build this one does not begin, and is looked for again. */
function onlyLost(error: unknown): null {
  if (error instanceof OtherBuild) throw error
  return null
}

/** A file of a build, also where a language has it in its folder. */
function isOf({ all, folders }: Files, path: string): boolean {
  const [, folder = '', file] = /^\/assets\/([^/]+)\/(.+)$/.exec(path) ?? []
  return file
    ? Object.values(folders).includes(folder) && all.includes(`/assets/${file}`)
    : all.includes(path)
}
