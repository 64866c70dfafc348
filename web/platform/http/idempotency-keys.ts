import { newId } from '../browser/new-id.ts'
import { read, write } from '../browser/storage.ts'

/**
 * The Idempotency-Key of a money call belongs to the request, not to the try: until the outcome is known, the same request (a second tap, a
 * reload, a retry) sends the same key, so that nobody pays twice. Keys live 24 hours on the server, and here as long as the tab.
 */
const KEY = 'gida.intents'
const LIFE_MS = 24 * 3_600_000
type Intents = Record<string, { key: string; at: number }>

export function idempotencyKeyOf(call: string, body: unknown): string {
  const intents = living()
  const what = `${call} ${JSON.stringify(body)}`
  const known = intents[what]
  if (known) return known.key
  const key = newId()
  write(KEY, { ...intents, [what]: { key, at: Date.now() } }, 'session')
  return key
}

/** The outcome is known: the next such request gets a new key. */
export function forgetIdempotencyKey(call: string, body: unknown): void {
  const { [`${call} ${JSON.stringify(body)}`]: _settled, ...rest } = living()
  write(KEY, rest, 'session')
}

function living(): Intents {
  const kept = Object.entries(read<Intents>(KEY, 'session') ?? {})
  return Object.fromEntries(kept.filter(([, intent]) => Date.now() - intent.at < LIFE_MS))
}
