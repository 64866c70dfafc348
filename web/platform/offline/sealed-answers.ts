import { inStore } from '../browser/database.ts'
import { hashOf } from '../browser/hash-of.ts'
import { isSeeingAs, readTokens } from '../session/session.ts'
import { itemsToEvict } from './budget.ts'

/** A cached answer: encrypted, with the time it was fetched. */
type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }
export type CachedAnswer = { answer: unknown; at: number }

/** The session has ended: answers that arrive later are not cached. */
let isOver = false

/** A non-extractable key, one per person. */
async function keyOf(user_id: string): Promise<CryptoKey> {
  return (await keptKeyOf(user_id)) ?? alone(async () => (await keptKeyOf(user_id)) ?? makeKey(user_id))
}

async function keptKeyOf(user_id: string): Promise<CryptoKey | undefined> {
  const found = await inStore<{ user_id: string; key: CryptoKey } | undefined>('keys', 'readonly', (store) =>
    store.get('own'),
  )
  return found?.user_id === user_id ? found.key : undefined
}

/** If another person's key is here, it and their answers are deleted first. */
async function makeKey(user_id: string): Promise<CryptoKey> {
  if (isOver) throw new Error('The session is over')
  await inStore('answers', 'readwrite', (store) => store.clear())
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  if (isOver) throw new Error('The session is over')
  await inStore('keys', 'readwrite', (store) => store.put({ user_id, key }, 'own'))
  return key
}

/** Takes a lock across tabs, so that concurrent first answers share one key. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('gida.key', work) : work()

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** The cache key is hashed too: a query may name a person. */
const placeOf = (asked: string) => hashOf(bytesOf(asked).buffer)

/** Runs `work` for the person signed in; null where there is none, while seeing as somebody else, and where the browser has no storage. */
async function ifSignedIn<T>(work: (key: CryptoKey) => Promise<T>): Promise<T | null> {
  const me = readTokens()?.user_id
  if (!me || isOver || isSeeingAs() || !globalThis.crypto?.subtle || !globalThis.indexedDB) return null
  try {
    return await work(await keyOf(me))
  } catch {
    return null
  }
}

/** Caches an answer for offline use. Where the browser denies storage, nothing is cached and nothing fails. */
export const keepAnswer = (asked: string, answer: unknown): Promise<unknown> =>
  keepBytes(asked, bytesOf(JSON.stringify(answer)))

/** Caches a file. Files are large, so the budget is enforced at once. */
export async function keepFile(asked: string, file: Blob): Promise<void> {
  await keepBytes(asked, await file.arrayBuffer())
  await pruneAnswers().catch(() => {}) // storage denied
}

const keepBytes = (asked: string, bytes: BufferSource): Promise<unknown> =>
  ifSignedIn(async (key) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
    const place = await placeOf(asked)
    if (isOver) return
    await inStore('answers', 'readwrite', (store) =>
      store.put({ iv, sealed, at: Date.now() } satisfies Sealed, place),
    )
  })

/** The cached answer; null where there is none or it belongs to another person. */
export async function readAnswer(asked: string): Promise<CachedAnswer | null> {
  const found = await readBytes(asked)
  return found && { answer: JSON.parse(new TextDecoder().decode(found.bytes)) as unknown, at: found.at }
}

/** A cached file; `type` is its media type. */
export async function readFile(asked: string, type: string): Promise<Blob | null> {
  const found = await readBytes(asked)
  return found && new Blob([found.bytes], { type })
}

const readBytes = (asked: string): Promise<{ bytes: ArrayBuffer; at: number } | null> =>
  ifSignedIn(async (key) => {
    const place = await placeOf(asked)
    const found = await inStore<Sealed | undefined>('answers', 'readonly', (store) => store.get(place))
    if (!found) return null
    const { iv, sealed, at } = found
    return { bytes: await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed), at }
  })

export const dropAnswer = async (asked: string): Promise<void> => {
  const place = await placeOf(asked).catch(() => '')
  await inStore('answers', 'readwrite', (store) => store.delete(place)).catch(() => {})
}

/** Enforces the budget: deletes the oldest beyond it, and what was not requested for a month. */
export async function pruneAnswers(now = Date.now()): Promise<void> {
  const [places, all] = await Promise.all([
    inStore('answers', 'readonly', (store) => store.getAllKeys()),
    inStore<Sealed[]>('answers', 'readonly', (store) => store.getAll()),
  ])
  const kept = all.map(({ at, sealed }, index) => ({ at, bytes: sealed.byteLength, place: places[index] }))
  for (const place of itemsToEvict(kept, now))
    await inStore('answers', 'readwrite', (store) => store.delete(place as string))
}

/** Deleting the key makes everything unreadable, including what a crash left behind. */
export async function forgetAnswers(): Promise<void> {
  isOver = true
  await inStore('keys', 'readwrite', (store) => store.clear()).catch(() => {}) // denied: nothing is stored
  await inStore('answers', 'readwrite', (store) => store.clear()).catch(() => {})
}
