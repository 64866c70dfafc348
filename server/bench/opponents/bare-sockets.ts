import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { type WebSocket, WebSocketServer } from 'ws'

/**
 * What the sockets are measured against: `ws` and nothing else. Whatever comes from a socket of the room goes to every socket of it. Where
 * the message asks for it, it is first stored in a table of one column, as anything must be that is not to be lost.
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
