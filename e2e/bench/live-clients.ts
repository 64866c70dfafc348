import { WebSocket } from 'ws'
import type { ClientReport } from '../../server/bench/live/live-fleet.ts'
import type { TenantSession } from '../../server/bench/reads/tenant-sessions.ts'
import { createLive } from '../../web/platform/live/live-connection.ts'

// Many people's live connections in one process, using the app's own code for tickets, heartbeats and reconnects.

const OPENED_AT_ONCE = 50
const lines: ReturnType<typeof createLive>[] = []
const connected = () => lines.filter((line) => line.state() === 'connected').length
let told: Omit<ClientReport, 'connected'> = { asked_at: [], problems: [] }

process.on('message', async (asked: { open?: { url: string; people: TenantSession[] } }) => {
  if (asked.open) await openAll(asked.open)
  process.send?.({ connected: connected(), ...told } satisfies ClientReport)
  told = { asked_at: [], problems: [] }
})
process.on('disconnect', () => process.exit(0))
process.send?.({ url: '', ownerUrl: '' })

async function openAll({ url, people }: { url: string; people: TenantSession[] }): Promise<void> {
  Object.assign(globalThis, { window: { location: new URL(url) } })
  const waiting = people.values()
  await Promise.all(
    Array.from({ length: OPENED_AT_ONCE }, async () => {
      for (const person of waiting) await open(url, person)
    }),
  )
}

function open(url: string, { user_id, token }: TenantSession): Promise<void> {
  const line = createLive({
    getTicket: () => getTicket(url, token),
    openSocket,
    renewSession: async () => false,
    onProblem: (problem) => told.problems.push(problem),
  })
  lines.push(line)
  return new Promise((done) => {
    const unwatch = line.watch(() => {
      if (line.state() !== 'connected' && line.state() !== 'error') return
      unwatch()
      done()
    })
    line.start(user_id)
  })
}

/** Browsers report an error only by closing the socket. */
function openSocket(address: string): globalThis.WebSocket {
  const socket = new WebSocket(address)
  socket.on('error', () => {})
  return socket as unknown as globalThis.WebSocket
}

async function getTicket(url: string, token: string): Promise<string> {
  told.asked_at.push(Date.now())
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/api/v1/auth/ws-ticket`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(`No ticket: ${answer.status}`)
  return ((await answer.json()) as { ticket: string }).ticket
}
