import type { Endpoint } from '@gida/contract/shared/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { outbox as words } from '#words/outbox'
import { toast } from '../../ui/feedback/toast.tsx'
import { dropFiles, keepFiles, readFiles } from '../browser/file-store.ts'
import { isOnline, onNetworkChange } from '../browser/online.ts'
import { read, remove, write } from '../browser/storage.ts'
import { type Call, invalidateBy } from '../http/api.ts'
import { messageOf } from '../http/errors.ts'
import { isSeeingAs, onSessionEnd, readTokens } from '../session/session.ts'
import { isPlace, type Kept, type OutboxName, placeOf, readKept } from './kept.ts'
import { isToForget, isTooOld, meaningOf, pauseAfter } from './rules.ts'
import { askForSync, inOneTab, stayKept } from './sending.ts'

type Fields = Kept & {
  /** How much of its files is sent. */
  percent?: number
  /** Why it was refused. */
  reason?: string
  tries?: number
  /** Before this it is not tried again by itself. */
  next_at?: number
  /** When its person said that it should still go. */
  again_at?: string
  sent_at?: string
}
/** What was written and is not known to be there yet. */
export type Unsent<T = object> = T & Fields
/** How an item is shown where all are listed: in its words, and where it belongs. */
export type Shown = { text: string; to: string }

type Queued = Pick<Call<Endpoint & { queued: true }>, 'key' | 'endpoint'>
/** Its key, where its form has made one already. */
type Named = { client_id?: string }
export type Sending = { files: readonly File[]; onProgress: (percent: number) => void }
type Kind<T, A = unknown> = {
  kind: OutboxName
  /** The calls that it is sent by: those of the contract that may wait, and no other compiles. */
  calls: readonly Queued[]
  /** What one is about: of one thing all go in the order of writing, and another thing waits for none of them. */
  about: (written: T, client_id: string) => string
  /** Said where the browser has thrown away the files; only what has some needs it. */
  gone?: string
  shown: (one: Unsent<T>) => Shown
  /** Takes one out, to be written anew where it was written. */
  edit?: (one: Unsent<T>) => void
  /** Sends one; with its `client_id` it is done once, however often it is sent. */
  send: (one: Unsent<T>, sending: Sending) => Promise<A>
}

const kinds = new Map<OutboxName, Kind<object>>()
/** Null until the code of its kind is here. */
export const kindOf = ({ kind }: Pick<Kept, 'kind'>): Kind<object> | null => kinds.get(kind) ?? null

const watchers = new Set<() => void>()
let all: readonly Unsent[] = readKept<Unsent>()
let byKind = new Map<OutboxName, readonly Unsent[]>()

function show(): void {
  all = readKept<Unsent>()
  byKind = new Map()
  for (const watch of watchers) watch()
}
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
const waitingOf = (kind: OutboxName): readonly Unsent[] => {
  const found = byKind.get(kind) ?? all.filter((one) => one.kind === kind && one.state !== 'sent')
  byKind.set(kind, found)
  return found
}

/** All of the person's, also what was sent within a day. */
export const useKept = (): readonly Unsent[] => useSyncExternalStore(watch, () => all)

/** Not what another tab has taken out meanwhile. */
function change(client_id: string, to: Partial<Fields>): void {
  const one = read<Unsent>(placeOf(client_id))
  if (one) write(placeOf(client_id), { ...one, ...to })
  show()
}

export function drop(client_id: string): void {
  remove(placeOf(client_id))
  show()
  void dropFiles(client_id)
}

/** The person says that it should go now. */
export function sendAgain(client_id: string): Promise<void> {
  change(client_id, { state: 'waiting', again_at: new Date().toISOString(), tries: 0, next_at: 0 })
  return flush()
}

/** The line is back: what got no answer waits no longer. What the server put off waits as long as it said. */
export function hurry(): Promise<void> {
  for (const { client_id, state } of all) if (state === 'unsure') change(client_id, { tries: 0, next_at: 0 })
  return flush()
}

/** Registers a kind of what may wait; its items outlive a reload and a session that expired, and sign-out deletes them. */
export function openOutbox<T extends object, A = unknown>(of: Kind<T, A>) {
  kinds.set(of.kind, of as unknown as Kind<object>)
  show() // what waits of it can now say what it is

  const made = (written: T, files: readonly File[], client_id: string) => ({
    ...written,
    ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
    ...{ client_id, kind: of.kind, about: of.about(written, client_id), order: 0 },
    ...{ written_at: new Date().toISOString(), user_id: readTokens()?.user_id, state: 'waiting' as const },
  })

  /** Answers when it is kept. */
  function add(written: T, files: readonly File[] = [], client_id: string = crypto.randomUUID()) {
    return put(made(written, files, client_id), files)
  }

  /** Sends it now and answers what came of it; without a line, or behind others about the same, it is kept and goes by itself: null. */
  async function sendOrKeep({ client_id = crypto.randomUUID(), ...more }: T & Named): Promise<A | null> {
    const one = made(more as unknown as T, [], client_id)
    const isBehind = readKept<Unsent>().some((other) => other.about === one.about && isToSend(other))
    let state: Kept['state'] = 'waiting'
    if (isOnline() && !isBehind) {
      try {
        return await of.send(one, { files: [], onProgress: () => {} })
      } catch (error) {
        state = meaningOf(error)
        if (state === 'refused') throw error
      }
    }
    await put({ ...one, state }, [])
    return null
  }
  return {
    add,
    drop,
    flush,
    sendOrKeep,
    /** For a form: null is what was kept. */
    useSend: () => useMutation<A | null, Error, T & Named>({ mutationFn: sendOrKeep }),
    /** What waits, in the order of writing. */
    useUnsent: () => useSyncExternalStore(watch, () => waitingOf(of.kind)) as readonly Unsent<T>[],
  }
}

let adding: Promise<void> = Promise.resolve()

/** One after the other: what is written behind a photo does not overtake it while that is put away. */
function put(one: Unsent, files: readonly File[]): Promise<void> {
  adding = adding.then(() => keep(one, files))
  return adding
}

/** Its files first, so that it is never there without them. */
async function keep(one: Unsent, files: readonly File[]): Promise<void> {
  const areFilesKept = files.length === 0 || (await keepFiles(one.client_id, files))
  const order = Math.max(0, ...readKept().map((kept) => kept.order)) + 1
  const isKept = write(placeOf(one.client_id), { ...one, order }) && areFilesKept
  if (!isKept) toast.error(words.full.title, { note: words.full.text })
  show()
  void stayKept()
  void flush()
}

/** So many things at once, not to share a thin line among all. */
const MOST_AT_ONCE = 2
const running = new Set<string>()
let again: ReturnType<typeof setTimeout> | undefined

/** Sends what may go now; answers when nothing more can. What was refused stands aside and holds up nobody. */
export async function flush(): Promise<void> {
  if (isSeeingAs()) return
  tidy()
  if (!isOnline()) return askForSync()
  const things = new Set(
    readKept<Unsent>()
      .filter(isToSend)
      .map(({ about }) => about),
  )
  const next = [...things].filter((about) => !running.has(about) && firstOf(about))
  await Promise.all(next.slice(0, Math.max(0, MOST_AT_ONCE - running.size)).map(sendAll))
  wake()
}

async function sendAll(about: string): Promise<void> {
  running.add(about)
  try {
    await inOneTab(about, async () => {
      for (let one = firstOf(about); one; one = firstOf(about)) await tryToSend(one)
    })
  } finally {
    running.delete(about)
  }
  await flush()
}

const isToSend = (one: Unsent): boolean =>
  one.state !== 'refused' && one.state !== 'sent' && kinds.has(one.kind)

/** The first of a thing; null where it has to wait, and all behind it. Asked anew each time: another tab may have been there. */
function firstOf(about: string): Unsent | null {
  const first = readKept<Unsent>().find((one) => one.about === about && isToSend(one))
  return first && (first.next_at ?? 0) <= Date.now() ? first : null
}

async function tryToSend(one: Unsent): Promise<void> {
  const { client_id } = one
  const kind = kindOf(one)
  if (!kind) return
  change(client_id, { state: 'sending' })
  const files = one.files ? await readFiles(client_id) : []
  if (!files) return change(client_id, { state: 'refused', reason: kind.gone })
  try {
    await kind.send(one, { files, onProgress: (percent) => change(client_id, { percent }) })
    settle(one)
  } catch (error) {
    const state = meaningOf(error)
    if (state === 'refused') {
      for (const call of kind.calls) void invalidateBy(call) // the screens show what was, not what refused it
      return change(client_id, { state, reason: messageOf(error) })
    }
    const tries = (one.tries ?? 0) + 1
    change(client_id, { state, tries, next_at: Date.now() + pauseAfter(tries, error) })
  }
}

/** It is there: what it said is not kept any longer, only that it went. */
function settle({ client_id, kind, about, order, written_at, user_id }: Unsent): void {
  const sent = { client_id, kind, about, order, written_at, user_id, state: 'sent' as const }
  if (read(placeOf(client_id))) write(placeOf(client_id), { ...sent, sent_at: new Date().toISOString() })
  show()
  void dropFiles(client_id)
}

/** What waited too long is not sent behind somebody's back; they are asked. */
function tidy(now = Date.now()): void {
  for (const one of readKept<Unsent>()) {
    if (isToForget(one, now)) drop(one.client_id)
    else if (isToSend(one) && isTooOld(one, now))
      change(one.client_id, { state: 'refused', reason: words.tooOld })
  }
}

function wake(): void {
  clearTimeout(again)
  const times = readKept<Unsent>().flatMap((one) => (isToSend(one) && one.next_at) || [])
  const first = Math.min(...times)
  if (running.size === 0 && Number.isFinite(first))
    again = setTimeout(() => void flush(), Math.max(0, first - Date.now()))
}

onNetworkChange(() => void hurry())
onSessionEnd(show)
window.addEventListener('storage', ({ key }) => isPlace(key) && show())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void flush())
navigator.serviceWorker?.addEventListener('message', ({ data }) => data?.flush && void hurry())
