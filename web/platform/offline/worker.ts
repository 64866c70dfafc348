import { pageCacheNames } from '../browser/page-caches.ts'

/** Address of the service worker, which caches the app's files and receives push messages. */
export const WORKER = '/worker.js'
/** The one page of the whole app, as the worker caches it. */
const APP = '/dashboard'
const LOOK_EVERY_MS = 3_600_000
const BEGINS_WITHIN_MS = 3000

/**
 * Installs the service worker and checks for updates. A new worker waits until `onNew` calls back or every page is closed, so that it never
 * removes files of an open page. `onBegun` runs when it activates, from whichever tab. False where workers are not available: on plain
 * http, and in some private windows.
 */
export async function installWorker(
  onNew: (begin: () => void) => void,
  onBegun: () => void,
): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker
    .register(WORKER)
    .catch(() => undefined)
  if (!registration) return false
  let before = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    if (before) onBegun()
    before = serviceWorker.controller
  })
  let offered: ServiceWorker | undefined
  const offer = () => {
    const { waiting } = registration
    if (!waiting || waiting === offered || !serviceWorker.controller) return
    offered = waiting
    onNew(() => begin(waiting))
  }
  /** In Chromium a request during activation may leave the new worker waiting until a page loads, so a timeout calls `onBegun`. */
  const begin = (waiting: ServiceWorker) => {
    waiting.postMessage({ activate: true })
    setTimeout(() => waiting.state === 'installed' && onBegun(), BEGINS_WITHIN_MS)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
    offer() // the worker may have installed already, from another tab
  })
  offer()
  const look = () => void registration.update().then(offer, () => {}) // offline: the next check tries again
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  const { active } = await serviceWorker.ready
  onLoadedFiles((keep) => active?.postMessage({ keep }))
  if (serviceWorker.controller && (await isReplaced())) onBegun()
  return true
}

/**
 * Whether a new worker took over while this page was loading: the worker before had answered with its own page, and `controllerchange`
 * fired before anything listened. Reloading then yields the cached page, so this cannot repeat.
 */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!entry || !window.location.pathname.startsWith(APP)) return false
  const names = await pageCacheNames()
  const pages = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).match(APP))?.text()),
  ).catch(() => [])
  const kept = pages.flatMap((page) => page ?? [])
  return kept.length > 0 && !kept.some((page) => page.includes(new URL(entry.src).pathname))
}

/** Reports loaded files, including those requested before there was a worker to cache them. */
function onLoadedFiles(tell: (paths: string[]) => void): void {
  const watcher = new PerformanceObserver((loaded) => {
    const paths = loaded.getEntries().map(({ name }) => new URL(name).pathname)
    const files = paths.filter((path) => path.startsWith('/assets/'))
    if (files.length > 0) tell(files)
  })
  watcher.observe({ type: 'resource', buffered: true })
}
