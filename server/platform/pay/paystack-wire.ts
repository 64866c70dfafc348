import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Random, withJitter } from '../clock/jitter.ts'
import { patienceLeft, patienceSignal } from './patience.ts'
import { ProviderRefusal, ProviderUnknown } from './provider.ts'

const TIMEOUT_MS = 12_000
/** Reads are tried again after these pauses; writes never, since only their reference guards them. */
const READ_PAUSES_MS = [300, 1200]

/** A wrong key, a business switched off, too many calls: none says anything of what was asked. */
const NO_WORD_ON_THE_MATTER = [401, 403, 429]

const Envelope = z.looseObject({
  status: z.unknown().optional(),
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
})

/** HTTP to the provider: its key, its envelope, its errors. Nothing of a body reaches a log. */
export function makeWire(baseUrl: string, key: string, random: Random) {
  const base = baseUrl.replace(/\/$/, '')

  async function ask<T>(path: string, shape: z.ZodType<T>, init: RequestInit): Promise<T> {
    if (patienceLeft() === 0)
      throw new ProviderUnknown('The payment provider was not asked: the time is over.')
    const answer = await fetch(base + path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      signal: patienceSignal(TIMEOUT_MS),
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

  const send =
    (method: string) =>
    <T>(path: string, shape: z.ZodType<T>, body: object = {}) =>
      ask(path, shape, { method, body: JSON.stringify(body) })

  return {
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    get: async <T>(path: string, shape: z.ZodType<T>): Promise<T> => {
      for (const usual of READ_PAUSES_MS) {
        try {
          return await ask(path, shape, { method: 'GET' })
        } catch (error) {
          const wait = withJitter(usual, random)
          if (!(error instanceof ProviderUnknown) || wait >= patienceLeft()) throw error
          await pause(wait)
        }
      }
      return ask(path, shape, { method: 'GET' })
    },
  }
}

export type Wire = ReturnType<typeof makeWire>

const PAGE = 100

/** Asks page after page until one is not full. `path` may carry a query already. */
export async function allPages<T>(wire: Wire, path: string, shape: z.ZodType<T[]>): Promise<T[]> {
  const all: T[] = []
  const asked = `${path}${path.includes('?') ? '&' : '?'}perPage=${PAGE}`
  for (let page = 1; ; page++) {
    const some = await wire.get(`${asked}&page=${page}`, shape)
    all.push(...some)
    if (some.length < PAGE) return all
  }
}
