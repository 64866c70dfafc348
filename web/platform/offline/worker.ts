/** The address of the service worker, which keeps the app's own files and hears what is pushed. */
export const WORKER = '/worker.js'
const LOOK_EVERY_MS = 3_600_000
const BEGINS_WITHIN_MS = 3000

/**
 * Installs the worker and keeps it new. A new one waits until `onNew` is answered, or every page is closed: it never takes files
 * from under an open page. When it begins, in whichever tab that was asked for, `onBegun` is told. False where this browser takes none:
 * on plain http, and in some private windows.
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
  /** A request that falls into the change of workers leaves the new one waiting, in Chromium, until a page is loaded. */
  const begin = (waiting: ServiceWorker) => {
    waiting.postMessage({ activate: true })
    setTimeout(() => waiting.state === 'installed' && onBegun(), BEGINS_WITHIN_MS)
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
    offer() // another tab may have been so quick that it waits already
  })
  offer()
  const look = () => void registration.update().then(offer, () => {}) // no network: it is looked for again
  setInterval(look, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  const { active } = await serviceWorker.ready
  onLoadedFiles((keep) => active?.postMessage({ keep }))
  return true
}

/** Also what came, or was on its way, before there was a worker to keep it. */
function onLoadedFiles(tell: (paths: string[]) => void): void {
  const watcher = new PerformanceObserver((loaded) => {
    const paths = loaded.getEntries().map(({ name }) => new URL(name).pathname)
    const files = paths.filter((path) => path.startsWith('/assets/'))
    if (files.length > 0) tell(files)
  })
  watcher.observe({ type: 'resource', buffered: true })
}
