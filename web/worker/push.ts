import type { PushEvent, WorkerScope } from './scope.ts'

type Pushed = { title?: string; body?: string; url?: string; tag?: string }

/** Shows push messages as notifications, and opens Gida at their link when tapped. */
export function handlePushes(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title = 'Gida', body = '', url = '/dashboard/notifications', tag = '' } = read(event.data)
    // Browsers cancel a subscription whose pushes show nothing.
    // A notification that replaces an older one with the same tag, such as a second alarm, rings again.
    const shown = { body, tag, renotify: tag !== '', data: { url }, icon: '/icon.svg' }
    event.waitUntil(worker.registration.showNotification(title, shown))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data?.url))
  })
}

function read(data: PushEvent['data']): Pushed {
  try {
    return (data?.json() ?? {}) as Pushed
  } catch {
    return {}
  }
}

/** Opens same-origin links only, in an open window if there is one. */
async function open({ clients, location }: WorkerScope, path = '/dashboard/notifications'): Promise<unknown> {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) return clients.openWindow(url.href)
  await window.focus()
  return window.navigate(url.href).catch(() => clients.openWindow(url.href))
}
