import { setTimeout as pause } from 'node:timers/promises'
import { PASSWORD } from './portfolio.ts'

export type Answer = { status: number; body: Record<string, unknown> }

/** After no answer: soon, then less and less often. */
const RETRY_MS = 250
const LONGEST_RETRY_MS = 1_500
const IN_FLIGHT_RETRY_MS = 1500
const TIMEOUT_MS = 20_000

/** A person's phone: it keeps asking, with the same words and the same key, until it has an answer it can act on. */
export type Phone = {
  ask(path: string, body: object, how?: { key?: string; method?: 'POST' | 'PATCH' }): Promise<Answer>
}

export function makePhone(baseUrl: string, email: string, isOver: () => boolean): Phone {
  let token: Promise<string> | null = null

  async function send(
    method: string,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${baseUrl}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  /** No answer, or one that says to come back. */
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

  return {
    ask: async (path, body, { key, method = 'POST' } = {}) => {
      for (;;) {
        token ??= signIn()
        const held = token
        const authorization = `Bearer ${await held}`
        const headers = { authorization, ...(key ? { 'idempotency-key': key } : {}) }
        const answer = await untilAnswered(() => send(method, path, body, headers))
        if (answer.status !== 401) return answer
        if (token === held) token = null // the first to be told signs in for all
      }
    },
  }
}
