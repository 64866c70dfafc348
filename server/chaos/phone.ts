import { setTimeout as pause } from 'node:timers/promises'
import { PASSWORD } from './portfolio.ts'

export type Answer = { status: number; body: Record<string, unknown> }

/** Retry delay without a response, increasing. */
const RETRY_MS = 250
const LONGEST_RETRY_MS = 1_500
const IN_FLIGHT_RETRY_MS = 1500
const TIMEOUT_MS = 20_000

type Method = 'GET' | 'POST' | 'PATCH'

/** A person's client: repeats a request with the same body and key until it has a definite response. */
export type Phone = {
  ask(path: string, body?: object, how?: { key?: string; method?: Method }): Promise<Answer>
  /** A token of a session other than the refused one. */
  token(refused?: string): Promise<string>
}

export function makePhone(baseUrl: string, email: string, isOver: () => boolean): Phone {
  let token: Promise<string> | null = null

  async function send(
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isJson = body !== undefined && !(body instanceof FormData)
    const answer = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, body: await bodyOf(answer) }
  }

  /** Retries without a response, or if told to come back later. */
  async function untilAnswered(once: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const answer = await once().catch(() => null)
      const isInFlight = answer?.body.code === 'IDEMPOTENCY_IN_FLIGHT'
      if (answer && answer.status < 500 && answer.status !== 429 && !isInFlight) return answer
      if (isOver()) throw new Error(`${email} had no answer before the end: ${JSON.stringify(answer)}`)
      await pause(isInFlight ? IN_FLIGHT_RETRY_MS : Math.min(tries * RETRY_MS, LONGEST_RETRY_MS))
    }
  }

  async function signIn(): Promise<string> {
    const answer = await untilAnswered(() => send('POST', '/auth/login', { email, password: PASSWORD }))
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`)
    return String(answer.body.access_token)
  }

  async function tokenOf(refused?: string): Promise<string> {
    for (;;) {
      token ??= signIn()
      const held = token
      const known = await held
      if (known !== refused) return known
      if (token === held) token = null // the first caller signs in for all
    }
  }

  return {
    token: tokenOf,
    ask: async (path, body, { key, method = 'POST' } = {}) => {
      for (let refused: string | undefined; ; ) {
        const held = await tokenOf(refused)
        const headers = { authorization: `Bearer ${held}`, ...(key ? { 'idempotency-key': key } : {}) }
        const answer = await untilAnswered(() => send(method, path, body, headers))
        if (answer.status !== 401) return answer
        refused = held
      }
    },
  }
}

/** Anything but JSON is a file. */
async function bodyOf(answer: Response): Promise<Answer['body']> {
  const isJson = answer.headers.get('content-type')?.includes('json')
  return isJson
    ? ((await answer.json()) as Record<string, unknown>)
    : { bytes: Buffer.from(await answer.arrayBuffer()) }
}
