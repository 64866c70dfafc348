import { useSyncExternalStore } from 'react'
import { outbox as words } from '#words/outbox'
import { toast } from '../../ui/feedback/toast.tsx'
import { dropFiles, keepFiles } from '../browser/file-store.ts'
import { read, remove, write } from '../browser/storage.ts'
import { onSessionEnd } from '../session/session.ts'
import { isPlace, type Kept, type OutboxName, placeOf, readKept } from './kept.ts'

type Fields = Kept & {
  /** How much of its files is sent. */
  percent?: number
  /** Why it was refused. */
  reason?: string | undefined
  tries?: number
  /** Before this it is not tried again by itself. */
  next_at?: number
  /** When it was tried last, by the clock of this phone. */
  tried_at?: number
  /** When its person said that it should still go. */
  again_at?: string
  sent_at?: string
}
/** What was written and is not known to be there yet. */
export type Unsent<T = object> = T & Fields

const watchers = new Set<() => void>()
let all: readonly Unsent[] = readKept<Unsent>()
let byKind = new Map<OutboxName, readonly Unsent[]>()

/** The screens look again. */
export function show(): void {
  all = readKept<Unsent>()
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

/** All of the person's, also what was sent within a day. */
export const useKept = (): readonly Unsent[] => useSyncExternalStore(watch, () => all)
export const useWaiting = (kind: OutboxName): readonly Unsent[] =>
  useSyncExternalStore(watch, () => waitingOf(kind))

let adding: Promise<void> = Promise.resolve()

/** Answers when it is kept. One after the other: what is written behind a photo does not overtake it while that is put away. */
export function put(one: Unsent, files: readonly File[]): Promise<void> {
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
}

/** Not what another tab has taken out meanwhile. */
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

/** It is there: what it said is not kept any longer, only that it went. */
export function settle({ client_id, kind, about, order, written_at, user_id }: Unsent): void {
  const sent = { client_id, kind, about, order, written_at, user_id, state: 'sent' as const }
  if (read(placeOf(client_id))) write(placeOf(client_id), { ...sent, sent_at: new Date().toISOString() })
  show()
  void dropFiles(client_id)
}

onSessionEnd(show)
window.addEventListener('storage', ({ key }) => isPlace(key) && show())
