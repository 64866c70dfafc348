import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What comes within this time of what was just sent waits, and goes together. */
const GATHER_MS = 20
/** Of the queue's library: it wakes as many idle workers as there are jobs. */
const JOBS_CHANNEL = 'jobs:insert'

/**
 * What a transaction has to tell other processes when it has committed: each a hint that something is there to be read, so a lost one
 * loses nothing. It is never sent by the transaction itself, whose commit would then wait for that of everybody who does the same.
 */
export class Notices {
  readonly #heard: { channel: string; payload: string }[] = []
  #jobs = 0

  /** At most 8,000 bytes. */
  add(channel: string, payload: string): void {
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

  /** By place, channel and content; what is said twice is said once. */
  toSend(): [channels: string[], payloads: string[]] {
    const jobs = this.#jobs > 0 ? [{ channel: JOBS_CHANNEL, payload: `{"count":${this.#jobs}}` }] : []
    const all = [...this.#heard, ...jobs]
    return [all.map(({ channel }) => channel), all.map(({ payload }) => payload)]
  }
}

export type NoticeSender = { send(notices: Notices): void; close(): Promise<void> }

/**
 * Sends what this process has to tell over one connection of its own, which does not wait for the disk: the first at once, what comes
 * meanwhile together. While the database is away they are lost; whoever listens looks by itself from time to time.
 */
export function openNoticeSender(url: string): NoticeSender {
  let waiting = new Notices()
  let sending: Promise<void> | undefined
  let connection: Promise<pg.Client> | undefined
  const closing = new AbortController()

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'gida notices',
      keepAlive: true,
      options: '-c synchronous_commit=off',
    })
    const forget = () => {
      connection = undefined
    }
    client.once('end', forget).on('error', forget)
    await client.connect()
    return client
  }

  async function tell(notices: Notices): Promise<void> {
    connection ??= connect()
    try {
      const client = await connection
      await client.query(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) n (channel, payload)',
        notices.toSend(),
      )
    } catch {
      connection = undefined
    }
  }

  async function sendAll(): Promise<void> {
    for (; !waiting.isEmpty; ) {
      const now = waiting
      waiting = new Notices()
      await tell(now)
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
      const client = await connection?.catch(() => undefined)
      await client?.end().catch(() => {})
    },
  }
}
