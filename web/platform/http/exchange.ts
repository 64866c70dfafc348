import { fillPath } from '@gida/contract/shared/endpoint'
import { ApiError } from './errors.ts'
import { reportReachable, reportUnanswered } from './reachability.ts'
import { measure, type TimeLimitKind, timeLimit } from './timeouts.ts'

/** The part of a contract endpoint that a call needs. */
export type Callable = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  access?: string
  answer?: unknown
  money?: true
}
export type CallParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
export type CallOptions = {
  signal?: AbortSignal
  pace?: TimeLimitKind
  /** Retries after the first try; 5 by default. */
  retries?: number
  /** False where a layer above retries calls without an answer. */
  retryUnanswered?: boolean
  /** Called with the bytes of a file received so far; each chunk restarts the time limit. */
  onReceived?: (bytes: number) => void
}

const BASE = '/api/v1'
/** Status of a file still being generated: the body says where it will be. */
const LATER = 202

/** A request built once and sent for each try. */
export type Prepared = { url: string; init: RequestInit & { headers: Record<string, string> } }

export function buildRequest(
  call: Callable,
  { params, query, body }: CallParts,
  idempotencyKey?: string,
): Prepared {
  const headers: Record<string, string> = { accept: call.answer === 'file' ? '*/*' : 'application/json' }
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
  const sent = body === undefined ? undefined : isForm ? body : JSON.stringify(body)
  return {
    url: BASE + fillPath(call.path, params) + searchOf(query),
    init: { method: call.method, headers, body: sent, cache: 'no-store', credentials: 'same-origin' },
  }
}

function searchOf(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}

/** One request and its response, within the time limit. */
export async function exchange(
  call: Callable,
  request: Prepared,
  accessToken: string | null,
  options: CallOptions,
): Promise<unknown> {
  const limit = limited(timeLimit(options.pace ?? paceOf(call, request)), options.signal)
  const headers = accessToken
    ? { ...request.init.headers, authorization: `Bearer ${accessToken}` }
    : request.init.headers
  const started = performance.now()
  try {
    const response = await fetch(request.url, { ...request.init, headers, signal: limit.signal })
    measure(performance.now() - started)
    reportReachable()
    if (options.onReceived && call.answer === 'file' && response.status === 200 && response.body)
      return await readFile(response, limit, options.onReceived)
    return await readAnswer(call, response)
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error
    reportUnanswered()
    const timedOut = limit.passed()
    if (timedOut) measure(performance.now() - started)
    throw new ApiError(timedOut ? 'The request timed out' : 'Network request failed', {
      status: 0,
      code: timedOut ? 'TIMEOUT' : 'NETWORK_ERROR',
      cause: error,
    })
  } finally {
    limit.clear()
  }
}

/** A signal that aborts with the caller's or after the time limit. (`AbortSignal.any` is missing on older phones.) */
function limited(milliseconds: number, caller?: AbortSignal) {
  const controller = new AbortController()
  let passed = false
  const stop = () => controller.abort(caller?.reason)
  const start = () =>
    setTimeout(() => {
      passed = true
      controller.abort()
    }, milliseconds)
  let timer = start()
  const again = () => {
    clearTimeout(timer)
    timer = start()
  }
  if (caller?.aborted) stop()
  caller?.addEventListener('abort', stop, { once: true })
  const clear = () => {
    clearTimeout(timer)
    caller?.removeEventListener('abort', stop)
  }
  return { signal: controller.signal, passed: () => passed, again, clear }
}

function paceOf(call: Callable, request: Prepared): TimeLimitKind {
  if (call.answer === 'file' || request.init.body instanceof FormData || call.path.includes('bulk'))
    return 'bulk'
  return call.path.startsWith('/auth/') || call.path === '/health' ? 'critical' : 'normal'
}

async function readAnswer(call: Callable, response: Response): Promise<unknown> {
  if (!response.ok) throw await readError(response)
  if (response.status === 204) return undefined
  if (call.answer === 'file' && !isToRead(response)) return response.blob()
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('The answer is not JSON', { status: response.status, code: 'PARSE_ERROR', cause })
  }
}

/** Whether JSON came in place of the file: a pending job, or data for a screen. */
const isToRead = ({ status, headers }: Response) =>
  status === LATER || headers.get('content-type')?.startsWith('application/json') === true

/** Reads a large file chunk by chunk. */
async function readFile(
  response: Response,
  limit: { again(): void },
  onReceived: (bytes: number) => void,
): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
    parts.push(value)
    bytes += value.length
    onReceived(bytes)
    reportReachable()
    limit.again()
  }
}

async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null
  return new ApiError(String(body?.message ?? body?.detail ?? response.statusText), {
    status: response.status,
    code: typeof body?.code === 'string' ? body.code : 'HTTP_ERROR',
    details: body?.details,
    retryAfter: secondsUntil(response.headers.get('retry-after')),
    requestId: response.headers.get('x-request-id'),
  })
}

function secondsUntil(header: string | null): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
