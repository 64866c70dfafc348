import { expect, test, vi } from 'vitest'
import { handlePushes } from './push.ts'
import type { WorkerScope } from './scope.ts'

/** Delivers a push to the worker; returns the notifications shown. */
function pushed(json: () => unknown): unknown[] {
  const showNotification = vi.fn(async () => {})
  const worker = {
    registration: { showNotification },
    addEventListener: (type: string, hear: (event: object) => void) =>
      type === 'push' && hear({ data: { json }, waitUntil: () => {} }),
  }
  handlePushes(worker as unknown as WorkerScope)
  return showNotification.mock.calls[0] ?? []
}

test('a second alarm rings too, where the first still stands on the screen', () => {
  const [title, shown] = pushed(() => ({
    title: 'Fire',
    body: 'Leave now',
    url: '/dashboard/alerts/1',
    tag: 'alert',
  }))
  expect(title).toBe('Fire')
  expect(shown).toMatchObject({ tag: 'alert', renotify: true, data: { url: '/dashboard/alerts/1' } })
})

test('what cannot be read is shown all the same, as news in Gida', () => {
  const [title, shown] = pushed(() => {
    throw new SyntaxError('no JSON')
  })
  expect(title).toBe('Gida')
  expect(shown).toMatchObject({ tag: '', renotify: false }) // `renotify` without a tag is an error
})
