import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOnline, networkNow, onNetworkChange } from '../browser/online.ts'
import { reportReachable, reportUnanswered } from './reachability.ts'

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const said: string[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked.mockReset().mockRejectedValue(new TypeError('no line')))
  said.length = 0
  stop = onNetworkChange(() => said.push(networkNow()))
})
afterEach(() => {
  stop()
  reportReachable()
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** As a line does on which everything is lost. */
const swallow = (_: string, { signal }: RequestInit) =>
  new Promise<never>((_answer, lose) => signal?.addEventListener('abort', () => lose(new Error('aborted'))))

test('one call that gets no answer says nothing of the line where something else is answered', async () => {
  asked.mockResolvedValue(new Response('busy', { status: 503 }))
  reportUnanswered()
  await pass(60_000)
  expect(isOnline()).toBe(true)
  expect(asked).toHaveBeenCalledOnce()
})

test('where nothing answers the line is silent, and it is asked until something does', async () => {
  reportUnanswered()
  reportUnanswered() // of the same screen
  await pass(0)
  expect(networkNow()).toBe('silent')
  expect(asked).toHaveBeenCalledOnce()
  await pass(60_000)
  const tries = asked.mock.calls.length
  expect(tries).toBeGreaterThanOrEqual(3)
  expect(tries).toBeLessThanOrEqual(24)
  asked.mockResolvedValue(new Response('ok'))
  await pass(30_000)
  expect(said).toEqual(['silent', 'up'])
  expect(asked).toHaveBeenCalledTimes(tries + 1)
})

test('a line that takes everything and gives nothing is silent too', async () => {
  asked.mockImplementation(swallow)
  reportUnanswered()
  await pass(7_000)
  expect(isOnline()).toBe(true)
  await pass(2_000)
  expect(networkNow()).toBe('silent')
})

test('what comes meanwhile, over whichever call, is believed at once', async () => {
  asked.mockImplementation(swallow)
  reportUnanswered()
  await pass(3_000)
  reportReachable()
  await pass(6_000)
  expect(isOnline()).toBe(true)
  reportUnanswered()
  await pass(9_000)
  expect(networkNow()).toBe('silent')
  reportReachable()
  expect(isOnline()).toBe(true)
})

test('while the browser itself sees no network nobody is asked', async () => {
  window.dispatchEvent(new Event('offline'))
  reportUnanswered()
  await pass(60_000)
  expect(asked).not.toHaveBeenCalled()
  expect(networkNow()).toBe('away')
})
