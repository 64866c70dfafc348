import type { Endpoint } from '@gida/contract/shared/endpoint'
import { outbox as words } from '#words/outbox'
import { readFiles } from '../browser/file-store.ts'
import { isOnline, onNetworkChange } from '../browser/online.ts'
import { type Call, invalidateBy } from '../http/api.ts'
import { messageOf } from '../http/errors.ts'
import { isSeeingAs } from '../session/session.ts'
import { change, drop, settle, show, type Unsent } from './items.ts'
import { type Kept, type OutboxName, readKept } from './kept.ts'
import { askForSync, inOneTab } from './one-tab.ts'
import { isToForget, isTooOld, meaningOf, pauseAfter } from './rules.ts'

/** How an item is shown where all are listed: in its words, and where it belongs. */
export type Shown = { text: string; to: string }
export type Sending<A = unknown> = {
  files: readonly File[]
  onProgress: (percent: number) => void
  /** What its form waits for is there, and the rest follows. False where no form waits. */
  answered: (answer: A) => boolean
}
type Queued = Pick<Call<Endpoint & { queued: true }>, 'key' | 'endpoint'>

export type Kind<T, A = unknown> = {
  kind: OutboxName
  /** The calls that it is sent by: those of the contract that may wait, and no other compiles. */
  calls: readonly Queued[]
  /** What may not wait for a photo: it goes whatever else is under way. */
  isPressing?: boolean
  /** What one is about: of one thing all go in the order of writing, and another thing waits for none of them. */
  about: (written: T, client_id: string) => string
  /** Said where the browser has thrown away the files; only what has some needs it. */
  gone?: string
  shown: (one: Unsent<T>) => Shown
  /** Takes one out, to be written anew where it was written. */
  edit?: (one: Unsent<T>) => void
  /** Sends one; with its `client_id` it is done once, however often it is sent. */
  send: (one: Unsent<T>, sending: Sending<A>) => Promise<A>
}

const kinds = new Map<OutboxName, Kind<object>>()

export function know(kind: Kind<object>): void {
  kinds.set(kind.kind, kind)
  show() // what waits of it can now say what it is
}

/** Null until the code of its kind is here. */
export const kindOf = ({ kind }: Pick<Kept, 'kind'>): Kind<object> | null => kinds.get(kind) ?? null

/** Forms that wait for what comes of the first try. */
const awaited = new Map<string, { resolve: (answer: unknown) => void; reject: (error: unknown) => void }>()

/** Forms that were left: nobody waits for what comes of theirs, which is shown where all are listed. */
const left = new Set<string>()

/** What comes of the first try of one; null where it waits, and nothing once its form was left. */
export const firstTry = (client_id: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (!left.has(client_id)) awaited.set(client_id, { resolve, reject })
  })

/** Its form is gone: what is refused from now on is kept, since its words stand nowhere else. */
export function leaveForm(client_id: string): void {
  left.add(client_id)
  awaited.delete(client_id)
}

function tell(client_id: string, answer: unknown): boolean {
  const form = awaited.get(client_id)
  awaited.delete(client_id)
  form?.resolve(answer)
  return form !== undefined
}

/** So many things at once, not to share a thin line among all. */
const MOST_AT_ONCE = 2
const running = new Set<string>()
let again: ReturnType<typeof setTimeout> | undefined

/** Sends what may go now; answers when nothing more can. What was refused stands aside and holds up nobody. */
export async function flush(): Promise<void> {
  if (isSeeingAs()) return
  tidy()
  const things = [...new Set(readToSend().map(({ about }) => about))].filter((about) => !running.has(about))
  const due = isOnline() ? things.filter(firstOf) : []
  const [pressing, others] = [due.filter(isPressing), due.filter((about) => !isPressing(about))]
  const going = [...pressing, ...others.slice(0, Math.max(0, MOST_AT_ONCE - running.size))]
  for (const about of things) if (!going.includes(about)) tellWaiting(about)
  if (!isOnline()) return askForSync()
  await Promise.all(going.map(sendAll))
  wake()
}

function isPressing(about: string): boolean {
  const first = firstOf(about)
  return first !== null && kindOf(first)?.isPressing === true
}

/** Its forms hear that it waits: without a line, behind another of the same that is put off, or behind what is under way. */
function tellWaiting(about: string): void {
  for (const one of readToSend()) if (one.about === about) tell(one.client_id, null)
}

/** The line is back: what got no answer waits no longer. What the server put off waits as long as it said. */
export function hurry(): Promise<void> {
  for (const { client_id, state } of readToSend())
    if (state === 'unsure') change(client_id, { tries: 0, next_at: 0 })
  return flush()
}

/** The person says that it should go now. */
export function sendAgain(client_id: string): Promise<void> {
  change(client_id, { state: 'waiting', again_at: new Date().toISOString(), tries: 0, next_at: 0 })
  return flush()
}

async function sendAll(about: string): Promise<void> {
  running.add(about)
  let isOurs = true
  try {
    isOurs = await inOneTab(about, async () => {
      for (let one = firstOf(about); one; one = firstOf(about)) await tryToSend(one)
    })
  } finally {
    running.delete(about)
  }
  tellWaiting(about)
  if (isOurs) await flush()
}

const isToSend = (one: Unsent): boolean =>
  one.state !== 'refused' && one.state !== 'sent' && kinds.has(one.kind)
const readToSend = (): Unsent[] => readKept<Unsent>().filter(isToSend)

/** The first of a thing; null where it has to wait, and all behind it. Asked anew each time: another tab may have been there. */
function firstOf(about: string): Unsent | null {
  const first = readToSend().find((one) => one.about === about)
  return first && dueAt(first) <= Date.now() ? first : null
}

/** At once where it was tried later than now: the clock of the phone was wrong then, and so is what was counted by it. */
const dueAt = ({ next_at = 0, tried_at = 0 }: Unsent): number => (tried_at > Date.now() ? 0 : next_at)

async function tryToSend(one: Unsent): Promise<void> {
  const { client_id } = one
  const kind = kindOf(one)
  if (!kind) return
  change(client_id, { state: 'sending' })
  const files = one.files ? await readFiles(client_id) : []
  if (!files) return change(client_id, { state: 'refused', reason: kind.gone })
  try {
    const answer = await kind.send(one, {
      files,
      onProgress: (percent) => change(client_id, { percent }),
      answered: (early) => tell(client_id, early),
    })
    settle(one)
    tell(client_id, answer)
  } catch (error) {
    failed(one, kind, error)
  }
}

function failed({ client_id, tries = 0 }: Unsent, { calls }: Kind<object>, error: unknown): void {
  const state = meaningOf(error)
  if (state !== 'refused') {
    const tried_at = Date.now()
    change(client_id, { state, tries: tries + 1, tried_at, next_at: tried_at + pauseAfter(tries + 1, error) })
    tell(client_id, null)
    return
  }
  for (const call of calls) void invalidateBy(call) // the screens show what was, not what refused it
  const form = awaited.get(client_id)
  awaited.delete(client_id)
  if (!form) return change(client_id, { state, reason: messageOf(error) })
  drop(client_id) // its words stand in the form
  form.reject(error)
}

/** What waited too long is not sent behind somebody's back; they are asked. What was cut off may be there. */
function tidy(now = Date.now()): void {
  for (const one of readKept<Unsent>()) {
    if (isToForget(one, now)) drop(one.client_id)
    else if (isToSend(one) && isTooOld(one, now))
      change(one.client_id, { state: 'refused', reason: words.tooOld })
    else if (one.state === 'sending' && !isOnline()) change(one.client_id, { state: 'unsure' })
  }
}

function wake(): void {
  clearTimeout(again)
  const first = Math.min(
    ...readToSend()
      .map(dueAt)
      .filter((at) => at > Date.now()),
  )
  if (running.size === 0 && Number.isFinite(first)) again = setTimeout(() => void flush(), first - Date.now())
}

onNetworkChange(() => void hurry())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void flush())
navigator.serviceWorker?.addEventListener('message', ({ data }) => data?.flush && void hurry())
