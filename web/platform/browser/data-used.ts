import { read, write } from './storage.ts'

/** What came over the line: the app itself, pictures and papers, and all that the screens say. */
export type DataKind = 'app' | 'files' | 'screens'
export type DataUsed = { month: string } & Record<DataKind, number>

const KEY = 'gida.data-used'
const WRITE_EVERY_MS = 30_000
const FILES = /\/api\/v1\/.*\/(download|preview|pdf|files|photos|attachments|pages|avatar)\b/

export const kindOf = (path: string): DataKind => {
  if (path.startsWith('/assets/')) return 'app'
  return FILES.test(path) ? 'files' : 'screens'
}

/** By the month of this device; a new month begins at nought. */
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

/** A file that the service worker answers may lie here; what it fetches it says itself. */
const isOverTheLine = ({ workerStart }: PerformanceResourceTiming, kind: DataKind) =>
  kind !== 'app' || workerStart === 0

/** Adds up what comes to this page from now on, and what has come to it. */
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
