import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

export type SignedHeaders = Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>

/** Standard Webhooks headers: an HMAC over id, time and body with each valid secret. */
export function signWebhook(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): SignedHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
