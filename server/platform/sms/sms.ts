import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Outcome } from '../delivery/outcome.ts'
import { parseJson } from '../http/bodies/parse-json.ts'
import { unanswered } from '../http/unanswered.ts'

export type Texter = {
  /** False where nothing leaves this machine. */
  readonly real: boolean
  /** `to` is E.164. */
  send(to: string, text: string, route: 'dnd' | 'generic'): Promise<Outcome>
  /** Whether a report comes from the provider: HMAC-SHA512 of its bytes under our secret key. */
  isSigned(raw: Buffer, signature: string): boolean
}

/** Ids of 19 digits and more: as a number of JSON they would lose the last ones. */
const Answer = z.looseObject({
  code: z.string().optional(),
  message: z.string().catch(''),
  message_id: z.string().optional(),
})

/** Termii's wire, of its own or the simulator's; else the outbox alone. */
export function makeTexter(config: Config['sms']): Texter {
  if (!config)
    return { real: false, send: async () => ({ kind: 'accepted', id: null }), isSigned: () => false }
  return {
    real: config.mode === 'live',
    send: async (to, sms, channel) => {
      const message = { to: to.replace('+', ''), from: config.sender, sms, type: 'plain', channel }
      try {
        const answer = await fetch(new URL('/api/sms/send', config.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ api_key: config.apiKey, ...message }),
          signal: AbortSignal.timeout(10_000),
        })
        return readAnswer(answer.status, await answer.text())
      } catch (error) {
        return unanswered(error)
      }
    },
    isSigned: (raw, signature) => {
      const ours = createHmac('sha512', config.secretKey).update(raw).digest()
      const theirs = Buffer.from(signature, 'hex')
      return theirs.length === ours.length && timingSafeEqual(theirs, ours)
    },
  }
}

/** A status of 200 is no success by itself: it may say that the balance is too small. */
function readAnswer(status: number, text: string): Outcome {
  const read = Answer.safeParse(parseJson(text))
  const words = read.data?.message || `The SMS provider answered ${status}.`
  if (status === 429) return { kind: 'again', words, isDown: false }
  if (status >= 500) return { kind: 'again', words, isDown: true }
  if (status === 200 && read.data?.code === 'ok' && read.data.message_id)
    return { kind: 'accepted', id: read.data.message_id }
  return { kind: 'refused', words }
}
