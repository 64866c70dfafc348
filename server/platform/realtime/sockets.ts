import type { Server } from 'node:http'
import { CLOSE, ClientMessage, type ServerMessage } from '@gida/contract/shared/live'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Actor } from '../access/actor.ts'
import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { CHANNEL, readEvents } from './live.ts'

const MOST_PER_PERSON = 10
/** A client slower than this is closed rather than buffered for without end. */
const MOST_BUFFERED = 1_000_000
const SILENCE_MS = 90_000
const PATH = /^\/api\/v1\/ws\/([0-9a-f-]{36})(?:\?|$)/

type Line = { socket: WebSocket; actor: Actor; sent: number; heard: number; pumping: Promise<void> }

/** Turns a ticket, or an access token as the specification has it, into an actor. */
export type AdmitToSocket = (services: Services, token: string) => Promise<Actor>

/** The live sockets of this node. */
export async function serveSockets(server: Server, services: Services, admit: AdmitToSocket): Promise<() => Promise<void>> {
  const wss = new WebSocketServer({ noServer: true, maxPayload: 64_000 })
  const lines = new Map<string, Set<Line>>()

  server.on('upgrade', (request, socket, head) => {
    const match = PATH.exec(request.url ?? '')
    if (!match?.[1] || !sameOrigin(request.headers.origin, request.headers.host, services)) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
      return
    }
    const user = match[1]
    const token = new URL(request.url ?? '', 'http://gida').searchParams.get('token') ?? ''
    wss.handleUpgrade(request, socket, head, (opened) => void welcome(opened, user, token))
  })

  async function welcome(socket: WebSocket, user: string, token: string): Promise<void> {
    socket.on('error', () => socket.terminate())
    const early: string[] = []
    const keep = (data: unknown) => early.push(String(data))
    socket.on('message', keep)
    const actor = await admit(services, token).catch((error: unknown) => {
      const known = error instanceof Problem && error.status === 401
      socket.close(known ? CLOSE.TOKEN_ENDED : CLOSE.AUTH_UNAVAILABLE, known ? error.code : 'AUTH_UNAVAILABLE')
    })
    if (!actor) return
    if (actor.user_id !== user) return socket.close(CLOSE.TOKEN_ENDED, 'UNAUTHENTICATED')
    const theirs = lines.get(user) ?? new Set()
    if (theirs.size >= MOST_PER_PERSON) return socket.close(CLOSE.TOO_MANY_CONNECTIONS, 'TOO_MANY_CONNECTIONS')

    const line: Line = { socket, actor, sent: Number.POSITIVE_INFINITY, heard: Date.now(), pumping: Promise.resolve() }
    lines.set(user, theirs.add(line))
    socket.on('close', () => {
      theirs.delete(line)
      if (theirs.size === 0) lines.delete(user)
    })
    const start = await services
      .transaction(actor, (tx) => readEvents(tx, user, 0, 1))
      .catch(() => socket.close(CLOSE.AUTH_UNAVAILABLE, 'AUTH_UNAVAILABLE'))
    if (!start) return
    line.sent = start.last_seq
    say(line, { type: 'ready', data: { last_seq: start.last_seq } })
    socket.off('message', keep)
    socket.on('message', (data) => hear(line, String(data)))
    for (const data of early) hear(line, data)
  }

  function hear(line: Line, data: string): void {
    line.heard = Date.now()
    const read = ClientMessage.safeParse(parse(data))
    if (!read.success) {
      say(line, { type: 'error', data: { error_code: 'VALIDATION_ERROR', message: 'That message was not understood.' } })
    } else if (read.data.type === 'ping') {
      say(line, { type: 'pong', data: {} })
    } else {
      const { last_seq } = read.data.data
      line.pumping = line.pumping.then(() => resume(line, last_seq)).catch(() => line.socket.terminate())
    }
  }

  /** From the number that the client saw last; or `resync` when what it missed is no longer kept. */
  async function resume(line: Line, from: number): Promise<void> {
    const { events, last_seq } = await read(line, from)
    const complete = from >= last_seq || events[0]?.seq === from + 1
    line.sent = complete ? Math.min(from, last_seq) : last_seq
    if (!complete) say(line, { type: 'resync', data: { last_seq } })
    await pump(line)
  }

  async function pump(line: Line): Promise<void> {
    for (;;) {
      const { events } = await read(line, line.sent)
      for (const event of events) {
        say(line, event as ServerMessage)
        line.sent = event.seq
      }
      if (events.length === 0) return
    }
  }

  const read = (line: Line, after: number) =>
    services.transaction(line.actor, (tx) => readEvents(tx, line.actor.user_id, after)).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 401) line.socket.close(CLOSE.TOKEN_ENDED, error.code)
      throw error
    })

  const stopListening = await services.database.listen(CHANNEL, (payload) => {
    const ended = payload.startsWith('!')
    for (const line of lines.get(ended ? payload.slice(1) : payload) ?? []) {
      // After the end of one session others of the same person may go on: the next read tells which.
      line.pumping = line.pumping.then(() => pump(line)).catch(() => {})
    }
  })
  const watch = setInterval(() => {
    for (const line of [...lines.values()].flatMap((theirs) => [...theirs])) {
      if (Date.now() - line.heard > SILENCE_MS) line.socket.terminate()
    }
  }, 30_000)

  return async () => {
    clearInterval(watch)
    await stopListening()
    for (const { socket } of [...lines.values()].flatMap((theirs) => [...theirs])) socket.close(1001, 'going away')
    wss.close()
  }
}

function say(line: Line, message: ServerMessage): void {
  if (line.socket.bufferedAmount > MOST_BUFFERED) return line.socket.terminate()
  line.socket.send(JSON.stringify(message))
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

/** A page of another site cannot open a socket with somebody's session. Programs send no Origin. */
function sameOrigin(origin: string | undefined, host: string | undefined, services: Services): boolean {
  if (!origin) return true
  return origin === services.config.http.publicUrl || new URL(origin).host === host
}
