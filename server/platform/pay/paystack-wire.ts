import { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import { type Random, withJitter } from '../clock/jitter.ts'
import { throwIfSuperseded, traceNow } from '../log/unhandled-rejections.ts'
import { traceparentOf, traceSpan } from '../traces/trace.ts'
import { timeLeft, timeoutSignal } from './deadline.ts'
import { ProviderBusy, ProviderRefusal, ProviderUnknown } from './provider.ts'

const TIMEOUT_MS = 12_000
/** Reads are retried after these pauses; writes never, since only their reference makes them idempotent. */
const READ_PAUSES_MS = [300, 1200]

/** Invalid key, suspended business, rate limit: these say nothing about the request itself. */
const NO_WORD_ON_THE_MATTER = [401, 403, 429]
const TOO_MANY = 429
/** Default wait if the provider names none, and the longest that is accepted. */
const USUAL_WAIT_S = 60
const LONGEST_WAIT_S = 600
/** A read waits this long for a busy provider; beyond it, the caller is told to retry. */
const LONGEST_PAUSE_MS = 2000

const Envelope = z.looseObject({
  status: z.unknown().optional(),
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
})

/** Called after each request with its method and first path segment (the rest may identify somebody), outcome and duration. */
export type Answered = (kind: string, outcome: ReturnType<typeof outcomeOf>, seconds: number) => void

/**
 * HTTP client of the provider: key, envelope, errors. Bodies are never logged. After a rate limit no call is made before
 * the time it names, since each would extend it.
 */
export function makeWire(
  baseUrl: string,
  key: string,
  clock: Clock,
  random: Random,
  answered: Answered = () => {},
) {
  const base = baseUrl.replace(/\/$/, '')
  let quietUntil = 0

  async function ask<T>(path: string, shape: z.ZodType<T>, init: RequestInit): Promise<T> {
    throwIfSuperseded()
    const quiet = quietUntil - clock.now().getTime()
    if (quiet > 0) throw new ProviderBusy(Math.ceil(quiet / 1000))
    if (timeLeft() === 0) throw new ProviderUnknown('The payment provider was not asked: the time is over.')
    const trace = traceNow()
    const answer = await fetch(base + path, {
      ...init,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(trace && { traceparent: traceparentOf(trace) }),
      },
      signal: timeoutSignal(TIMEOUT_MS),
      redirect: 'error',
    }).catch((cause: Error) => {
      throw new ProviderUnknown(`No answer from the payment provider (${cause.name}).`, { cause })
    })
    const body = await answer.json().catch((cause: Error) => {
      throw new ProviderUnknown(`The payment provider's answer could not be read (${answer.status}).`, {
        cause,
      })
    })
    const envelope = Envelope.safeParse(body)
    if (answer.status === TOO_MANY && envelope.data?.code === 'rate_limited') {
      const wait = waitOf(answer.headers.get('retry-after'))
      quietUntil = clock.now().getTime() + wait * 1000
      throw new ProviderBusy(wait)
    }
    if (!envelope.success || answer.status >= 500 || NO_WORD_ON_THE_MATTER.includes(answer.status)) {
      throw new ProviderUnknown(`The payment provider answered ${answer.status}.`)
    }
    const { status, message, code, data } = envelope.data
    if (!answer.ok || status !== true) throw new ProviderRefusal(message, answer.status, code ?? '')
    const read = shape.safeParse(data)
    if (!read.success)
      throw new ProviderUnknown(
        `The payment provider's answer has another shape: ${z.prettifyError(read.error)}`,
      )
    return read.data
  }

  const asked: typeof ask = async (path, shape, init) => {
    const began = performance.now()
    const kind = `${init.method} ${/\w+/.exec(path)?.[0]}`
    const tell = (outcome: ReturnType<typeof outcomeOf>) =>
      answered(kind, outcome, (performance.now() - began) / 1000)
    try {
      const answer = await traceSpan(
        traceNow(),
        () => `provider ${kind}`,
        'asked',
        () => ask(path, shape, init),
      )
      tell('answered')
      return answer
    } catch (error) {
      tell(outcomeOf(error))
      throw error
    }
  }

  const send =
    (method: string) =>
    <T>(path: string, shape: z.ZodType<T>, body: object = {}) =>
      asked(path, shape, { method, body: JSON.stringify(body) })

  return {
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    get: async <T>(path: string, shape: z.ZodType<T>): Promise<T> => {
      for (const usual of READ_PAUSES_MS) {
        try {
          return await asked(path, shape, { method: 'GET' })
        } catch (error) {
          const wait = error instanceof ProviderBusy ? error.retryAfter * 1000 : withJitter(usual, random)
          const isTooLong = wait > LONGEST_PAUSE_MS || wait >= timeLeft()
          if (!(error instanceof ProviderUnknown) || isTooLong) throw error
          await clock.pause(wait)
        }
      }
      return asked(path, shape, { method: 'GET' })
    },
  }
}

/** A refusal is an answer: the provider works. */
function outcomeOf(error?: unknown): 'answered' | 'refused' | 'busy' | 'unknown' {
  if (error === undefined) return 'answered'
  if (error instanceof ProviderBusy) return 'busy'
  return error instanceof ProviderRefusal ? 'refused' : 'unknown'
}

function waitOf(retryAfter: string | null): number {
  const told = Number.parseInt(retryAfter ?? '', 10)
  return Number.isNaN(told) ? USUAL_WAIT_S : Math.min(LONGEST_WAIT_S, Math.max(1, told))
}

export type Wire = ReturnType<typeof makeWire>

const PAGE = 100

/** Reads pages until one is not full. `path` may contain a query. */
export async function allPages<T>(wire: Wire, path: string, shape: z.ZodType<T[]>): Promise<T[]> {
  const all: T[] = []
  const asked = `${path}${path.includes('?') ? '&' : '?'}perPage=${PAGE}`
  for (let page = 1; ; page++) {
    const some = await wire.get(`${asked}&page=${page}`, shape)
    all.push(...some)
    if (some.length < PAGE) return all
  }
}
