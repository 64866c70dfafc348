import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Opens many sockets in a separate process; the first `room` of them are in one conversation. */
export type Wanted = { addresses: string[]; room: number; heartbeat: string }
/**
 * A message of this many characters from one member of the room. `wrap` is the frame that the server expects, with `$id` and
 * `$text` replaced.
 */
export type Turn = { messages: number; signs: number; wrap: string }

const OPENED_AT_ONCE = 50
const HEARTBEAT_MS = 30_000
const PAUSE_MS = 40
const LONGEST_MS = 20_000

const sockets: WebSocket[] = []
/** Receives each message with its time of arrival. */
let heard: (text: string, at: number) => void = () => {}

process.on('message', async (asked: { open?: Wanted; turn?: Turn }) => {
  if (asked.open) await open(asked.open)
  process.send?.(asked.turn ? await measureRound(asked.turn) : { opened: sockets.length })
})
process.on('disconnect', () => process.exit(0))

let room = 0
async function open({ addresses, room: inRoom, heartbeat }: Wanted): Promise<void> {
  room = inRoom
  for (let from = 0; from < addresses.length; from += OPENED_AT_ONCE)
    await Promise.all(addresses.slice(from, from + OPENED_AT_ONCE).map(openOne))
  setInterval(() => sockets.forEach((socket) => void socket.send(heartbeat)), HEARTBEAT_MS)
}

/** Resolves once open, and for our own server once greeted. */
function openOne(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(address)
    const isGreeted = address.includes('/api/')
    sockets.push(socket)
    socket.on('error', fail)
    socket.on('close', (code) => fail(new Error(`A socket was closed: ${code}`)))
    socket.on('open', () => !isGreeted && done())
    socket.on('message', (data) => {
      const at = performance.now()
      const text = String(data)
      if (text.includes('"ready"')) done()
      else heard(text, at)
    })
  })
}

/** Milliseconds from sending each message to its arrival at each member, and from its first arrival. */
async function measureRound({ messages, signs, wrap }: Turn): Promise<{ whole: number[]; spread: number[] }> {
  const whole: number[] = []
  const spread: number[] = []
  for (let nth = 0; nth < messages; nth++) {
    const id = randomUUID()
    const text = wrap.replace('$id', id).replace('$text', 'a'.repeat(signs))
    const times: number[] = []
    const all = Promise.withResolvers<void>()
    heard = (said, at) => {
      if (said.includes(id) && times.push(at) === room) all.resolve()
    }
    const begun = performance.now()
    sockets[nth % room]?.send(text)
    const late = setTimeout(() => all.reject(new Error(`${times.length} of ${room} heard it`)), LONGEST_MS)
    await all.promise
    clearTimeout(late)
    whole.push(...times.map((at) => at - begun))
    spread.push(...times.map((at) => at - (times[0] ?? at)))
    await pause(PAUSE_MS)
  }
  return { whole, spread }
}
