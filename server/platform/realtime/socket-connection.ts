import { CLOSE, type ClientAct, ClientMessage, type ServerMessage } from '@gida/contract/live'
import { WebSocket } from 'ws'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { retryTransaction } from '../db/retry-transaction.ts'
import { Problem, problem } from '../errors/problem.ts'
import { parseJson } from '../http/bodies/parse-json.ts'
import type { Services } from '../services.ts'
import { lastSeq, readEvents, type StoredEvent } from './live.ts'
import { makePace } from './message-pace.ts'

/** Events read at a time. More are read once these were sent. */
export const PAGE = 100
/** A client that missed more reloads its lists, which is faster than replaying. */
const MOST_REPLAYED = 1000
/** A client with more unsent bytes is disconnected instead of buffering without limit. */
const MOST_BUFFERED = 1_000_000
/** A page of events not sent within this time closes the socket; ms. */
const MOST_STALLED_MS = 30_000

/** Owner of a socket, and when the token that opened it expires, if it does. */
export type Admitted = Actor & { expires_at?: Date }

/** Handles a client message in a domain; the answer goes to that socket only. */
export type SocketActs = (tx: Tx, actor: Actor, act: ClientAct) => Promise<ServerMessage | null>

/** An event with its data already serialised. */
export type EncodedEvent = { seq: number; type: string; data: string; created_at: Date }

/** One open socket of one session, and the last event sent to it. */
export type SocketConnection = {
  readonly socket: WebSocket
  readonly actor: Admitted
  /** The sequence number of the last event sent. */
  readonly sent: number
  /** When the client last sent anything; milliseconds of this process. */
  readonly heard: number
  /** Checks for events to send and that the session is still valid. Runs once at a time. */
  wake(): void
  /** Sends its next events, read by the caller; false if it is busy or these are not the next ones. */
  take(events: readonly EncodedEvent[]): boolean
  receive(data: string): void
  send(message: ServerMessage): void
}

/** Greets the client, then sends its events until the socket closes. */
export function openSocketConnection(
  services: Services,
  socket: WebSocket,
  actor: Admitted,
  acts: SocketActs,
): SocketConnection {
  let sent = 0
  let heard = performance.now()
  /** Latency is not measured for earlier events: the client was away. */
  let since = services.clock.now()
  let from: number | null = null
  let greeted = false
  let due = false
  let running = false
  const pace = makePace()

  const isOpen = () => socket.readyState === WebSocket.OPEN

  /** Every read is a transaction of this session, so that an ended session or changed rights stop it. */
  const ask = async <T>(read: (tx: Tx) => Promise<T>): Promise<T> => {
    if (actor.expires_at && actor.expires_at <= services.clock.now()) throw problem('TOKEN_EXPIRED')
    return services.transaction(actor, read)
  }

  async function greet(): Promise<void> {
    since = services.clock.now()
    sent = await ask((tx) => lastSeq(tx, actor.user_id))
    greeted = true
    send({ type: 'ready', data: { last_seq: sent } })
  }

  /** Resumes after the client's last sequence number; sends `resync` if that is no longer available. */
  async function resume(): Promise<void> {
    const wanted = from ?? 0
    since = services.clock.now()
    const { last, events } = await ask(async (tx) => {
      const last = await lastSeq(tx, actor.user_id)
      return { last, events: await readEvents(tx, actor.user_id, wanted, 1) }
    })
    const isThere = wanted === last || events[0]?.seq === wanted + 1
    const complete = isThere && last - wanted <= MOST_REPLAYED
    sent = complete ? wanted : last
    if (from === wanted) from = null
    if (!complete) send({ type: 'resync', data: { last_seq: last } })
  }

  async function pump(): Promise<void> {
    for (;;) {
      const events = await ask((tx) => readEvents(tx, actor.user_id, sent, PAGE))
      for (const { created_at, ...event } of events) {
        send(event as Omit<StoredEvent, 'created_at'> & ServerMessage)
        observe('look', created_at)
      }
      sent = events.at(-1)?.seq ?? sent
      if (events.length < PAGE || !isOpen() || from !== null) return
      await flushed()
    }
  }

  async function run(): Promise<void> {
    running = true
    try {
      while (due && isOpen()) {
        due = false
        if (!greeted) await greet()
        while (from !== null) await resume()
        await pump()
      }
    } catch (error) {
      fail(error)
    } finally {
      running = false
    }
    if (due && isOpen()) wake()
  }

  /** Database down: a connection not yet greeted is closed, others catch up with the next sweep. */
  function fail(error: unknown): void {
    if (error instanceof Problem && error.status === 401) socket.close(CLOSE.TOKEN_ENDED, error.code)
    else if (!greeted) socket.close(CLOSE.AUTH_UNAVAILABLE, 'AUTH_UNAVAILABLE')
    due = false
  }

  function wake(): void {
    due = true
    if (!running) void run()
  }

  function take(events: readonly EncodedEvent[]): boolean {
    const isOver = actor.expires_at !== undefined && actor.expires_at <= services.clock.now()
    if (!greeted || running || from !== null || isOver || events[0]?.seq !== sent + 1) return false
    for (const { seq, type, data, created_at } of events) {
      write(`{"seq":${seq},"type":${JSON.stringify(type)},"data":${data}}`)
      sent = seq
      observe('notice', created_at)
    }
    if (events.length >= PAGE) wake()
    return true
  }

  function receive(data: string): void {
    if (!isOpen()) return
    if (pace.isFlooding()) return socket.terminate()
    heard = performance.now()
    const read = ClientMessage.safeParse(parseJson(data))
    if (!read.success) {
      const message = 'That message was not understood.'
      send({ type: 'error', data: { error_code: 'VALIDATION_ERROR', message } })
    } else if (read.data.type === 'ping') {
      send({ type: 'pong', data: {} })
    } else if (read.data.type === 'resume') {
      from = read.data.data.last_seq
      wake()
    } else void act(read.data)
  }

  /** Runs one client message in its own transaction; a refusal goes back on this socket. The domain keeps the order. */
  async function act(wanted: ClientAct): Promise<void> {
    const client_id = wanted.type === 'send_message' ? wanted.data.client_id : undefined
    try {
      if (!pace.mayAct()) throw problem('TOO_MANY_REQUESTS')
      const answer = await retryTransaction(services.random, () => ask((tx) => acts(tx, actor, wanted)))
      if (answer) send(answer)
    } catch (error) {
      const { code, message } = error instanceof Problem ? error : problem('INTERNAL_ERROR')
      if (!(error instanceof Problem)) services.log.error({ error, act: wanted.type }, 'a call failed')
      send({ type: 'error', data: { error_code: code, message, ...(client_id && { client_id }) } })
    }
  }

  const send = (message: ServerMessage): void => write(JSON.stringify(message))

  function write(message: string): void {
    if (!isOpen()) return
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate()
    else socket.send(message)
  }

  function observe(by: 'notice' | 'look', written: Date): void {
    if (!isOpen() || written < since) return
    const took = Math.max(0, services.clock.now().getTime() - written.getTime()) // another node's clock may be ahead
    services.metrics.observe('gida_live_seconds', { by }, took / 1000)
  }

  /** Resolves when everything sent has left this process, or the socket is gone. */
  async function flushed(): Promise<void> {
    const stalled = setTimeout(() => socket.terminate(), MOST_STALLED_MS)
    await new Promise<void>((resolve) => socket.ping(undefined, undefined, () => resolve()))
    clearTimeout(stalled)
  }

  wake()
  return {
    socket,
    actor,
    get sent() {
      return sent
    },
    get heard() {
      return heard
    },
    wake,
    take,
    receive,
    send,
  }
}
