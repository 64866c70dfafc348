import { read, write } from '../../platform/browser/storage.ts'
import { client } from '../../platform/http/api.ts'
import { WORKER } from '../../platform/offline/worker.ts'
import { readTokens } from '../../platform/session/session.ts'

export const takesPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** For whom it was turned on here: a browser keeps what it was given, whoever signs in. */
const FOR = 'gida.push-for'
const isForAnother = (): boolean => ![null, readTokens()?.user_id].includes(read<string>(FOR))

/** Whether this device rings for who is signed in. */
export async function hasPush(): Promise<boolean> {
  if (!takesPush() || Notification.permission !== 'granted' || isForAnother()) return false
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return Boolean(await worker?.pushManager.getSubscription())
}

/** Asks for permission, which a browser allows on a tap alone; false where the person says no. */
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

/** Subscriptions end without a word: at every start the server is told of the one that there is. */
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

/** It subscribes once it is active. */
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
