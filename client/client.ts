import type { Api } from '@gida/contract/api'
import type { CallAnswer, CallInput, Endpoint } from '@gida/contract/shared/endpoint'
import type { ErrorBody, ProblemCode } from '@gida/contract/shared/errors'
import { CALLS } from './calls.ts'

type Loose<I> = { [K in keyof I as object extends I[K] ? never : K]: I[K] } & {
  [K in keyof I as object extends I[K] ? K : never]?: I[K]
}
type InputOf<E extends Endpoint> = Loose<CallInput<E>>
type More = {
  /** Of a call that moves money: one for each thing that is wanted. Made for each call where none is given. */
  idempotencyKey?: string
  signal?: AbortSignal
}
type Call<E extends Endpoint> =
  object extends InputOf<E>
    ? (input?: InputOf<E>, more?: More) => Promise<CallAnswer<E>>
    : (input: InputOf<E>, more?: More) => Promise<CallAnswer<E>>
type Calls = typeof CALLS
type CallsOf<D, N> = { readonly [C in keyof D & keyof N]: D[C] extends Endpoint ? Call<D[C]> : never }
/** `gida.payments.listPayments({ query: { status: 'COMPLETED' } })`: every call that a key may make. */
export type Gida = { readonly [D in keyof Calls & keyof Api]: CallsOf<Api[D], Calls[D]> }

export type GidaOptions = {
  /** `gida_live_…` or `gida_test_…`. */
  key: string
  /** Where Gida is, like https://app.example.ng. */
  url: string
  fetch?: typeof fetch
  /** Tries in all, where a call may be sent again without harm. */
  tries?: number
  /** Waits so many milliseconds. */
  pause?: (ms: number) => Promise<void>
}

/** What Gida refused, by the code that stays; `status` 0 where no answer came. */
export class GidaError extends Error {
  override readonly name = 'GidaError'
  readonly status: number
  readonly code: ProblemCode | 'NO_ANSWER'
  readonly details: unknown
  constructor(
    status: number,
    { code, message, details }: Pick<ErrorBody, 'message' | 'details'> & { code: string },
  ) {
    super(message)
    this.status = status
    this.code = code as GidaError['code']
    this.details = details
  }
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
const BASE = '/api/v1'
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A client of the API with one key. It needs nothing but fetch. */
export function gida(options: GidaOptions): Gida {
  const domains = Object.entries(CALLS).map(([domain, calls]) => [
    domain,
    Object.fromEntries(
      Object.entries(calls).map(([name, said]) => [
        name,
        (input?: Parts, more?: More) => send(options, said, input, more),
      ]),
    ),
  ])
  return Object.fromEntries(domains) as Gida
}

/** Every row of a list, page by page, as it is wanted. */
export async function* each<I extends { query?: object }, T>(
  list: (input: I) => Promise<{ data: T[]; pagination: { totalPages: number } }>,
  input: I,
): AsyncGenerator<T> {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, pagination } = await list({ ...input, query: { limit: 100, ...input.query, page } })
    yield* data
    pages = pagination.totalPages
  }
}

/** All rows of a walk, oldest first, each once. Store the last cursor passed to `onPart` to continue from there on another day. */
export async function* walk<I extends { query?: object }, T>(
  part: (input: I) => Promise<{ data: T[]; cursor: string | null; more: boolean }>,
  input: I,
  onPart: (cursor: string | null) => void = () => {},
): AsyncGenerator<T> {
  for (let query = input.query, isMore = true; isMore; ) {
    const { data, cursor, more } = await part({ ...input, query })
    yield* data
    onPart(cursor)
    query = { ...input.query, ...(cursor !== null && { cursor }) }
    isMore = more
  }
}

async function send(
  { key, url, fetch: fetchIt = fetch, tries = 4, pause = sleep }: GidaOptions,
  said: string,
  { params = {}, query = {}, body }: Parts = {},
  { idempotencyKey = crypto.randomUUID(), signal }: More = {},
): Promise<unknown> {
  const [method = '', path = '', kind] = said.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const asked = new URLSearchParams(search.map(([name, value]) => [name, String(value)])).toString()
  const request: RequestInit = {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(kind === 'money' && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  const isRepeatable = method === 'GET' || kind === 'money'
  for (let attempt = 1; ; attempt++) {
    const answer = await fetchIt(
      url.replace(/\/$/, '') + BASE + filled + (asked && `?${asked}`),
      request,
    ).catch(() => null)
    if (answer?.ok) return readAnswer(answer, kind)
    const isAgain = answer?.status === 429 || (isRepeatable && (!answer || answer.status === 503))
    if (!isAgain || attempt >= tries || signal?.aborted) throw await errorOf(answer)
    await pause(Number(answer?.headers.get('retry-after') ?? attempt) * 1000)
  }
}

const readAnswer = (answer: Response, kind: string | undefined): Promise<unknown> | undefined => {
  if (answer.status === 204) return undefined
  return kind === 'file' && answer.status !== 202 ? answer.blob() : answer.json()
}

async function errorOf(answer: Response | null): Promise<GidaError> {
  if (!answer) return new GidaError(0, { code: 'NO_ANSWER', message: 'No answer came.' })
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  return new GidaError(
    answer.status,
    body ?? { code: 'INTERNAL_ERROR', message: 'The answer could not be read.' },
  )
}
