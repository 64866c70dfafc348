import { inStore } from '../browser/database.ts'
import { hashOf } from '../browser/hash-of.ts'
import { isSeeingAs, readTokens } from '../session/session.ts'
import { toForget } from './budget.ts'

/** An answer as it lies in the store: sealed, with when it came. */
type Sealed = { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer; at: number }
export type Known = { answer: unknown; at: number }

/** The session of this page is over: what still comes is kept by nobody. */
let isOver = false

/** A key of one person that no script can read out. */
async function keyOf(user_id: string): Promise<CryptoKey> {
  return (await keptKeyOf(user_id)) ?? alone(async () => (await keptKeyOf(user_id)) ?? makeKey(user_id))
}

async function keptKeyOf(user_id: string): Promise<CryptoKey | undefined> {
  const found = await inStore<{ user_id: string; key: CryptoKey } | undefined>('keys', 'readonly', (store) =>
    store.get('own'),
  )
  return found?.user_id === user_id ? found.key : undefined
}

/** Where another person's lies here, theirs and what it opens are gone first. */
async function makeKey(user_id: string): Promise<CryptoKey> {
  if (isOver) throw new Error('The session is over')
  await inStore('answers', 'readwrite', (store) => store.clear())
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  if (isOver) throw new Error('The session is over')
  await inStore('keys', 'readwrite', (store) => store.put({ user_id, key }, 'own'))
  return key
}

/** Of several answers that come first, in this tab or another, one makes the key that all are sealed with. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('gida.key', work) : work()

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
  keepBytes(asked, bytesOf(JSON.stringify(answer)))

/** Keeps a file so too. Files are large, so that it is looked at once whether there is still room. */
export async function keepFile(asked: string, file: Blob): Promise<void> {
  await keepBytes(asked, await file.arrayBuffer())
  await pruneAnswers().catch(() => {}) // this browser keeps nothing
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

/** What was last known; null where nothing is, or it is another's. */
export async function readAnswer(asked: string): Promise<Known | null> {
  const found = await readBytes(asked)
  return found && { answer: JSON.parse(new TextDecoder().decode(found.bytes)) as unknown, at: found.at }
}

/** A file that is kept, of the kind that its reader knows it to be. */
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

/** Keeps within the budget: the oldest go first, and what nobody asked for in a month. */
export async function pruneAnswers(now = Date.now()): Promise<void> {
  const [places, all] = await Promise.all([
    inStore('answers', 'readonly', (store) => store.getAllKeys()),
    inStore<Sealed[]>('answers', 'readonly', (store) => store.getAll()),
  ])
  const kept = all.map(({ at, sealed }, index) => ({ at, bytes: sealed.byteLength, place: places[index] }))
  for (const place of toForget(kept, now))
    await inStore('answers', 'readwrite', (store) => store.delete(place as string))
}

/** With its key everything is gone, also what a crash left behind. */
export async function forgetAnswers(): Promise<void> {
  isOver = true
  await inStore('keys', 'readwrite', (store) => store.clear()).catch(() => {}) // denied: there is nothing
  await inStore('answers', 'readwrite', (store) => store.clear()).catch(() => {})
}
