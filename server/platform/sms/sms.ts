import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Outcome } from '../delivery/outcome.ts'
import { parseJson } from '../http/bodies/parse-json.ts'
import { unanswered } from '../http/unanswered.ts'

export type Texter = {
  /** False if nothing leaves this machine. */
  readonly real: boolean
  /** `to` is E.164. */
  send(to: string, text: string, route: 'dnd' | 'generic'): Promise<Outcome>
  /** Verifies a delivery report: HMAC-SHA512 of its bytes with our secret key. */
  isSigned(raw: Buffer, signature: string): boolean
}

/** Ids of 19 or more digits would lose precision as JSON numbers. */
const Answer = z.looseObject({
  code: z.string().optional(),
  message: z.string().catch(''),
  message_id: z.string().optional(),
})

/** Termii's API, real or simulated; otherwise the outbox only. */
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

/** Status 200 alone is no success: it may report too low a balance. */
function readAnswer(status: number, text: string): Outcome {
  const read = Answer.safeParse(parseJson(text))
  const words = read.data?.message || `The SMS provider answered ${status}.`
  if (status === 429) return { kind: 'again', words, isDown: false }
  if (status >= 500) return { kind: 'again', words, isDown: true }
  if (status === 200 && read.data?.code === 'ok' && read.data.message_id)
    return { kind: 'accepted', id: read.data.message_id }
  return { kind: 'refused', words }
}
