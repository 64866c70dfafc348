import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markReachable, markUnreachable } from '../browser/online.ts'
import { write } from '../browser/storage.ts'
import { onSessionEnd, readTokens } from '../session/session.ts'
import { ApiError } from './errors.ts'
import type { Callable } from './exchange.ts'
import { delayBefore, send } from './http.ts'
import { forgetMeasures, measure, speedFactor, timeLimit } from './timeouts.ts'

vi.mock('./reachability.ts', () => ({ reportReachable: () => {}, reportUnanswered: () => {} })) // what it asks has tests of its own

const LIST: Callable = { method: 'GET', path: '/payments', access: 'payments_read' }
const PAY: Callable = { method: 'POST', path: '/payments/initialize', access: 'payments_write', money: true }
const CREATE: Callable = { method: 'POST', path: '/estates', access: 'properties_write' }
const LOGIN: Callable = { method: 'POST', path: '/auth/login', access: 'public' }

type Sent = { url: string; headers: Record<string, string>; body: string | undefined }
let sent: Sent[] = []

/** Answers in turn; the last one stays. */
function serve(...answers: (Response | Error | ((sent: Sent) => Response))[]): void {
  let turn = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = {
      url,
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    }
    sent.push(call)
    const answer = answers[Math.min(turn++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer(call) : (answer as Response).clone()
  })
}
const ok = (body: unknown = { ok: true }) => new Response(JSON.stringify(body))
const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ message: code, code, status_code: status }), { status, headers })
const lost = () => new TypeError('Failed to fetch')

function signIn(access = 'old', life = 1800, user_id = 'me'): void {
  write('gida.tokens', {
    access_token: access,
    refresh_token: `refresh-${access}`,
    expires_at: Date.now() + life * 1000,
    user_id,
  })
}
const renewed = () =>
  ok({ access_token: 'new', refresh_token: 'refresh-new', expires_in: 1800, user: { id: 'me' } })

/** Runs a call to its end, whatever it waits for. */
async function run(call: Callable, ...rest: [Parameters<typeof send>[1]?, Parameters<typeof send>[2]?]) {
  const settled = send(call, ...rest).then(
    (answer) => ({ answer, error: null }),
    (error: ApiError) => ({ answer: null, error }),
  )
  await vi.runAllTimersAsync()
  return settled
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  forgetMeasures()
  signIn()
})

describe('trying again', () => {
  it('tries a failing read five times more, and no further', async () => {
    serve(refuse(500, 'INTERNAL_ERROR'))
    const { error } = await run(LIST)
    expect(sent).toHaveLength(6)
    expect(error).toMatchObject({ status: 500, code: 'INTERNAL_ERROR' })
  })

  it('waits anything up to 1 s, then up to 1.8 times longer each time, and never over 8 s', () => {
    const waits = (random: number) =>
      [0, 1, 2, 5, 9].map((attempt) => delayBefore(attempt, { retryAfter: null }, () => random))
    expect(waits(1).map((wait) => Math.round(wait ?? -1))).toEqual([1000, 1800, 3240, 8000, 8000])
    expect(waits(0)).toEqual([0, 0, 0, 0, 0])
  })

  it('tries again after a lost network, a 408 and a 429', async () => {
    serve(lost(), refuse(408, 'HTTP_ERROR'), refuse(429, 'TOO_MANY_REQUESTS'), ok())
    expect((await run(LIST)).answer).toEqual({ ok: true })
    expect(sent).toHaveLength(4)
  })

  it('leaves a lost network to the query layer when asked to', async () => {
    serve(lost())
    const { error } = await run(LIST, {}, { retryUnanswered: false })
    expect(sent).toHaveLength(1)
    expect(error).toMatchObject({ status: 0, code: 'NETWORK_ERROR' })
  })

  it('does not keep a person waiting when there is no network at all', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    serve(lost())
    await run(LIST)
    expect(sent).toHaveLength(1)
  })

  it('nor on a line that leads nowhere', async () => {
    markUnreachable(Date.now())
    serve(lost())
    await run(LIST)
    expect(sent).toHaveLength(1)
    markReachable()
  })

  it.each([400, 403, 404, 410, 422])('never tries a %i again', async (status) => {
    serve(refuse(status, 'NOT_FOUND'))
    await run(LIST)
    expect(sent).toHaveLength(1)
  })

  it('does not send a new estate twice when the first answer was lost', async () => {
    serve(lost())
    await run(CREATE, { body: { name: 'Palmgrove' } })
    expect(sent).toHaveLength(1)
  })

  it('sends it again where the server says that it did nothing', async () => {
    serve(refuse(503, 'DATABASE_UNAVAILABLE', { 'retry-after': '2' }), ok())
    expect((await run(CREATE, { body: {} })).answer).toEqual({ ok: true })
  })

  it('obeys a short Retry-After, and hands on a long one', async () => {
    expect(delayBefore(0, { retryAfter: 2 }, () => 0)).toBe(2000)
    expect(delayBefore(0, { retryAfter: 2 }, () => 0.9)).toBe(2900) // not all in the moment that was named
    serve(refuse(429, 'TOO_MANY_REQUESTS', { 'retry-after': '840' }))
    const { error } = await run(LOGIN, { body: {} })
    expect(sent).toHaveLength(1)
    expect(error).toMatchObject({ retryAfter: 840 })
  })

  it('tries a conflict once more, and an illegal state never', async () => {
    const PATCH: Callable = { method: 'PATCH', path: '/onboarding/units/{id}', access: 'properties_write' }
    serve(refuse(409, 'CONFLICT'))
    await run(PATCH, { params: { id: 'a/b' } })
    expect(sent).toHaveLength(2)
    expect(sent[0]?.url).toBe('/api/v1/onboarding/units/a%2Fb')
    serve(refuse(409, 'ILLEGAL_STATE'))
    await run(PATCH, { params: { id: '1' } })
    expect(sent).toHaveLength(3)
  })

  it('stops at once when the caller goes away', async () => {
    const caller = new AbortController()
    serve(refuse(500, 'INTERNAL_ERROR'))
    const settled = send(LIST, {}, { signal: caller.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    caller.abort()
    await vi.runAllTimersAsync()
    await settled
    expect(sent).toHaveLength(1)
  })
})

describe('the session', () => {
  it('renews the session once and then asks again with the new token', async () => {
    serve(refuse(401, 'TOKEN_EXPIRED'), renewed(), ok())
    expect((await run(LIST)).answer).toEqual({ ok: true })
    expect(sent.map((call) => call.url)).toEqual([
      '/api/v1/payments',
      '/api/v1/auth/refresh',
      '/api/v1/payments',
    ])
    expect(sent[2]?.headers.authorization).toBe('Bearer new')
  })

  it('renews once for many calls at the same time', async () => {
    serve((call) => {
      if (call.url.endsWith('/refresh')) return renewed()
      return call.headers.authorization === 'Bearer new' ? ok() : refuse(401, 'TOKEN_EXPIRED')
    })
    await Promise.all([run(LIST), run(LIST), run(LIST)])
    expect(sent.filter((call) => call.url.endsWith('/refresh'))).toHaveLength(1)
  })

  it('renews before asking when the token is about to end', async () => {
    signIn('old', 10)
    serve(renewed(), ok())
    await run(LIST)
    expect(sent[0]?.url).toBe('/api/v1/auth/refresh')
  })

  it('takes over the pair that another tab has fetched meanwhile', async () => {
    serve((call) => {
      if (call.headers.authorization === 'Bearer other') return ok()
      signIn('other')
      return refuse(401, 'TOKEN_EXPIRED')
    })
    expect((await run(LIST)).answer).toEqual({ ok: true })
    expect(sent.some((call) => call.url.endsWith('/refresh'))).toBe(false)
  })

  it.each([
    ['is tried again', refuse(503, 'DATABASE_UNAVAILABLE')],
    ['has its session renewed', refuse(401, 'TOKEN_EXPIRED')],
  ])('sends nothing that %s under the name of who has signed in meanwhile', async (_, answer) => {
    serve(() => {
      signIn('theirs', 1800, 'somebody-else')
      return answer
    }, ok())
    expect((await run(CREATE, { body: {} })).error).toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
    expect(readTokens()?.user_id).toBe('somebody-else')
  })

  it('shows no answer of one person to who has signed in meanwhile', async () => {
    serve(() => {
      signIn('theirs', 1800, 'somebody-else')
      return ok({ owed: 45_000_000 })
    })
    const { answer, error } = await run(LIST)
    expect([answer, error?.status, sent.length]).toEqual([null, 401, 1])
    expect(readTokens()?.user_id).toBe('somebody-else')
  })

  it('ends the session when the refresh token is refused, and tells who listens', async () => {
    const ended = vi.fn()
    const off = onSessionEnd(ended)
    write('user_estates', { data: [] })
    serve(refuse(401, 'TOKEN_EXPIRED'), refuse(401, 'REFRESH_TOKEN_REUSED'))
    expect((await run(LIST)).error).toMatchObject({ status: 401 })
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
    expect(readTokens()).toBeNull()
    expect(localStorage.getItem('user_estates')).toBeNull()
    off()
  })

  it('signs nobody out for a network that fails while renewing', async () => {
    serve(refuse(401, 'TOKEN_EXPIRED'), lost())
    expect((await run(LIST)).error).toMatchObject({ code: 'NETWORK_ERROR' })
    expect(readTokens()).not.toBeNull()
  })

  it('never tries a refused sign-in again, and sends no token with it', async () => {
    serve(refuse(401, 'INVALID_CREDENTIALS'))
    const { error } = await run(LOGIN, { body: { email: 'a@b.ng', password: 'x' } })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.authorization).toBeUndefined()
    expect(error).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  })
})

describe('money', () => {
  const body = { amount: 5_000_000, transaction_type: 'RENT_PAYMENT' }
  const keys = () => sent.map((call) => call.headers['idempotency-key'])

  it('carries the same key through every retry', async () => {
    serve(lost(), refuse(500, 'INTERNAL_ERROR'), refuse(409, 'IDEMPOTENCY_IN_FLIGHT'), ok())
    await run(PAY, { body })
    expect(sent).toHaveLength(4)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).toBeTruthy()
  })

  it('keeps the key for the next tap while no answer is known', async () => {
    serve(lost())
    await run(PAY, { body }, { retries: 0 })
    serve(ok())
    await run(PAY, { body })
    expect(new Set(keys()).size).toBe(1)
  })

  it('takes a new key after an answer, and for another body', async () => {
    serve(ok())
    await run(PAY, { body })
    await run(PAY, { body })
    await run(PAY, { body: { ...body, amount: 1 } })
    expect(new Set(keys()).size).toBe(3)
  })

  it('takes a new key after a refusal', async () => {
    serve(refuse(422, 'AMOUNT_TOO_LARGE'))
    await run(PAY, { body })
    await run(PAY, { body })
    expect(new Set(keys()).size).toBe(2)
  })

  it('takes another key for the same act on another thing, and keeps each until it is answered', async () => {
    const UNDO: Callable = { ...PAY, path: '/remittances/{id}/undo' }
    const undo = { body: { reason: 'Sent twice' } }
    serve(lost())
    await run(UNDO, { ...undo, params: { id: 'one' } }, { retries: 0 })
    await run(UNDO, { ...undo, params: { id: 'two' } }, { retries: 0 })
    serve(ok())
    await run(UNDO, { ...undo, params: { id: 'one' } })
    expect(sent.map((call) => call.url)).toEqual(
      ['one', 'two', 'one'].map((id) => `/api/v1/remittances/${id}/undo`),
    )
    const [one, two, again] = keys()
    expect(two).not.toBe(one)
    expect(again).toBe(one)
  })

  it('does not try again under a key that was used for something else', async () => {
    serve(refuse(409, 'IDEMPOTENCY_CONFLICT'))
    await run(PAY, { body })
    expect(sent).toHaveLength(1)
  })
})

describe('answers', () => {
  it('says PARSE_ERROR for what cannot be read', async () => {
    serve(new Response('<html>'))
    expect((await run(LIST)).error).toMatchObject({ code: 'PARSE_ERROR', status: 200 })
    expect(sent).toHaveLength(1)
  })

  it('carries message, status, code, details and the request id', async () => {
    const details = [{ path: 'email', message: 'Enter an e-mail address' }]
    const text = JSON.stringify({ message: 'Look', code: 'VALIDATION_ERROR', details, status_code: 400 })
    serve(new Response(text, { status: 400, headers: { 'x-request-id': '9F2C' } }))
    const { error } = await run(LIST)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: 'Look',
      status: 400,
      code: 'VALIDATION_ERROR',
      details,
      requestId: '9F2C',
    })
  })

  it('reads 204 as nothing, and leaves empty filters out of the address', async () => {
    serve(new Response(null, { status: 204 }))
    expect((await run(LIST, { query: { page: 2, search: '', status: undefined } })).error).toBeNull()
    expect(sent[0]?.url).toBe('/api/v1/payments?page=2')
  })

  it('says TIMEOUT when the time is up', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    const { error } = await run(LIST, {}, { retries: 0 })
    expect(error).toMatchObject({ code: 'TIMEOUT', status: 0 })
  })
})

describe('the time limit', () => {
  it('is 15, 25 and 45 seconds', () => {
    expect([timeLimit('critical'), timeLimit('normal'), timeLimit('bulk')]).toEqual([15_000, 25_000, 45_000])
  })

  it.each([
    [900, 0.7],
    [2_000, 1],
    [4_000, 1.5],
    [9_000, 2],
  ])('at %i ms an answer is scaled by %f', (mean, factor) => {
    expect(speedFactor(mean)).toBe(factor)
  })

  it('follows what is measured', () => {
    measure(200)
    expect(timeLimit('normal')).toBe(17_500)
  })
})
