import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveSockets } from '../../platform/realtime/sockets.ts'
import { letFlat } from '../../testing/let-flat.ts'
import type { Person } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'
import { admitToSocket } from '../auth/index.ts'
import { socketActs } from './socket-acts.ts'

const world = useWorld()
let port = 0
let stop = async () => {}
const opened: WebSocket[] = []
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
  stop = await serveSockets(world.app.server, world.services, admitToSocket, socketActs)
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(() => stop())

type Heard = { type: string; seq?: number; data: Record<string, unknown> }

async function enter(person: Person) {
  const { ticket } = (await person.post('/auth/ws-ticket')).json()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/ws/${person.id}?token=${ticket}`)
  opened.push(socket)
  const heard: Heard[] = []
  let look = () => {}
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)))
    look()
  })
  const until = (found: (one: Heard) => boolean) =>
    new Promise<Heard>((resolve) => {
      look = () => {
        const one = heard.find(found)
        if (one) resolve(one)
      }
      look()
    })
  await until(({ type }) => type === 'ready')
  return { heard, until, say: (type: string, data?: object) => socket.send(JSON.stringify({ type, data })) }
}

async function talk() {
  const flat = await letFlat(world)
  const opening = await flat.manager.post('/communication/conversations', { user_ids: [flat.tenant.id] })
  return { ...flat, conversation_id: opening.json().id as string }
}

test('a message that is sent over the socket comes to both, once, however often it is tried', async () => {
  const { manager, tenant, conversation_id } = await talk()
  const [mine, theirs] = [await enter(manager), await enter(tenant)]
  const message = { conversation_id, content: 'The gate is open', client_id: randomUUID() }
  mine.say('send_message', message)
  const came = await theirs.until(({ type }) => type === 'new_message')
  expect(came.data).toMatchObject({ number: 1, content: 'The gate is open', client_id: message.client_id })
  await mine.until(({ type }) => type === 'new_message')
  mine.say('send_message', message)
  const again = await mine.until(({ type, seq }) => type === 'new_message' && seq === undefined)
  expect(again.data).toMatchObject({ number: 1, client_id: message.client_id })
  const path = `/communication/conversations/${conversation_id}/messages`
  expect((await tenant.get(path)).json().total).toBe(1)
})

test('what is refused is said to who tried, with the id they gave it', async () => {
  const { landlord, conversation_id } = await talk()
  const client = await enter(landlord)
  const client_id = randomUUID()
  client.say('send_message', { conversation_id, content: 'Let me in', client_id })
  const refused = await client.until(({ type }) => type === 'error')
  expect(refused.data).toMatchObject({ error_code: 'NOT_FOUND', client_id })
})

test('who writes is shown to the others of the conversation alone, and kept nowhere', async () => {
  const { manager, tenant, landlord, conversation_id } = await talk()
  const [mine, theirs, foreign] = [await enter(manager), await enter(tenant), await enter(landlord)]
  foreign.say('typing', { conversation_id })
  await foreign.until(({ type }) => type === 'error')
  mine.say('typing', { conversation_id })
  const shown = await theirs.until(({ type }) => type === 'typing')
  expect(shown.data).toEqual({
    ...{ conversation_id, user_id: manager.id, name: manager.full_name },
    is_typing: true,
  })
  const kept = await world.services.transaction('system', (tx) =>
    tx.selectFrom('live_event').select('seq').where('user_id', '=', tenant.id).execute(),
  )
  expect(kept).toEqual([])
  expect([...mine.heard, ...foreign.heard].filter(({ type }) => type === 'typing')).toEqual([])
})

test('a machine that says too much is told so, and the socket stays', async () => {
  const { manager, conversation_id } = await talk()
  const client = await enter(manager)
  for (let n = 0; n < 45; n++) client.say('typing', { conversation_id })
  const refused = await client.until(({ type }) => type === 'error')
  expect(refused.data.error_code).toBe('TOO_MANY_REQUESTS')
  client.say('ping')
  await client.until(({ type }) => type === 'pong')
})
