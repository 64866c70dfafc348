import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/feedback/toast.tsx'
import { mayOffer, offerInstall } from './install.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-27T10:00:00Z')

beforeEach(() => {
  localStorage.clear()
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn() })
})

test.each([
  ['on the first day', { since: NOW - DAY + 1 }, false],
  ['on a later one', { since: NOW - DAY }, true],
  ['within a season of being put away', { since: 0, offered_at: NOW - 90 * DAY + 1 }, false],
  ['after it', { since: 0, offered_at: NOW - 90 * DAY }, true],
])('%s', (_, known, may) => {
  expect(mayOffer(known, NOW)).toBe(may)
})

test('it is offered under the first receipt of another day, once, and the browser asks on a tap', () => {
  const told = vi.spyOn(toast, 'info')
  offerInstall(NOW)
  expect(told).not.toHaveBeenCalled()
  offerInstall(NOW + DAY)
  offerInstall(NOW + DAY + 1)
  expect(told).toHaveBeenCalledTimes(1)
  told.mock.calls[0]?.[1]?.action?.onClick()
  expect(window.installOffer?.prompt).toHaveBeenCalledTimes(1)
})

test('where the browser cannot, nothing is offered', () => {
  window.installOffer = undefined
  const told = vi.spyOn(toast, 'info')
  offerInstall(NOW)
  offerInstall(NOW + DAY)
  expect(told).not.toHaveBeenCalled()
})
