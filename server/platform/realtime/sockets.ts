import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE, type PassingEvent } from '@gida/contract/live'
import { sql } from 'kysely'
import { WebSocket, WebSocketServer } from 'ws'
import type { Tx } from '../db/db.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { makeDelivery } from './deliver.ts'
import { CHANNEL, TRANSIENT_CHANNEL, type TransientEvent } from './live.ts'
import {
  type Admitted,
  openSocketConnection,
  type SocketActs,
  type SocketConnection,
} from './socket-connection.ts'
import { refuse, sameOrigin } from './upgrade-request.ts'

const PATH = /^\/api\/v1\/ws\/([0-9a-f-]{36})(?:\?|$)/
/** Messages kept from a client before it is admitted. */
const MOST_EARLY = 10
/** Sockets closed at a time on shutdown, since all would reconnect to the other nodes at once. */
const SLICE = 50
/** Pause between slices of a broadcast; ms. */
const SLICE_MS = 50

export type SocketLimits = {
  /** Per node. */
  mostPerPerson: number
  /** Clients send a heartbeat every 30 s; one silent for this long is gone. */
  silenceMs: number
  /** How often to check for silent clients and lost notices. */
  sweepMs: number
}
const LIMITS: SocketLimits = { mostPerPerson: 10, silenceMs: 90_000, sweepMs: 30_000 }

/** Resolves a ticket, or an access token as in the specification, to an actor. */
export type AdmitToSocket = (services: Services, token: string) => Promise<Admitted>

/**
 * Serves live sockets on upgrade requests of `server`. A socket's URL holds a token and is never logged. Returns a
 * function that closes the sockets, spread over some time.
 */
export async function serveSockets(
  server: EventEmitter,
  services: Services,
  admit: AdmitToSocket,
  acts: SocketActs,
  limits: SocketLimits = LIMITS,
): Promise<(spreadMs?: number) => Promise<void>> {
  const wss = new WebSocketServer({ noServer: true, maxPayload: 64_000 })
  const connections = new Map<string, Set<SocketConnection>>()
  const all = () => [...connections.values()].flatMap((theirs) => [...theirs])

  services.metrics.gauge(() => [{ metric: 'gida_sockets_open', value: all().length }])

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const user = PATH.exec(request.url ?? '')?.[1]
    const { origin, host } = request.headers
    if (!user) refuse(socket, '404 Not Found')
    else if (!sameOrigin(origin, host, services.config.http.publicUrl)) refuse(socket, '403 Forbidden')
    else {
      const token = new URL(request.url ?? '', 'http://gida').searchParams.get('token') ?? ''
      wss.handleUpgrade(request, socket, head, (opened) => void welcome(opened, user, token))
    }
  }

  async function welcome(socket: WebSocket, user: string, token: string): Promise<void> {
    socket.on('error', () => socket.terminate())
    const early: string[] = []
    const keep = (data: unknown) => {
      if (early.push(String(data)) > MOST_EARLY) socket.terminate()
    }
    socket.on('message', keep)

    const actor = await admit(services, token).catch((error: unknown) => turnAway(socket, error))
    if (!actor || socket.readyState !== WebSocket.OPEN) return
    const theirs = connections.get(user) ?? new Set<SocketConnection>()
    if (actor.user_id !== user) socket.close(CLOSE.TOKEN_ENDED, 'UNAUTHENTICATED')
    else if (theirs.size >= limits.mostPerPerson) {
      socket.close(CLOSE.TOO_MANY_CONNECTIONS, 'TOO_MANY_CONNECTIONS')
    } else {
      socket.off('message', keep)
      const connection = openSocketConnection(services, socket, actor, acts)
      for (const data of early) connection.receive(data) // a client that sends its position at once must be resumed before new events
      follow(connection, theirs)
    }
  }

  function follow(connection: SocketConnection, theirs: Set<SocketConnection>): void {
    const { socket, actor } = connection
    connections.set(actor.user_id, theirs.add(connection))
    socket.on('message', (data) => connection.receive(String(data)))
    socket.on('close', () => {
      theirs.delete(connection)
      if (theirs.size === 0) connections.delete(actor.user_id)
    })
  }

  const deliver = makeDelivery(services)
  // Ending one session leaves the person's others open; each connection's next read shows which ended.
  const wakePerson = (payload: string) => {
    const isAboutSessions = payload.startsWith('!')
    for (const connection of connections.get(payload.replace('!', '')) ?? [])
      if (isAboutSessions) connection.wake()
      else deliver(connection)
  }
  const stopListening = await services.database.listen(CHANNEL, wakePerson)
  const stopPassing = await services.database.listen(TRANSIENT_CHANNEL, (payload) => {
    const { to, event } = JSON.parse(payload) as TransientEvent
    if ('roles' in to) void sendToAll(to.roles, event)
    else
      for (const user_id of to)
        for (const connection of connections.get(user_id) ?? []) connection.send(event)
  })

  /** Spread over time, so that clients do not all react at once. */
  async function sendToAll(roles: readonly string[] | null, event: PassingEvent): Promise<void> {
    const hearing = all().filter(({ actor }) => !roles || roles.includes(actor.role))
    for (const [nth, connection] of hearing.entries()) {
      connection.send(event)
      if (nth % SLICE === SLICE - 1) await pause(SLICE_MS)
    }
  }

  async function sweep(): Promise<void> {
    for (const { socket, heard } of all()) {
      if (performance.now() - heard > limits.silenceMs) socket.terminate()
    }
    const open = all()
    if (open.length === 0) return
    const states = await services.transaction('system', (tx) => readStates(tx, open))
    for (const connection of open) {
      const { session_id, expires_at } = connection.actor
      const state = states.get(session_id)
      const isOver = !state || state.over || (expires_at && expires_at <= services.clock.now())
      if (isOver || state.last_seq > connection.sent) connection.wake()
    }
  }
  const sweeps = setInterval(() => sweep().catch(() => {}), limits.sweepMs) // database down: the next sweep catches up

  server.on('upgrade', upgrade)
  return async (spreadMs = 0) => {
    server.off('upgrade', upgrade)
    clearInterval(sweeps)
    const open = all()
    for (const [nth, { socket }] of open.entries()) {
      socket.close(CLOSE.RESTART, 'restart')
      if (nth % SLICE === SLICE - 1) await pause((spreadMs * SLICE) / open.length) // other connections get the event in the next slice
    }
    await stopListening()
    await stopPassing()
    wss.close()
  }
}

/** Ended sessions, and the last sequence number of each person: one read for the whole node. */
async function readStates(tx: Tx, connections: readonly SocketConnection[]) {
  const session_ids = connections.map((connection) => connection.actor.session_id)
  const { rows } = await sql<{ session_id: string; over: boolean; last_seq: number }>`
    select s.id as session_id, s.ended_at is not null or s.expires_at <= app.now() as over,
      coalesce(c.last_seq, 0) as last_seq
    from session s left join live_counter c on c.user_id = s.user_id
    where s.id = any(${session_ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.session_id, row]))
}

function turnAway(socket: WebSocket, error: unknown): void {
  if (error instanceof Problem && error.status === 401) socket.close(CLOSE.TOKEN_ENDED, error.code)
  else socket.close(CLOSE.AUTH_UNAVAILABLE, 'AUTH_UNAVAILABLE')
}
