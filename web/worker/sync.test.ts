import { expect, test, vi } from 'vitest'
import { inStore } from '../platform/browser/database.ts'
import type { WorkerScope } from './scope.ts'
import { handleSync } from './sync.ts'

vi.mock('../platform/browser/database.ts')

/** Fires `sync` with so many open pages; returns the messages to them and the notifications shown. */
async function lineIsBack(pages: number, { signedIn = true, allowed = true } = {}) {
  vi.stubGlobal('Notification', { permission: allowed ? 'granted' : 'default' })
  vi.mocked(inStore).mockResolvedValue(signedIn ? 1 : 0)
  const [postMessage, showNotification] = [vi.fn(), vi.fn()]
  let work: Promise<unknown> = Promise.resolve()
  const worker = {
    clients: { matchAll: async () => Array.from({ length: pages }, () => ({ postMessage })) },
    registration: { showNotification },
    addEventListener: (_: string, hear: (event: object) => void) =>
      hear({ waitUntil: (given: Promise<unknown>) => (work = given) }),
  }
  handleSync(worker as unknown as WorkerScope)
  await work
  return { told: postMessage.mock.calls.length, shown: showNotification.mock.calls.length }
}

test.each([
  ['open pages send, and nobody is told', 2, {}, { told: 2, shown: 0 }],
  ['with none open its person is told', 0, {}, { told: 0, shown: 1 }],
  ['who signed out is told nothing', 0, { signedIn: false }, { told: 0, shown: 0 }],
  ['who allowed no notices is told nothing', 0, { allowed: false }, { told: 0, shown: 0 }],
])('%s', async (_, pages, given, outcome) => {
  expect(await lineIsBack(pages, given)).toEqual(outcome)
})
