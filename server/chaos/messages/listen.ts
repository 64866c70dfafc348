import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE } from '@gida/contract/live'
import { WebSocket } from 'ws'
import type { Person } from '../../testing/people/people.ts'
import type { Phone } from '../phone.ts'

const RECONNECT_MS = 150

/** A message as a client received it, in order. */
export type ReceivedMessage = {
  conversation_id: string
  number: number
  client_id: string
  sender_id: string
}
type LiveEvent = { type: string; seq?: number; data: Record<string, unknown> }
/** Result of a message sent over the socket; null: no response. */
type Answer = { error_code: string | null } | null

export type Listener = {
  readonly heard: readonly ReceivedMessage[]
  /** Violations of the event protocol. */
  readonly faults: readonly string[]
  send(data: object & { client_id: string }, patienceMs: number): Promise<Answer>
  /** Cuts the connection, as in a tunnel; the client reconnects. */
  cut(): void
  readonly cuts: number
  close(): void
}

/** A client of one person that always reconnects, and requests what came after its last event. */
export function listen(url: string, { id, email }: Person, phone: Phone): Listener {
  const heard: ReceivedMessage[] = []
  const faults: string[] = []
  const waiting = new Map<string, (answer: Answer) => void>()
  let last = 0
  let cuts = 0
  let socket: WebSocket | null = null
  let isClosed = false

  /** Like the app: skips events it has, and resumes from the last one if there is a gap. */
  function take({ type, seq, data }: LiveEvent, resume: () => void): void {
    if (type === 'resync') faults.push(`${email} has to read everything anew`)
    if (seq !== undefined && seq <= last) return
    if (seq !== undefined && seq > last + 1) return resume()
    if (seq !== undefined) last = seq
    if (type === 'new_message' && seq !== undefined) heard.push(data as ReceivedMessage)
    if (type === 'new_message' || type === 'error')
      waiting.get(String(data.client_id))?.({ error_code: (data.error_code as string | undefined) ?? null })
  }

  async function stayOnTheLine(): Promise<void> {
    for (let refused: string | undefined; !isClosed; await pause(RECONNECT_MS)) {
      const token = await phone.token(refused)
      const opened = new WebSocket(`${url.replace('http', 'ws')}/api/v1/ws/${id}?token=${token}`)
      socket = opened
      const resume = () => opened.send(JSON.stringify({ type: 'resume', data: { last_seq: last } }))
      opened.on('open', resume)
      opened.on('message', (data) => take(JSON.parse(String(data)) as LiveEvent, resume))
      opened.on('error', () => {}) // `close` follows
      const code = await new Promise<number>((done) => opened.on('close', done))
      refused = code === CLOSE.TOKEN_ENDED ? token : undefined
    }
  }
  stayOnTheLine().catch((error: Error) => faults.push(`${email} is off the line: ${error.message}`))

  return {
    heard,
    faults,
    get cuts() {
      return cuts
    },
    send: async (data, patienceMs) => {
      const { promise, resolve } = Promise.withResolvers<Answer>()
      const timer = setTimeout(() => resolve(null), patienceMs)
      waiting.set(data.client_id, resolve)
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'send_message', data }))
      return promise.finally(() => {
        clearTimeout(timer)
        waiting.delete(data.client_id)
      })
    },
    cut: () => {
      cuts++
      socket?.terminate()
    },
    close: () => {
      isClosed = true
      socket?.terminate()
    },
  }
}
