import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import type { Outcome } from '../delivery/outcome.ts'
import { unanswered } from '../http/unanswered.ts'

export type Messenger = {
  /** `to` is E.164; `id` is ours and comes back in reports. */
  send(to: string, text: string, id: string): Promise<Outcome>
  /** Verifies a webhook of Meta: HMAC-SHA256 of its bytes with the app secret, as `sha256=` and hex. */
  isSigned(raw: Buffer, signature: string): boolean
}

const Answer = z.object({
  messages: z
    .array(z.object({ id: z.string() }))
    .min(1)
    .optional(),
  error: z.object({ code: z.number(), message: z.string().catch('') }).optional(),
})

/** Meta's error codes for rate limits: per person, number or account. */
const TOO_FAST = [4, 80007, 130429, 131056]
/** Meta's codes for an outage of theirs or of our account (token, rights, payment, lock): no message is sent, and somebody has to act. */
const NONE_GOES = [1, 2, 10, 190, 200, 368, 131000, 131016, 131031, 131042, 131048]

/** Meta's Cloud API, real or simulated. Without configuration, every message is refused with that reason. */
export function makeMessenger(config: Config['whatsapp']): Messenger {
  if (!config)
    return {
      send: async () => ({ kind: 'refused', words: 'WhatsApp is not set up.' }),
      isSigned: () => false,
    }
  return {
    send: async (to, body, id) => {
      const message = { messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace('+', '') }
      try {
        const answer = await fetch(`${config.url}/${config.phoneId}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${config.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            ...message,
            ...{ type: 'text', text: { body, preview_url: false }, biz_opaque_callback_data: id },
          }),
          signal: AbortSignal.timeout(10_000),
        })
        return readAnswer(answer.status, await answer.json().catch(() => null))
      } catch (error) {
        return unanswered(error)
      }
    },
    isSigned: (raw, signature) => {
      const ours = Buffer.from(`sha256=${createHmac('sha256', config.appSecret).update(raw).digest('hex')}`)
      const theirs = Buffer.from(signature)
      return theirs.length === ours.length && timingSafeEqual(theirs, ours)
    },
  }
}

/** By code, since titles change. */
function readAnswer(status: number, body: unknown): Outcome {
  const { messages, error } = Answer.safeParse(body).data ?? {}
  const id = messages?.[0]?.id
  if (status === 200 && id) return { kind: 'accepted', id }
  const words = error ? `${error.code} ${error.message}` : `WhatsApp answered ${status}.`
  const isSlow = status === 429 || (error !== undefined && TOO_FAST.includes(error.code))
  if (isSlow) return { kind: 'again', words, isDown: false }
  const isDown = status >= 500 || status === 401 || (error !== undefined && NONE_GOES.includes(error.code))
  return isDown ? { kind: 'again', words, isDown } : { kind: 'refused', words }
}
