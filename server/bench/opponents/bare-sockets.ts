import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * Baseline for live connections: bare `ws`. Whatever a socket of the room sends goes to all of them. On request the message
 * is first stored in a table with one column, since any durable message must be.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })
await pool.query('create table if not exists bare_message (content text not null)')

const server = createServer()
const room = new Set<WebSocket>()
new WebSocketServer({ server }).on('connection', (socket, { url }) => {
  if (url === '/room') room.add(socket)
  socket.on('message', async (data) => {
    const text = String(data)
    if (text.startsWith('ping')) return
    if (text.startsWith('{"stored"')) await pool.query('insert into bare_message values ($1)', [text])
    for (const other of room) other.send(text)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, ownerUrl: '' })
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
