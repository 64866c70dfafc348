import { useSyncExternalStore } from 'react'
import { outbox as words } from '#words/outbox'
import { toast } from '../../ui/feedback/toast.tsx'
import { dropFiles, keepFiles } from '../browser/file-store.ts'
import { read, remove, write } from '../browser/storage.ts'
import { onSessionEnd } from '../session/session.ts'
import { isPlace, type OutboxName, placeOf, type QueuedItem, readQueued } from './queued-items.ts'

type Fields = QueuedItem & {
  /** Upload progress of its files, in percent. */
  percent?: number
  /** Why it was refused. */
  reason?: string | undefined
  tries?: number
  /** No automatic retry before this time. */
  next_at?: number
  /** Last try, by this device's clock. */
  tried_at?: number
  /** When the person asked to send it again. */
  again_at?: string
  sent_at?: string
}
/** An item that is not known to have reached the server. */
export type Unsent<T = object> = T & Fields

const watchers = new Set<() => void>()
let all: readonly Unsent[] = readQueued<Unsent>()
let byKind = new Map<OutboxName, readonly Unsent[]>()

/** Reloads the items and re-renders the screens. */
export function show(): void {
  all = readQueued<Unsent>()
  byKind = new Map()
  for (const watch of watchers) watch()
}
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function waitingOf(kind: OutboxName): readonly Unsent[] {
  const found = byKind.get(kind) ?? all.filter((one) => one.kind === kind && one.state !== 'sent')
  byKind.set(kind, found)
  return found
}

/** All items of the person, including those sent within a day. */
export const useKept = (): readonly Unsent[] => useSyncExternalStore(watch, () => all)
export const useWaiting = (kind: OutboxName): readonly Unsent[] =>
  useSyncExternalStore(watch, () => waitingOf(kind))

let adding: Promise<void> = Promise.resolve()

/** Resolves once the item is stored. Items are stored one after the other, so that a later text does not overtake an earlier photo. */
export function put(one: Unsent, files: readonly File[]): Promise<void> {
  adding = adding.then(() => keep(one, files))
  return adding
}

/** Stores the files first, so that the item never exists without them. */
async function keep(one: Unsent, files: readonly File[]): Promise<void> {
  const areFilesKept = files.length === 0 || (await keepFiles(one.client_id, files))
  const order = Math.max(0, ...readQueued().map((kept) => kept.order)) + 1
  const isKept = write(placeOf(one.client_id), { ...one, order }) && areFilesKept
  if (!isKept) toast.error(words.full.title, { note: words.full.text })
  show()
}

/** Does nothing where another tab has removed the item. */
export function change(client_id: string, to: Partial<Fields>): void {
  const one = read<Unsent>(placeOf(client_id))
  if (one) write(placeOf(client_id), { ...one, ...to })
  show()
}

export function drop(client_id: string): void {
  remove(placeOf(client_id))
  show()
  void dropFiles(client_id)
}

/** Sent: keeps only the record that it was sent, not its content. */
export function settle({ client_id, kind, about, order, written_at, user_id }: Unsent): void {
  const sent = { client_id, kind, about, order, written_at, user_id, state: 'sent' as const }
  if (read(placeOf(client_id))) write(placeOf(client_id), { ...sent, sent_at: new Date().toISOString() })
  show()
  void dropFiles(client_id)
}

onSessionEnd(show)
window.addEventListener('storage', ({ key }) => isPlace(key) && show())
