/** The part of the service worker scope that we use; TypeScript's `webworker` library conflicts with `dom`. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
/** Static routing, in browsers that support it: matching requests bypass the worker without waking it. */
export type InstallEvent = ExtendableEvent & { addRoutes?(rule: Route): Promise<void> }
type Route = { condition: { urlPattern: { pathname: string } }; source: 'network' }
export type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void }
export type PushEvent = ExtendableEvent & { data: { json(): unknown } | null }
export type NotificationEvent = ExtendableEvent & { notification: Notification }
export type WindowClient = {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  postMessage(message: unknown): void
}

type Events = {
  install: InstallEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { data: unknown }
  push: PushEvent
  sync: ExtendableEvent
  notificationclick: NotificationEvent
}

export type WorkerScope = {
  addEventListener<E extends keyof Events>(name: E, hear: (event: Events[E]) => void): void
  skipWaiting(): Promise<void>
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
}
