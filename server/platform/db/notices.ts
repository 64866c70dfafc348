import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What comes within this time of what was just sent waits, and goes together. */
const GATHER_MS = 20
/** A line on which nothing comes back for so long is dead: what was to be told meanwhile would pile up. */
const PATIENCE_MS = 5_000
/** PostgreSQL takes less. */
const MOST_BYTES = 8_000
/** Of the queue's library: it wakes as many idle workers as there are jobs. */
const JOBS_CHANNEL = 'jobs:insert'

/**
 * What a transaction has to tell other processes when it has committed: each a hint that something is there to be read, so a lost one
 * loses nothing. It is never sent by the transaction itself, whose commit would then wait for that of everybody who does the same.
 */
export class Notices {
  readonly #heard: { channel: string; payload: string }[] = []
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

  /** Channels and payloads, side by side. */
  toSend(): [channels: string[], payloads: string[]] {
    const jobs = this.#jobs > 0 ? [{ channel: JOBS_CHANNEL, payload: `{"count":${this.#jobs}}` }] : []
    const all = [...this.#heard, ...jobs]
    return [all.map(({ channel }) => channel), all.map(({ payload }) => payload)]
  }
}

type Line = { client: pg.Client; isReady: Promise<unknown> }
export type NoticeSender = { send(notices: Notices): void; close(): Promise<void> }

/**
 * Sends what this process has to tell over one connection of its own, which does not wait for the disk: the first at once, what comes
 * meanwhile together. While the database is away they are lost; whoever listens looks by itself from time to time.
 */
export function openNoticeSender(url: string): NoticeSender {
  let waiting = new Notices()
  let sending: Promise<void> | undefined
  let line: Line | undefined
  const closing = new AbortController()

  function open(): Line {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gida notices',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      options: '-c synchronous_commit=off',
    })
    const opened = { client, isReady: client.connect() }
    client.once('end', () => drop(opened)).on('error', () => drop(opened))
    return opened
  }

  function drop(dead: Line): void {
    if (line === dead) line = undefined
    void dead.client.end().catch(() => {})
  }

  async function tell(notices: Notices): Promise<boolean> {
    line ??= open()
    const used = line
    try {
      await used.isReady
      await used.client.query(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) n (channel, payload)',
        notices.toSend(),
      )
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
      await line?.client.end().catch(() => {})
    },
  }
}
