import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/http/api.ts'
import { endSession, saveTokens } from '../../platform/session/session.ts'
import { hasPush, renewPush, turnPushOn } from './push.ts'

vi.mock('../../platform/http/api.ts', () => ({
  client: {
    notifications: {
      getPushKey: vi.fn(async () => ({ public_key: 'a2V5' })),
      subscribeToPush: vi.fn(async () => {}),
      unsubscribeFromPush: vi.fn(async () => {}),
    },
  },
}))
const { subscribeToPush } = client.notifications

/** A browser that takes push, and keeps what it was given whoever signs in. */
beforeEach(() => {
  localStorage.clear()
  vi.mocked(subscribeToPush).mockClear()
  let given: object | null = null
  const pushManager = {
    getSubscription: async () => given,
    subscribe: async () => {
      given = {
        options: { applicationServerKey: new TextEncoder().encode('key') },
        toJSON: () => ({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }),
      }
      return given
    },
  }
  const worker = { active: {}, pushManager }
  const serviceWorker = { getRegistration: async () => worker, register: async () => worker }
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', serviceWorker })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
})
afterEach(() => vi.unstubAllGlobals())

const signIn = (id: string) =>
  saveTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900, user: { id } })

test('a phone rings for who turned that on, and not for the next person who signs in on it', async () => {
  signIn('ada')
  await turnPushOn()
  expect(await hasPush()).toBe(true)
  endSession('signed_out')
  signIn('ben')
  await renewPush()
  expect(await hasPush()).toBe(false)
  expect(subscribeToPush).toHaveBeenCalledTimes(1)
  endSession('signed_out')
  signIn('ada')
  await renewPush()
  expect(await hasPush()).toBe(true)
  expect(subscribeToPush).toHaveBeenCalledTimes(2)
})
