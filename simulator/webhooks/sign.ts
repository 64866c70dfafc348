import { createHmac } from 'node:crypto'

/** Lower-case hex HMAC-SHA512 over the bytes as they are sent; the key is the secret API key. */
export function signWebhook(body: string, secretKey: string): string {
  return createHmac('sha512', secretKey).update(body, 'utf8').digest('hex')
}
