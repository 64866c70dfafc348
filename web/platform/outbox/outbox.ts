import { useSyncExternalStore } from 'react'
import { dropFiles, keepFiles, readFiles } from '../browser/file-store.ts'
import { isOnline, onNetworkChange } from '../browser/online.ts'
import { read, remove, write } from '../browser/storage.ts'
import { isApiError, isUnanswered, messageOf } from '../http/errors.ts'
import { onSessionEnd, readTokens } from '../session/session.ts'
import { isMine } from './kept.ts'

/** What was written and is not known to be there yet. */
export type Unsent<T> = T & {
  client_id: string
  /** Its files are kept apart, under its `client_id`. */
  files?: { name: string; size: number }[]
  written_at: string
  /** Who wrote it: on a phone that is shared it goes under no other name. */
  user_id?: string | undefined
  /** `unsure`: no answer came, so it may be there already; sent again it is the same. */
  state: 'waiting' | 'sending' | 'unsure' | 'refused'
  /** How much of its files is sent. */
  percent?: number
  /** Why it was refused. */
  reason?: string
}

export type Sending = { files: readonly File[]; onProgress: (percent: number) => void }
type Options<T> = {
  /** Under which the browser keeps it. */
  key: string
  /** Said where the browser has thrown away the files. */
  gone: string
  /** Sends one; with its `client_id` it is done once, however often it is sent. */
  send: (one: Unsent<T>, sending: Sending) => Promise<unknown>
}

export type Outbox<T extends object> = ReturnType<typeof openOutbox<T>>

/** The first pause after no answer, and the longest. */
const PAUSE_MS = { first: 5_000, most: 300_000 }

/**
 * Keeps what is written until the server has it: it outlives a reload and a session that expired, and goes out in the order of
 * writing. Whoever signs out leaves nothing behind.
 */
export function openOutbox<T extends object>({ key, gone, send }: Options<T>) {
  type Item = Unsent<T>
  const readAll = () => read<Item[]>(key) ?? []
  const watchers = new Set<() => void>()
  const readMine = () => readAll().filter(isMine)
  let shown: readonly Item[] = readMine()
  let again: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSE_MS.first
  let isRunning = false

  function show(): void {
    shown = readMine()
    for (const watch of watchers) watch()
  }
  /** Of what is kept now: another tab may have written too. */
  function change(to: (all: readonly Item[]) => readonly Item[]): void {
    const next = to(readAll())
    if (next.length > 0) write(key, next)
    else remove(key)
    show()
  }
  const changeOne = (client_id: string, to: Partial<Unsent<object>>) =>
    change((all) => all.map((one) => (one.client_id === client_id ? { ...one, ...to } : one)))

  /** Answers when it is kept. Its files first, so that it is never there without them. */
  async function add(
    written: T,
    files: readonly File[] = [],
    client_id: string = crypto.randomUUID(),
  ): Promise<void> {
    if (files.length > 0) await keepFiles(client_id, files)
    const one: Item = {
      ...written,
      ...(files.length > 0 && { files: files.map(({ name, size }) => ({ name, size })) }),
      client_id,
      written_at: new Date().toISOString(),
      user_id: readTokens()?.user_id,
      state: 'waiting',
    }
    change((all) => [...all, one])
    void flush()
  }

  function drop(client_id: string): void {
    change((all) => all.filter((one) => one.client_id !== client_id))
    void dropFiles(client_id)
  }

  function sendAgain(client_id: string): void {
    changeOne(client_id, { state: 'waiting' })
    void flush()
  }

  /** One after the other; what was refused stands aside and holds up nobody. One tab sends at a time. */
  async function flush(): Promise<void> {
    if (isRunning || !isOnline()) return
    isRunning = true
    clearTimeout(again)
    try {
      await inOneTab(key, async () => {
        const next = () => readMine().find(({ state }) => state !== 'refused')
        for (let one = next(); one; one = next()) if (!(await tried(one))) break
      })
    } finally {
      isRunning = false
    }
  }

  /** False where it is no use to go on now. */
  async function tried(one: Item): Promise<boolean> {
    const { client_id } = one
    changeOne(client_id, { state: 'sending' })
    try {
      const files = one.files ? await readFiles(client_id) : []
      if (!files) throw new Error(gone)
      await send(one, { files, onProgress: (percent) => changeOne(client_id, { percent }) })
      drop(client_id)
      pause = PAUSE_MS.first
      return true
    } catch (error) {
      const isLater =
        isUnanswered(error) || (isApiError(error) && (error.status >= 500 || error.status === 429))
      changeOne(client_id, isLater ? { state: 'unsure' } : { state: 'refused', reason: messageOf(error) })
      if (isLater) {
        again = setTimeout(() => void flush(), pause)
        pause = Math.min(pause * 2, PAUSE_MS.most)
      }
      return !isLater
    }
  }

  const watch = (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }

  onNetworkChange(() => {
    pause = PAUSE_MS.first
    void flush()
  })
  onSessionEnd(show)
  window.addEventListener('storage', (event) => {
    if (event.key === key) show()
  })
  return {
    add,
    drop,
    sendAgain,
    flush,
    /** What waits, in the order of writing. */
    useUnsent: () => useSyncExternalStore(watch, () => shown),
  }
}

async function inOneTab(key: string, work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  await locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}
