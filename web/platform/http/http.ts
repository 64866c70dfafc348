import { fillPath } from '@gida/contract/shared/endpoint'
import { isOnline } from '../browser/online.ts'
import {
  endSession,
  isStale,
  readTokens,
  refreshTokens,
  type saveTokens,
  type Tokens,
} from '../session/session.ts'
import { askForCode, wantsCode } from '../session/step-up.ts'
import { fullJitter, type Random } from './backoff.ts'
import { ApiError } from './errors.ts'
import {
  buildRequest,
  type Callable,
  type CallOptions,
  type CallParts,
  exchange,
  type Prepared,
} from './exchange.ts'
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-keys.ts'

const MAX_RETRIES = 5
const DELAY = { first: 1_000, factor: 1.8, most: 8_000 }

/** POSTs that are safe to repeat. Any other POST is retried only where the server said that it did nothing. */
const REPEATABLE = new Set([
  '/auth/login',
  '/auth/refresh',
  '/auth/validate-token',
  '/auth/logout',
  '/auth/ws-ticket',
  '/payments/verify',
  '/uploads/{sha256}/parts',
  '/onboarding/bank-verification',
  '/onboarding/units/{id}/quote',
])

/** Calls the server: time limit, retries, session renewal and errors. The rules are in the README of `web/platform`. */
export async function send<T>(call: Callable, parts: CallParts = {}, options: CallOptions = {}): Promise<T> {
  const what = fillPath(call.path, parts.params) // with the ids, so that the same call on another record gets another key
  const idempotencyKey = call.money ? idempotencyKeyOf(what, parts.body) : undefined
  const request = buildRequest(call, parts, idempotencyKey)
  try {
    const answer = await sendWithRetries(call, request, options)
    if (call.money) forgetIdempotencyKey(what, parts.body)
    return answer as T
  } catch (error) {
    if (call.money && isDecided(error)) forgetIdempotencyKey(what, parts.body)
    throw error
  }
}

async function sendWithRetries(call: Callable, request: Prepared, options: CallOptions): Promise<unknown> {
  const { retries = MAX_RETRIES, signal } = options
  let renewed = false
  let conflicts = 0
  let asked = false
  const whose = readTokens()?.user_id
  for (let attempt = 0; ; attempt++) {
    const tokens = isPublic(call) ? null : await freshTokens(call)
    if (tokens && tokens.user_id !== whose) throw ended()
    try {
      const answer = await exchange(call, request, tokens?.access_token ?? null, options)
      if (tokens && ![undefined, whose].includes(readTokens()?.user_id)) throw ended() // another person is signed in now
      return answer
    } catch (error) {
      if (!(error instanceof ApiError) || signal?.aborted) throw error
      if (error.status === 401 && tokens && !renewed) {
        renewed = true
        if (!(await renewOwn(tokens))) throw error
        continue
      }
      if (wantsCode(error) && !asked) {
        asked = true
        if (!(await askForCode())) throw error
        continue // the same call, now that the session is confirmed
      }
      if (error.code === 'CONFLICT') conflicts++
      const wait = delayBefore(attempt, error)
      if (attempt >= retries || wait === null || !isWorthRetrying(call, error, options, conflicts))
        throw error
      await pause(wait, signal)
    }
  }
}

function isWorthRetrying(call: Callable, error: ApiError, options: CallOptions, conflicts: number): boolean {
  const harmless = call.method !== 'POST' || call.money === true || REPEATABLE.has(call.path)
  switch (error.status) {
    case 0: // no answer came; asking a dead network again only keeps the person waiting
      return (
        harmless &&
        options.retryUnanswered !== false &&
        isOnline() &&
        navigator.onLine !== false &&
        error.code !== 'PARSE_ERROR'
      )
    case 408:
    case 429:
    case 503:
      return true
    case 409:
      return (
        error.code === 'IDEMPOTENCY_IN_FLIGHT' || (error.code === 'CONFLICT' && harmless && conflicts === 1)
      )
    default:
      return error.status >= 500 && harmless
  }
}

/** Milliseconds before the next try, never less than Retry-After. Null where that is longer than a person should wait. */
export function delayBefore(
  attempt: number,
  { retryAfter }: Pick<ApiError, 'retryAfter'>,
  random?: Random,
): number | null {
  if (retryAfter === null) return fullJitter(attempt, DELAY, random)
  const named = retryAfter * 1000
  return named <= DELAY.most ? named + fullJitter(0, DELAY, random) : null
}

/** Whether the outcome is known, good or bad. Otherwise the same request keeps its Idempotency-Key. */
function isDecided(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 0) return false
  return (
    error.status < 500 && ![401, 408, 429].includes(error.status) && error.code !== 'IDEMPOTENCY_IN_FLIGHT'
  )
}

const ENDED = 'Your session has expired. Please log in again.'
const ended = () => new ApiError(ENDED, { status: 401, code: 'TOKEN_EXPIRED' })
const isPublic = (call: Callable) => call.access === 'public'

async function freshTokens(call: Callable): Promise<Tokens | null> {
  const tokens = readTokens()
  if (!tokens) throw new ApiError('Please sign in.', { status: 401, code: 'UNAUTHENTICATED' })
  if (!isStale(tokens) || call.path === '/auth/logout') return tokens
  const renewed = await renewOwn(tokens)
  if (!renewed) throw ended()
  return renewed
}

const REFRESH: Callable = { method: 'POST', path: '/auth/refresh', access: 'public' }
type Renewed = Parameters<typeof saveTokens>[0]

/** Renews the session. Null when it has ended; listeners are told. A network failure does not end a session. */
export function renew(spent: Tokens): Promise<Tokens | null> {
  return refreshTokens(spent, async (refresh_token) => {
    try {
      return await send<Renewed>(REFRESH, { body: { refresh_token } }, { retries: 2 })
    } catch (error) {
      if (error instanceof ApiError && [400, 401, 403].includes(error.status)) return null
      throw error
    }
  }).then((tokens) => {
    if (!tokens && readTokens()) endSession('expired')
    return tokens
  })
}

/** Null also where somebody else has signed in meanwhile, in another tab: the call must not continue as them. */
export async function renewOwn(spent: Tokens): Promise<Tokens | null> {
  const renewed = await renew(spent)
  return renewed?.user_id === spent.user_id ? renewed : null
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
