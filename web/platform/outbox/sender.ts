import type { Endpoint } from '@gida/contract/shared/endpoint'
import { outbox as words } from '#words/outbox'
import { readFiles } from '../browser/file-store.ts'
import { isOnline, onNetworkChange } from '../browser/online.ts'
import { type Call, invalidateBy } from '../http/api.ts'
import { messageOf } from '../http/errors.ts'
import { isSeeingAs } from '../session/session.ts'
import { change, drop, settle, show, type Unsent } from './items.ts'
import { askForSync, inOneTab } from './one-tab.ts'
import { type OutboxName, type QueuedItem, readQueued } from './queued-items.ts'
import { isToForget, isTooOld, meaningOf, pauseAfter } from './rules.ts'

/** An item in the list of all: its text and the screen it belongs to. */
export type Shown = { text: string; to: string }
export type Sending<A = unknown> = {
  files: readonly File[]
  onProgress: (percent: number) => void
  /** Resolves the form's promise before the rest is sent. False where no form waits. */
  answered: (answer: A) => boolean
}
type Queued = Pick<Call<Endpoint & { queued: true }>, 'key' | 'endpoint'>

export type Kind<T, A = unknown> = {
  kind: OutboxName
  /** The calls that send it; only calls marked `queued` in the contract compile. */
  calls: readonly Queued[]
  /** Urgent: sent even if the limit of parallel sends is reached. */
  isPressing?: boolean
  /** Key of the thing it is about: items with one key are sent in order, and those of other keys do not wait for them. */
  about: (written: T, client_id: string) => string
  /** Reason shown where the browser deleted the files; only kinds with files need it. */
  gone?: string
  shown: (one: Unsent<T>) => Shown
  /** Removes the item and reopens it for editing. */
  edit?: (one: Unsent<T>) => void
  /** Sends it; idempotent by its `client_id`. */
  send: (one: Unsent<T>, sending: Sending<A>) => Promise<A>
}

const kinds = new Map<OutboxName, Kind<object>>()

export function know(kind: Kind<object>): void {
  kinds.set(kind.kind, kind)
  show() // re-renders items that were waiting for this code
}

/** Null until the code of its kind is loaded. */
export const kindOf = ({ kind }: Pick<QueuedItem, 'kind'>): Kind<object> | null => kinds.get(kind) ?? null

/** Forms waiting for the result of the first try. */
const awaited = new Map<string, { resolve: (answer: unknown) => void; reject: (error: unknown) => void }>()

/** Forms that were closed: their results are shown in the list instead. */
const left = new Set<string>()

/** The result of the first try; null where it stays queued; never settles once the form was closed. */
export const firstTry = (client_id: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (!left.has(client_id)) awaited.set(client_id, { resolve, reject })
  })

/** The form is closed: a refused item is kept from now on, since its text is nowhere else. */
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

/** Parallel sends, not to divide a slow connection further. */
const MOST_AT_ONCE = 2
const running = new Set<string>()
let again: ReturnType<typeof setTimeout> | undefined

/** Sends what is due; resolves when nothing more can be sent. Refused items do not block others. */
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

/** Tells forms that their item is queued: offline, behind another about the same thing, or behind sends under way. */
function tellWaiting(about: string): void {
  for (const one of readToSend()) if (one.about === about) tell(one.client_id, null)
}

/** The network is back: items without an answer are retried at once. Delays set by the server still hold. */
export function hurry(): Promise<void> {
  for (const { client_id, state } of readToSend())
    if (state === 'unsure') change(client_id, { tries: 0, next_at: 0 })
  return flush()
}

/** The person asked to send it now. */
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
const readToSend = (): Unsent[] => readQueued<Unsent>().filter(isToSend)

/**
 * The first item about a thing; null if it is not due, which also holds back those after it. Read afresh each time, since another tab may
 * have sent it.
 */
function firstOf(about: string): Unsent | null {
  const first = readToSend().find((one) => one.about === about)
  return first && dueAt(first) <= Date.now() ? first : null
}

/** Due at once if the last try lies in the future: the device's clock was wrong then, and so is `next_at`. */
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
  for (const call of calls) void invalidateBy(call) // refetches, since the screen showed outdated data
  const form = awaited.get(client_id)
  awaited.delete(client_id)
  if (!form) return change(client_id, { state, reason: messageOf(error) })
  drop(client_id) // its text is still in the form
  form.reject(error)
}

/** Items that waited too long are not sent without asking. Those interrupted by going offline may have arrived. */
function tidy(now = Date.now()): void {
  for (const one of readQueued<Unsent>()) {
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
