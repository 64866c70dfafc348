import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.data
})

test('what nobody has asked for waits until nothing grey is on the screen', async () => {
  document.body.innerHTML = '<i class="skeleton"></i>'
  const load = vi.fn(async () => {})
  const { fetchLater } = await import('./settled.ts')
  fetchLater(load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(load).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  await vi.advanceTimersByTimeAsync(600)
  expect(load).toHaveBeenCalledOnce()
})

test('where data is dear it does not come at all', async () => {
  document.documentElement.dataset.data = 'dear'
  const load = vi.fn(async () => {})
  const { fetchLater } = await import('./settled.ts')
  fetchLater(load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(load).not.toHaveBeenCalled()
})
