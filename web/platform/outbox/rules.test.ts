import { expect, test } from 'vitest'
import { ApiError } from '../http/errors.ts'
import { isTooOld, meaningOf, pauseAfter } from './rules.ts'

const answer = (status: number, code: string, retryAfter?: number) =>
  new ApiError('It was not done', { status, code, ...(retryAfter && { retryAfter }) })

test.each([
  ['no network', answer(0, 'NETWORK_ERROR'), 'unsure'],
  ['no answer in time', answer(0, 'TIMEOUT'), 'unsure'],
  ['a server that fell', answer(500, 'INTERNAL'), 'unsure'],
  ['the page of a hotspot, with a friendly status', answer(200, 'PARSE_ERROR'), 'unsure'],
  ['the page of a hotspot, with any other', answer(403, 'HTTP_ERROR'), 'unsure'],
  ['a session that is over', answer(401, 'TOKEN_EXPIRED'), 'waiting'],
  ['too many at once', answer(429, 'TOO_MANY_REQUESTS'), 'waiting'],
  ['one of the same on its way', answer(409, 'IDEMPOTENCY_IN_FLIGHT'), 'waiting'],
  ['a node of another version, which has no such call', answer(404, 'ROUTE_NOT_FOUND'), 'waiting'],
  ['what is wrong in it', answer(400, 'VALIDATION_ERROR'), 'refused'],
  ['what may not be', answer(403, 'FORBIDDEN'), 'refused'],
  ['what is gone', answer(404, 'NOT_FOUND'), 'refused'],
  ['what somebody else did first', answer(409, 'CONFLICT'), 'refused'],
  ['a file that is too large on the way', answer(413, 'HTTP_ERROR'), 'refused'],
  ['a fault of our own', new TypeError('undefined'), 'refused'],
])('%s', (_, error, meaning) => {
  expect(meaningOf(error)).toBe(meaning)
})

test('the pauses grow to a quarter of an hour, by chance within it, and are never shorter than the server asks', () => {
  const lost = answer(0, 'NETWORK_ERROR')
  const longest = [1, 2, 3, 12, 40].map((tries) => pauseAfter(tries, lost, () => 1))
  expect(longest).toEqual([5_000, 10_000, 20_000, 900_000, 900_000])
  expect(pauseAfter(4, lost, () => 0.5)).toBe(20_000)
  expect(pauseAfter(4, lost, () => 0)).toBe(1_000)
  expect(pauseAfter(1, answer(429, 'TOO_MANY_REQUESTS', 120), () => 1)).toBe(120_000)
})

test('thirty days it goes by itself, and thirty more from when its person said so', () => {
  const now = Date.parse('2026-11-27T10:00:00Z')
  const old = { written_at: '2026-10-28T09:59:59Z', state: 'waiting' as const }
  expect(isTooOld({ ...old, written_at: '2026-10-28T10:00:01Z' }, now)).toBe(false)
  expect(isTooOld(old, now)).toBe(true)
  expect(isTooOld({ ...old, again_at: '2026-11-26T10:00:00Z' }, now)).toBe(false)
})
