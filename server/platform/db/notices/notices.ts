import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from '../connections/persistent-connection.ts'

/** Notices within this time of the last send are batched. */
const GATHER_MS = 20
/** PostgreSQL's limit is just below it. */
const MOST_BYTES = 8_000
/** Channel of graphile-worker: it wakes as many idle workers as there are jobs. */
const JOBS_CHANNEL = 'jobs:insert'

export type Notice = { channel: string; payload: string }

/**
 * What a transaction tells other processes after its commit: hints that something is there to read, so that a lost one
 * loses nothing. Not sent with NOTIFY in the transaction itself, because notifying commits run one at a time.
 */
export class Notices {
  readonly #heard: Notice[] = []
  #jobs = 0

  /** A notice that is too long throws here, in its own transaction, and not later together with others. */
  add(channel: string, payload: string): void {
    if (Buffer.byteLength(payload) >= MOST_BYTES) throw new RangeError(`A notice on ${channel} is too long.`)
    this.#heard.push({ channel, payload })
  }

  addJobs(count: number): void {
    this.#jobs += count
  }

  get isEmpty(): boolean {
    return this.#heard.length === 0 && this.#jobs === 0
  }

  /** Moves all notices of `others` here. */
  take(others: Notices): void {
    for (const notice of others.#heard.splice(0)) this.#heard.push(notice)
    this.#jobs += others.#jobs
    others.#jobs = 0
  }

  /** Takes all but the job notices. */
  takeHeard(): Notices {
    const heard = new Notices()
    heard.#heard.push(...this.#heard.splice(0))
    return heard
  }

  toSend(): Notice[] {
    const jobs = this.#jobs > 0 ? [{ channel: JOBS_CHANNEL, payload: `{"count":${this.#jobs}}` }] : []
    return [...this.#heard, ...jobs]
  }
}

export type NoticeSender = { send(notices: Notices): void; close(): Promise<void> }

/** Transport of notices between processes: the database, or Valkey. */
export type NoticeWay = {
  /** Resolves once it listens. */
  hear(channel: string, heard: (payload: string) => void): Promise<Line>
  /** Gives up after `PATIENCE_MS` without an answer. */
  speak(): Promise<Line & { tell(notices: readonly Notice[]): Promise<unknown> }>
}

/**
 * Sends this process's notices over one dedicated connection: the first at once, later ones batched. Notices are lost
 * while there is no connection; listeners also poll.
 */
export function openNoticeSender({ speak }: Pick<NoticeWay, 'speak'>): NoticeSender {
  let waiting = new Notices()
  let sending: Promise<void> | undefined
  let line: ReturnType<typeof speak> | undefined
  const closing = new AbortController()

  function open(): ReturnType<typeof speak> {
    const opened = speak()
    opened
      .then(({ ended }) => ended)
      .then(
        () => drop(opened),
        () => {},
      ) // reported to whoever waits for it
    return opened
  }

  function drop(dead: ReturnType<typeof speak>): void {
    if (line === dead) line = undefined
    void dead.then(({ end }) => end()).catch(() => {})
  }

  async function tell(notices: Notices): Promise<boolean> {
    line ??= open()
    const used = line
    try {
      await (await used).tell(notices.toSend())
      return true
    } catch {
      drop(used)
      return false
    }
  }

  async function sendAll(): Promise<void> {
    for (; !waiting.isEmpty; ) {
      const now = waiting
      waiting = new Notices()
      if (!(await tell(now))) await tell(now) // the connection was lost since the last send: a new one may be open
      await pause(GATHER_MS, undefined, { signal: closing.signal }).catch(() => {}) // closing: what is left goes now
    }
    sending = undefined
  }

  return {
    send: (notices) => {
      if (notices.isEmpty) return
      waiting.take(notices)
      sending ??= sendAll()
    },
    close: async () => {
      closing.abort()
      await sending
      await line?.then(({ end }) => end()).catch(() => {})
    },
  }
}
