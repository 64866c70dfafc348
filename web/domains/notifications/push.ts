import { read, write } from '../../platform/browser/storage.ts'
import { client } from '../../platform/http/api.ts'
import { WORKER } from '../../platform/offline/worker.ts'
import { readTokens } from '../../platform/session/session.ts'

export const takesPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The person for whom push was switched on: the browser's subscription outlives a sign-in. */
const FOR = 'gida.push-for'
const isForAnother = (): boolean => ![null, readTokens()?.user_id].includes(read<string>(FOR))

/** Whether push is on for the person signed in. */
export async function hasPush(): Promise<boolean> {
  if (!takesPush() || Notification.permission !== 'granted' || isForAnother()) return false
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return Boolean(await worker?.pushManager.getSubscription())
}

/** Requests permission (browsers require a tap) and subscribes; false if denied. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await subscribe()
  return true
}

export async function turnPushOff(): Promise<false> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return false
  await client.notifications.unsubscribeFromPush({ body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return false
}

/** Subscriptions may expire silently, so the current one is sent to the server at each start. */
export async function renewPush(): Promise<void> {
  if (await hasPush()) await subscribe()
}

async function subscribe(): Promise<void> {
  const { public_key } = await client.notifications.getPushKey({})
  const worker = await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await readyWorker(worker)
  const old = await pushManager.getSubscription()
  if (old && keyOf(old) !== public_key) await old.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint && p256dh && auth)
    await client.notifications.subscribeToPush({ body: { endpoint, keys: { p256dh, auth } } })
  write(FOR, readTokens()?.user_id)
}

/** Subscribing requires an active worker. */
async function readyWorker(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  if (worker.active) return worker
  return navigator.serviceWorker.ready
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey
  if (!key) return null
  const text = String.fromCharCode(...new Uint8Array(key))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
