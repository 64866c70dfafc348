import { offline } from '#words/offline'
import { inStore } from '../platform/browser/database.ts'
import type { WorkerScope } from './scope.ts'

/**
 * The line is back, and something waits: pages that are open send it. Only they can, since whose it is is known to them alone; where
 * none is open its person is told.
 */
export function hearSync(worker: WorkerScope): void {
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

/** Who signed out has left nothing here that could wait. */
const isSignedIn = async (): Promise<boolean> => {
  const keys = await inStore('keys', 'readonly', (store) => store.count()).catch(() => 0)
  return keys > 0
}
