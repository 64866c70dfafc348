import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from '../lines/kept-line.ts'

/** What comes within this time of what was just sent waits, and goes together. */
const GATHER_MS = 20
/** PostgreSQL takes less. */
const MOST_BYTES = 8_000
/** Of the queue's library: it wakes as many idle workers as there are jobs. */
const JOBS_CHANNEL = 'jobs:insert'

export type Notice = { channel: string; payload: string }

/**
 * What a transaction has to tell other processes when it has committed: each a hint that something is there to be read, so a lost one
 * loses nothing. It is never sent by the transaction itself, whose commit would then wait for that of everybody who does the same.
 */
export class Notices {
  readonly #heard: Notice[] = []
  #jobs = 0

  /** One that is too long fails here, in its own transaction, and not later with those of others. */
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

  /** Leaves nothing behind in the others. */
  take(others: Notices): void {
    for (const notice of others.#heard.splice(0)) this.#heard.push(notice)
    this.#jobs += others.#jobs
    others.#jobs = 0
  }

  /** All but the jobs, which stay. */
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

/** Where other processes are told and heard: the database, or Valkey. */
export type NoticeWay = {
  /** Stands where it hears. */
  hear(channel: string, heard: (payload: string) => void): Promise<Line>
  /** Tells no more than `PATIENCE_MS` after it fell silent. */
  speak(): Promise<Line & { tell(notices: readonly Notice[]): Promise<unknown> }>
}

/**
 * Sends what this process has to tell over one line of its own: the first at once, what comes meanwhile together. While no line stands they
 * are lost; whoever listens looks by itself from time to time.
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
      ) // told to whoever waits for it
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
      if (!(await tell(now))) await tell(now) // the line was lost since the last one: a new one may stand
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
