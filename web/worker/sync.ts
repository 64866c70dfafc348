import { offline } from '#words/offline'
import { inStore } from '../platform/browser/database.ts'
import type { WorkerScope } from './scope.ts'

/**
 * Back online with unsent requests: open pages send them, since only pages know whose they are. With no page open, the
 * person is notified.
 */
export function handleSync(worker: WorkerScope): void {
  worker.addEventListener('sync', (event) => event.waitUntil(wake(worker)))
}

async function wake({ clients, registration }: WorkerScope): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ flush: true })
  if (pages.length > 0 || globalThis.Notification?.permission !== 'granted' || !(await isSignedIn())) return
  const { title, body } = offline.waits
  await registration.showNotification(title, {
    ...{ body, tag: 'unsent', icon: '/icon.svg', data: { url: '/dashboard/unsent' } },
  })
}

/** Signing out deletes everything stored, so nothing can be waiting. */
const isSignedIn = async (): Promise<boolean> => {
  const keys = await inStore('keys', 'readonly', (store) => store.count()).catch(() => 0)
  return keys > 0
}
