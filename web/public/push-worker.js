// Shows what is pushed to this device, and opens Gida where a tap leads. It keeps nothing and answers no requests.

self.addEventListener('push', (event) => {
  const { title = 'Gida', body = '', url = '/dashboard/notifications', tag } = read(event.data)
  // Each push shows something: a browser ends a subscription that is silent.
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url }, icon: '/icon.svg' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Only within Gida, in the window that is open already where there is one. */
async function open(path) {
  const url = new URL(path ?? '/dashboard/notifications', self.location.origin)
  if (url.origin !== self.location.origin) return
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!window) return self.clients.openWindow(url.href)
  await window.focus()
  return window.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}
