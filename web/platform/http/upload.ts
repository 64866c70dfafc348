import type { CallAnswer, Endpoint } from '@gida/contract/shared/endpoint'
import { isStale, readTokens, type Tokens } from '../session/session.ts'
import type { Call, InputOf } from './api.ts'
import { ApiError } from './errors.ts'
import { buildRequest, type CallParts } from './exchange.ts'
import { renewOwn } from './http.ts'
import { reportReachable, reportUnanswered } from './reachability.ts'
import { sendLongFile } from './upload-parts.ts'

type Sending = {
  onProgress: (percent: number) => void
  signal?: AbortSignal
  /** The call's file field: a large file is uploaded in parts. */
  inParts?: string
}

/** Sends a form with a file (`input.body`) and reports progress, which `fetch` cannot. Not retried, except after renewing the session. */
export async function upload<E extends Endpoint>(
  call: Call<E>,
  input: Omit<InputOf<E>, 'body'> & { body: FormData },
  sending: Sending,
): Promise<CallAnswer<E>> {
  const body = sending.inParts ? await sendLongFile(input.body, sending.inParts, sending) : input.body
  return sendWhole(call, { ...input, body }, sending)
}

async function sendWhole<E extends Endpoint>(
  call: Call<E>,
  input: CallParts,
  sending: Sending,
): Promise<CallAnswer<E>> {
  const present = readTokens()
  const tokens = present && isStale(present) ? await renewOwn(present) : present
  try {
    return (await sendForm(call.endpoint, input, tokens, sending)) as CallAnswer<E>
  } catch (error) {
    const renewed = error instanceof ApiError && error.status === 401 && tokens && (await renewOwn(tokens))
    if (!renewed) throw error
    return (await sendForm(call.endpoint, input, renewed, sending)) as CallAnswer<E>
  }
}

const failed = (code: 'NETWORK_ERROR' | 'TIMEOUT' | 'PARSE_ERROR') =>
  new ApiError('Upload failed', { status: 0, code })
/** Time without progress before the upload is aborted. There is no total limit: on 2G a file of 10 MB takes half an hour. */
const STALLED_MS = 90_000

function sendForm(
  endpoint: Endpoint,
  parts: CallParts,
  tokens: Tokens | null,
  { onProgress, signal }: Sending,
): Promise<unknown> {
  const { url, init } = buildRequest(endpoint, parts)
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason) // aborted while the session was renewed
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    if (tokens) request.setRequestHeader('authorization', `Bearer ${tokens.access_token}`)
    const stall = () => {
      reportUnanswered()
      reject(failed('TIMEOUT'))
      request.abort()
    }
    let timer = setTimeout(stall, STALLED_MS)
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer)
      timer = setTimeout(stall, STALLED_MS)
      reportReachable()
      onProgress(total ? Math.floor((loaded / total) * 100) : 0)
    }
    request.onloadend = () => clearTimeout(timer)
    request.onerror = () => {
      reportUnanswered()
      reject(failed('NETWORK_ERROR'))
    }
    request.onload = () => {
      reportReachable()
      const answer = readJson(request.responseText)
      if (request.status >= 300) reject(problemOf(request, answer))
      else if (answer) resolve(answer)
      else reject(failed('PARSE_ERROR')) // not our server's format: the outcome is unknown
    }
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(parts.body as FormData)
  })
}

function readJson(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const problemOf = (request: XMLHttpRequest, body: Record<string, unknown> | null) =>
  new ApiError(String(body?.message ?? request.statusText), {
    status: request.status,
    code: typeof body?.code === 'string' ? body.code : 'HTTP_ERROR',
    details: body?.details,
    requestId: request.getResponseHeader('x-request-id'),
  })
