import { useSyncExternalStore } from 'react'
import { isOnline, onNetworkChange } from '../../platform/browser/online.ts'
import { read, remove, write } from '../../platform/browser/storage.ts'
import { client } from '../../platform/http/api.ts'
import { isApiError, isUnanswered, messageOf } from '../../platform/http/errors.ts'
import { onSessionEnd } from '../../platform/session/session.ts'
import { putMessage } from './message-cache.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** What was written and is not known to be there yet. It outlives a reload, and is sent once, by its `client_id`. */
export type Unsent = {
  client_id: string
  conversation_id: string
  content: string
  reply_to_id?: string
  written_at: string
  state: 'waiting' | 'sending' | 'unsure' | 'refused'
  /** Why it was refused. */
  reason?: string
}

const AGAIN_MS = 5_000

let unsent: readonly Unsent[] = (read<Unsent[]>(UNSENT_KEY) ?? []).map((one) =>
  one.state === 'sending' ? { ...one, state: 'unsure' } : one,
)
const watchers = new Set<() => void>()
let again: ReturnType<typeof setTimeout> | undefined
let isRunning = false

function become(next: readonly Unsent[]): void {
  unsent = next
  if (next.length > 0) write(UNSENT_KEY, next)
  else remove(UNSENT_KEY)
  for (const watch of watchers) watch()
}

const change = (client_id: string, to: Partial<Unsent>) =>
  become(unsent.map((one) => (one.client_id === client_id ? { ...one, ...to } : one)))

export function sendLater(wanted: Pick<Unsent, 'conversation_id' | 'content' | 'reply_to_id'>): void {
  const one: Unsent = {
    ...wanted,
    client_id: crypto.randomUUID(),
    written_at: new Date().toISOString(),
    state: 'waiting',
  }
  become([...unsent, one])
  void flush()
}

export const dropUnsent = (client_id: string): void =>
  become(unsent.filter((one) => one.client_id !== client_id))

export function sendAgain(client_id: string): void {
  change(client_id, { state: 'waiting' })
  void flush()
}

/** One after the other in the order of writing; one that is refused stands aside and holds up nobody. */
export async function flush(): Promise<void> {
  if (isRunning || !isOnline()) return
  isRunning = true
  clearTimeout(again)
  try {
    for (let one = next(); one; one = next()) if (!(await tried(one))) break
  } finally {
    isRunning = false
  }
}

const next = () => unsent.find(({ state }) => state === 'waiting' || state === 'unsure')

/** False where it is no use to go on now. */
async function tried(one: Unsent): Promise<boolean> {
  const { client_id, conversation_id, content, reply_to_id } = one
  change(client_id, { state: 'sending' })
  try {
    const sent = await client.conversations.sendMessage({
      body: { client_id, conversation_id, content, ...(reply_to_id && { reply_to_id }) },
    })
    putMessage(sent)
    dropUnsent(client_id)
    return true
  } catch (error) {
    const isLater =
      isUnanswered(error) || (isApiError(error) && (error.status >= 500 || error.status === 429))
    change(client_id, isLater ? { state: 'unsure' } : { state: 'refused', reason: messageOf(error) })
    if (isLater) again = setTimeout(() => void flush(), AGAIN_MS)
    return !isLater
  }
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

onNetworkChange(() => void flush())
onSessionEnd(() => become([]))
