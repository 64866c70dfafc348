import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { resolveTarget, type Target, TargetRefused } from './target.ts'

/** Timeout, and how much of the response is kept. */
const PATIENCE_MS = 15_000
const MOST_ANSWER_BYTES = 1024

export type WebhookAnswer = {
  /** Null if there was no response. */
  status: number | null
  answer: string | null
  fault: string | null
  /** From Retry-After of a 429 or 503. */
  retry_after_ms: number | null
  took_ms: number
}
type Message = { url: string; headers: Record<string, string>; body: string }
type Options = Parameters<typeof resolveTarget>[1] & { patienceMs?: number }

/** Sends a body once, without following redirects. Any failure is returned as an answer without status. */
export async function postWebhook(message: Message, options: Options): Promise<WebhookAnswer> {
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const target = await resolveTarget(message.url, options)
    const answer = await postTo(target, message, options.patienceMs ?? PATIENCE_MS)
    return { ...answer, fault: null, took_ms: took() }
  } catch (error) {
    return { status: null, answer: null, fault: faultOf(error), retry_after_ms: null, took_ms: took() }
  }
}

/** Connects to one of the resolved addresses, with the target's host name. */
export function postTo(
  { url, addresses }: Target,
  { headers, body }: Omit<Message, 'url'>,
  patienceMs: number,
) {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  type Answered = Pick<WebhookAnswer, 'answer' | 'retry_after_ms'> & { status: number }
  return new Promise<Answered>((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      agent: false,
      lookup: pinnedTo(addresses),
      signal: AbortSignal.timeout(patienceMs),
    })
    call.once('error', reject)
    call.once('response', (response) => {
      const status = response.statusCode ?? 0
      const retry_after_ms = retryAfter(response.headers['retry-after'])
      const parts: Buffer[] = []
      let size = 0
      const end = () => {
        const text = Buffer.concat(parts).subarray(0, MOST_ANSWER_BYTES).toString('utf8')
        resolve({ status, answer: text.replaceAll('\0', ''), retry_after_ms })
        call.destroy()
      }
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= MOST_ANSWER_BYTES) end()
      })
      response.once('end', end).once('error', end).once('close', end)
    })
    call.end(body)
  })
}

/** Returns the addresses that were checked, without another DNS lookup. */
const pinnedTo =
  (addresses: Target['addresses']): LookupFunction =>
  (_host, { all }, answer) => {
    const [first] = addresses
    if (all) answer(null, [...addresses])
    else answer(null, first?.address ?? '', first?.family)
  }

const retryAfter = (header: string | undefined): number | null =>
  header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null

/** Kind of failure for the receiver's log, without details. */
function faultOf(error: unknown): string {
  if (error instanceof TargetRefused) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return 'It did not answer in time.'
  return `No answer: ${code ?? 'the line was lost'}`
}
