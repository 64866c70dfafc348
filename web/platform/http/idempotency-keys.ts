import { read, write } from '../browser/storage.ts'

/**
 * The Idempotency-Key of what moves money belongs to what was asked, not to the try: until an answer is known, asking
 * the same again (a second tap, a reload, a retry) carries the same key, so that nobody pays twice. Keys live 24 hours
 * on the server, and as long as the tab here.
 */
const KEY = 'gida.intents'
const LIFE_MS = 24 * 3_600_000
type Intents = Record<string, { key: string; at: number }>

export function idempotencyKeyOf(call: string, body: unknown): string {
  const intents = living()
  const what = `${call} ${JSON.stringify(body)}`
  const known = intents[what]
  if (known) return known.key
  const key = randomId()
  write(KEY, { ...intents, [what]: { key, at: Date.now() } }, 'session')
  return key
}

/** The answer is known: the next request gets a new key. */
export function forgetIdempotencyKey(call: string, body: unknown): void {
  const { [`${call} ${JSON.stringify(body)}`]: _settled, ...rest } = living()
  write(KEY, rest, 'session')
}

function living(): Intents {
  const kept = Object.entries(read<Intents>(KEY, 'session') ?? {})
  return Object.fromEntries(kept.filter(([, intent]) => Date.now() - intent.at < LIFE_MS))
}

/** Also where the page is not a secure context, as on a phone in the office network. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
