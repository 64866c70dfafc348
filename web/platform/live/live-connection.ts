import { CLOSE, type ClientAct, type ServerMessage } from '@gida/contract/live'
import { read, remove, write } from '../browser/storage.ts'
import { fullJitter, type Random } from '../http/backoff.ts'
import { reportReachable, reportUnanswered } from '../http/reachability.ts'

export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'error'
export type LiveType = ServerMessage['type']
export type LiveData<T extends LiveType> = Extract<ServerMessage, { type: T }>['data']
/** Why the connection failed and does not reconnect until the person or the network acts. */
export type LiveProblem = 'lost' | 'rate_limited' | 'unavailable' | 'ended' | 'denied'

/** Dependencies, injected for tests. */
export type LiveNeeds = {
  getTicket: () => Promise<string>
  openSocket: (url: string) => WebSocket
  /** Resolves to whether the session was renewed. */
  renewSession: () => Promise<boolean>
  onProblem: (problem: LiveProblem) => void
  random?: Random
}
export type Live = ReturnType<typeof createLive>

const HEARTBEAT_MS = 30_000
const DELAY = { first: 6_000, factor: 2, most: 96_000 }
const MAX_RECONNECTS = 5
const SEQ_KEY = 'gida.live'
/** Our close code for a connection that looked open but missed its heartbeat. */
const SILENT = 4900

/**
 * The WebSocket with live events. Events are numbered per person: after `ready` the client resumes from the last number it saw, so none are
 * lost. The number is kept in the tab's storage and survives a reload; a new tab takes it from its first data (`live_seq`), since events
 * may come before `ready`.
 */
export function createLive(needs: LiveNeeds) {
  const handlers = new Map<string, Set<(data: never) => void>>()
  const watchers = new Set<() => void>()
  let state: LiveState = 'disconnected'
  let userId: string | null = null
  let socket: WebSocket | null = null
  let attempts = 0
  let renewals = 0
  let lastSeq: number | null = null
  let answeredPing = true
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function become(next: LiveState): void {
    state = next
    for (const watch of watchers) watch()
  }

  async function connect(): Promise<void> {
    const wanted = userId
    if (!wanted) return
    clearTimeout(retry)
    become('connecting')
    try {
      const ticket = await needs.getTicket()
      if (wanted !== userId || socket) return
      listen(needs.openSocket(socketUrl(wanted, ticket)))
    } catch {
      if (wanted === userId && !socket) retryLater()
    }
  }

  function listen(opened: WebSocket): void {
    socket = opened
    opened.onopen = () => {
      attempts = 0
      answeredPing = true
      become('connected')
      heartbeat = setInterval(beat, HEARTBEAT_MS)
    }
    opened.onmessage = (event) => {
      answeredPing = true
      reportReachable()
      receive(JSON.parse(String(event.data)) as ServerMessage)
    }
    opened.onclose = (event) => {
      if (socket === opened) closed(event.code)
    }
  }

  function beat(): void {
    if (answeredPing) {
      answeredPing = false
      send({ type: 'ping' })
    } else {
      reportUnanswered()
      drop(SILENT)
    }
  }

  function receive(message: ServerMessage): void {
    if (message.type === 'ready') {
      renewals = 0
      if (lastSeq === null) remember(message.data.last_seq)
      else if (lastSeq !== message.data.last_seq) send({ type: 'resume', data: { last_seq: lastSeq } })
    }
    if (message.type === 'resync') remember(message.data.last_seq)
    if ('seq' in message) {
      if (lastSeq !== null && message.seq <= lastSeq) return // seen already
      if (lastSeq !== null && message.seq > lastSeq + 1) {
        send({ type: 'resume', data: { last_seq: lastSeq } }) // a gap: resuming sends the missing event again
        return
      }
      remember(message.seq)
    }
    if (message.type === 'error' && message.data.error_code === 'PERMISSION_DENIED') needs.onProblem('denied')
    for (const handle of handlers.get(message.type) ?? []) handle(message.data as never)
  }

  function remember(seq: number): void {
    lastSeq = seq
    write(SEQ_KEY, { user_id: userId, seq }, 'session')
  }

  function closed(code: number): void {
    hangUp()
    if (code === CLOSE.NORMAL) become('disconnected')
    else if (code === CLOSE.TOKEN_ENDED) void renewAndConnect()
    else if (code === CLOSE.TOO_MANY_CONNECTIONS) fail('rate_limited')
    else if (code === CLOSE.AUTH_UNAVAILABLE) fail('unavailable')
    else retryLater()
  }

  async function renewAndConnect(): Promise<void> {
    const again = renewals++ > 0
    const renewed = again ? null : await needs.renewSession().catch(() => null)
    if (renewed) await connect()
    else if (renewed === null)
      retryLater() // no network, or the renewed token was refused too: back off
    else fail('ended')
  }

  function retryLater(): void {
    if (attempts >= MAX_RECONNECTS) {
      fail('lost')
      return
    }
    become('connecting')
    retry = setTimeout(() => void connect(), fullJitter(attempts, DELAY, needs.random))
    attempts++
  }

  function fail(problem: LiveProblem): void {
    become('error')
    needs.onProblem(problem)
  }

  function send(message: object): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message))
  }

  function hangUp(): void {
    clearInterval(heartbeat)
    clearTimeout(retry)
    socket = null
  }

  function drop(code: number): void {
    const open = socket
    hangUp()
    open?.close(code)
    if (code === SILENT) closed(code)
  }

  return {
    state: () => state,
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    on<T extends LiveType>(type: T, handle: (data: LiveData<T>) => void): () => void {
      const set = handlers.get(type) ?? new Set()
      handlers.set(type, set.add(handle as (data: never) => void))
      return () => set.delete(handle as (data: never) => void)
    },
    start(user: string, known: number | null = null): void {
      if (userId === user) return
      this.stop()
      userId = user
      attempts = renewals = 0
      const kept = read<{ user_id: string; seq: number }>(SEQ_KEY, 'session')
      lastSeq = kept?.user_id === user ? kept.seq : known
      void connect()
    },
    stop(): void {
      if (userId) remove(SEQ_KEY, 'session')
      userId = null
      drop(CLOSE.NORMAL)
      become('disconnected')
    },
    /** Sent only if connected; anything that must arrive goes by an API call. */
    say: (act: ClientAct): void => send(act),
    /** The network is back, the tab is visible again, or the person asked: reconnects at once and resets the retry count. */
    wake(): void {
      if (!userId || socket || (state === 'connecting' && attempts === 0)) return
      attempts = renewals = 0
      void connect()
    },
  }
}

function socketUrl(userId: string, ticket: string): string {
  const { protocol, host } = window.location
  const scheme = protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${host}/api/v1/ws/${userId}?token=${encodeURIComponent(ticket)}`
}
