import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'

/** Which mails an unsubscribe link stops, and whose. */
export type Subscription = { user_id: string; kind: string }

const SHAPE = /^([0-9a-f-]{36})\.(\w{1,40})\.([\w-]{43})$/
const seal = (key: Uint8Array, said: string) => createHmac('sha256', key).update(said).digest('base64url')

/** Link that unsubscribes one person from one kind of mail. Whoever has it can do nothing else with it. */
export function unsubscribeLink({ config, secrets }: Services, { user_id, kind }: Subscription): string {
  const said = `${user_id}.${kind}`
  return `${config.http.publicUrl}/unsubscribe/${said}.${seal(secrets.unsubscribe, said)}`
}

export function readUnsubscribeToken(
  { secrets }: Pick<Services, 'secrets'>,
  token: string,
): Subscription | null {
  const [, user_id, kind, theirs] = SHAPE.exec(token) ?? []
  if (!user_id || !kind || !theirs) return null
  const ours = seal(secrets.unsubscribe, `${user_id}.${kind}`)
  return timingSafeEqual(Buffer.from(ours), Buffer.from(theirs)) ? { user_id, kind } : null
}
