import { inStore } from '../browser/database.ts'
import { hashOf } from '../browser/hash-of.ts'
import { isSeeingAs, readTokens } from '../session/session.ts'

/** An answer as it lies in the store: sealed, with when it came. */
type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }
export type Known = { answer: unknown; at: number }

const MOST_BYTES = 15_000_000
const MOST_DAYS = 30
const DAY_MS = 86_400_000

/** The session of this page is over: what still comes is kept by nobody. */
let isOver = false

/** A key of one person that no script can read out. Where another person's lies here, theirs and what it opens are gone first. */
async function keyOf(user_id: string): Promise<CryptoKey> {
  const found = await inStore<{ user_id: string; key: CryptoKey } | undefined>('keys', 'readonly', (store) =>
    store.get('own'),
  )
  if (found?.user_id === user_id) return found.key
  if (isOver) throw new Error('The session is over')
  await inStore('answers', 'readwrite', (store) => store.clear())
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  if (isOver) throw new Error('The session is over')
  await inStore('keys', 'readwrite', (store) => store.put({ user_id, key }, 'own'))
  return key
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** What was asked may name a person, so that it is not kept as it is either. */
const placeOf = (asked: string) => hashOf(bytesOf(asked).buffer)

/** Does the work for who is signed in; null where nobody is, where it is somebody else's that is seen, and where this browser keeps nothing. */
async function ifSignedIn<T>(work: (key: CryptoKey) => Promise<T>): Promise<T | null> {
  const me = readTokens()?.user_id
  if (!me || isOver || isSeeingAs() || !globalThis.crypto?.subtle || !globalThis.indexedDB) return null
  try {
    return await work(await keyOf(me))
  } catch {
    return null
  }
}

/** Keeps an answer for when there is no network. A browser that refuses has none then, and nothing else fails. */
export const keepAnswer = (asked: string, answer: unknown): Promise<unknown> =>
  ifSignedIn(async (key) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytesOf(JSON.stringify(answer)))
    const place = await placeOf(asked)
    if (isOver) return
    await inStore('answers', 'readwrite', (store) =>
      store.put({ iv, sealed, at: Date.now() } satisfies Sealed, place),
    )
  })

/** What was last known; null where nothing is, or it is another's. */
export const readAnswer = (asked: string): Promise<Known | null> =>
  ifSignedIn(async (key) => {
    const place = await placeOf(asked)
    const found = await inStore<Sealed | undefined>('answers', 'readonly', (store) => store.get(place))
    if (!found) return null
    const { iv, sealed, at } = found
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)
    return { answer: JSON.parse(new TextDecoder().decode(opened)) as unknown, at }
  })

export const dropAnswer = async (asked: string): Promise<void> => {
  const place = await placeOf(asked).catch(() => '')
  await inStore('answers', 'readwrite', (store) => store.delete(place)).catch(() => {})
}

/** Keeps within the budget: the oldest go first, and what nobody asked for in a month. */
export async function pruneAnswers(now = Date.now()): Promise<void> {
  const [places, all] = await Promise.all([
    inStore('answers', 'readonly', (store) => store.getAllKeys()),
    inStore<Sealed[]>('answers', 'readonly', (store) => store.getAll()),
  ])
  const byAge = all
    .map(({ at, sealed }, index) => ({ at, bytes: sealed.byteLength, place: places[index] as string }))
    .sort((a, b) => b.at - a.at)
  let room = MOST_BYTES
  for (const { at, bytes, place } of byAge) {
    room -= bytes
    if (room < 0 || now - at > MOST_DAYS * DAY_MS)
      await inStore('answers', 'readwrite', (store) => store.delete(place))
  }
}

/** With its key everything is gone, also what a crash left behind. */
export async function forgetAnswers(): Promise<void> {
  isOver = true
  await inStore('keys', 'readwrite', (store) => store.clear()).catch(() => {}) // denied: there is nothing
  await inStore('answers', 'readwrite', (store) => store.clear()).catch(() => {})
}
