import { useSyncExternalStore } from 'react'
import { dropAllFiles, dropFiles, keepFiles } from '../../platform/browser/file-store.ts'
import { read, remove, write } from '../../platform/browser/storage.ts'
import { onSessionEnd } from '../../platform/session/session.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** What was written and is not known to be there yet. It outlives a reload, and is sent once, by its `client_id`. */
export type Unsent = {
  client_id: string
  conversation_id: string
  content: string
  reply_to_id?: string
  /** Its files are kept apart, under its `client_id`. */
  files?: { name: string; size: number }[]
  /** Of a voice note. */
  seconds?: number
  written_at: string
  state: 'waiting' | 'sending' | 'unsure' | 'refused'
  /** How much of its files is sent. */
  percent?: number
  /** Why it was refused. */
  reason?: string
}

export type Written = Pick<Unsent, 'conversation_id' | 'content' | 'reply_to_id' | 'seconds'> & {
  files?: File[]
}

let unsent: readonly Unsent[] = (read<Unsent[]>(UNSENT_KEY) ?? []).map((one) =>
  one.state === 'sending' ? { ...one, state: 'unsure' } : one,
)
const watchers = new Set<() => void>()

function become(next: readonly Unsent[]): void {
  unsent = next
  if (next.length > 0) write(UNSENT_KEY, next)
  else remove(UNSENT_KEY)
  for (const watch of watchers) watch()
}

/** The first that is to be sent; one that was refused stands aside and holds up nobody. */
export const nextUnsent = (): Unsent | undefined =>
  unsent.find(({ state }) => state === 'waiting' || state === 'unsure')

export const changeUnsent = (client_id: string, to: Partial<Unsent>): void =>
  become(unsent.map((one) => (one.client_id === client_id ? { ...one, ...to } : one)))

/** Its files first, so that it is never there without them. */
export async function addUnsent({ files = [], ...written }: Written): Promise<void> {
  const client_id = crypto.randomUUID()
  if (files.length > 0) await keepFiles(client_id, files)
  const one: Unsent = {
    ...written,
    ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
    client_id,
    written_at: new Date().toISOString(),
    state: 'waiting',
  }
  become([...unsent, one])
}

export function dropUnsent(client_id: string): void {
  const one = unsent.find((of) => of.client_id === client_id)
  become(unsent.filter((of) => of !== one))
  if (one?.files) void dropFiles(client_id)
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** What waits in one conversation, in the order of writing. */
export function useUnsent(conversation_id: string): Unsent[] {
  const all = useSyncExternalStore(watch, () => unsent)
  return all.filter((one) => one.conversation_id === conversation_id)
}

onSessionEnd(() => {
  become([])
  void dropAllFiles()
})
