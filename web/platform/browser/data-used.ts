import { read, write } from './storage.ts'

/** What was downloaded: the app itself, files (pictures and PDFs), and API responses. */
export type DataKind = 'app' | 'files' | 'screens'
export type DataUsed = { month: string } & Record<DataKind, number>

const KEY = 'gida.data-used'
const WRITE_EVERY_MS = 30_000
const FILES = /\/api\/v1\/.*\/(download|preview|pdf|files|photos|attachments|pages|avatar)\b/

export const kindOf = (path: string): DataKind => {
  if (path.startsWith('/assets/')) return 'app'
  return FILES.test(path) ? 'files' : 'screens'
}

/** By calendar month; a new month starts from zero. */
export function readUsed(now = new Date()): DataUsed {
  const month = now.toISOString().slice(0, 7)
  const kept = read<DataUsed>(KEY)
  return kept?.month === month ? kept : { month, app: 0, files: 0, screens: 0 }
}

export function addUsed(bytes: Record<DataKind, number>, now = new Date()): void {
  const used = readUsed(now)
  write(KEY, {
    ...used,
    ...{ app: used.app + bytes.app, files: used.files + bytes.files, screens: used.screens + bytes.screens },
  })
}

/** What the service worker answers may come from its cache; the worker counts what it fetches itself. */
const isOverTheLine = ({ workerStart }: PerformanceResourceTiming, kind: DataKind) =>
  kind !== 'app' || workerStart === 0

/** Counts everything this page has downloaded and will download. */
export function meterData(): void {
  let some = { app: 0, files: 0, screens: 0 }
  const keep = () => {
    if (some.app + some.files + some.screens === 0) return
    addUsed(some)
    some = { app: 0, files: 0, screens: 0 }
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname } = new URL(entry.name)
      const kind = kindOf(pathname)
      if (origin === location.origin && isOverTheLine(entry, kind)) some[kind] += entry.transferSize
    }
  })
  observer.observe({ type: 'resource', buffered: true })
  setInterval(keep, WRITE_EVERY_MS)
  document.addEventListener('visibilitychange', keep)
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (typeof data?.fetched === 'number') some.app += data.fetched
  })
}
