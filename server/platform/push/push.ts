import type { Outcome } from '../delivery/outcome.ts'
import { encryptPush, type PushKeys } from './encrypt.ts'
import { makeVapid } from './vapid.ts'

export type Device = PushKeys & { endpoint: string }
export type PushMessage = {
  title: string
  body: string
  /** Opened by a tap. */
  url: string
  /** A later notification with the same tag replaces it. */
  tag: string
}
type Options = { ttlSeconds: number; isUrgent: boolean; now: Date }

export type Pusher = {
  /** The key with which browsers subscribe. */
  publicKey: string
  send(device: Device, message: PushMessage, options: Options): Promise<Outcome>
}

/** Push services of existing browsers. Any other address might be inside our own network. */
const SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)\//

/** Whether this endpoint belongs to a push service. Outside production a test server is allowed. */
export const isPushService = (endpoint: string, production: boolean): boolean =>
  !production || SERVICES.test(endpoint)

/** Web Push with VAPID; messages are encrypted for each device. */
export function makePusher(seed: Uint8Array, supportEmail: string): Pusher {
  const vapid = makeVapid(seed, `mailto:${supportEmail}`)
  return {
    publicKey: vapid.publicKey,
    send: async (device, message, { ttlSeconds, isUrgent, now }) => {
      try {
        const answer = await fetch(device.endpoint, {
          method: 'POST',
          headers: {
            authorization: await vapid.authorizationFor(device.endpoint, now),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(ttlSeconds),
            urgency: isUrgent ? 'high' : 'normal',
            topic: message.tag.replace(/[^\w-]/g, '').slice(0, 32),
          },
          body: new Uint8Array(encryptPush(JSON.stringify(message), device)),
          redirect: 'manual',
          signal: AbortSignal.timeout(10_000),
        })
        await answer.body?.cancel()
        return readStatus(answer.status)
      } catch (error) {
        return { kind: 'again', words: error instanceof Error ? error.message : String(error), isDown: true }
      }
    },
  }
}

/** 201 means accepted, not shown. 401 and 403 concern our keys, so the device stays. */
function readStatus(status: number): Outcome {
  const words = `The push service answered ${status}.`
  if (status >= 200 && status < 300) return { kind: 'accepted', id: null }
  if (status === 404 || status === 410) return { kind: 'refused', words, isGone: true }
  if (status === 429) return { kind: 'again', words, isDown: false }
  return status >= 500 ? { kind: 'again', words, isDown: true } : { kind: 'refused', words }
}
