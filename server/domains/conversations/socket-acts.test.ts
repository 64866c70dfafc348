import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveSockets } from '../../platform/realtime/sockets.ts'
import type { Person } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
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

type LiveEvent = { type: string; seq?: number; data: Record<string, unknown> }

async function enter(person: Person) {
  const { ticket } = (await person.post('/auth/ws-ticket')).json()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/ws/${person.id}?token=${ticket}`)
  opened.push(socket)
  const heard: LiveEvent[] = []
  let look = () => {}
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)))
    look()
  })
  const until = (found: (one: LiveEvent) => boolean) =>
    new Promise<LiveEvent>((resolve) => {
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

/** Sends a file as the browser does. */
async function sendFile(person: Person, conversation_id: string, content: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ conversation_id, content, message_type: 'FILE' }))
    form.append(name, value)
  form.append('files', new File(['%PDF-1.7\n%%EOF'], 'plan.pdf'))
  const request = new Request('http://test', { method: 'POST', body: form })
  const headers = {
    authorization: `Bearer ${person.token}`,
    'content-type': request.headers.get('content-type') ?? '',
  }
  const payload = Buffer.from(await request.arrayBuffer())
  const sent = await world.app.inject({
    ...{ method: 'POST', url: '/api/v1/communication/messages', headers, payload },
  })
  return sent.json()
}

test('who was taken out learns nothing of what comes after: by answers, files, search, typing or counts', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const path = '/communication/conversations'
  const open = async (body: object): Promise<string> => (await manager.post(path, body)).json().id
  const conversation_id = await open({ user_ids: [tenant.id, landlord.id], title: 'The gate' })
  const other = await open({ user_ids: [tenant.id] })
  const [mine, theirs, gone] = [await enter(manager), await enter(landlord), await enter(tenant)]
  await manager.post('/communication/messages', { conversation_id, content: 'Before' })
  await manager.delete(`${path}/${conversation_id}/participants/${tenant.id}`)
  const left = (await tenant.get(`${path}/${conversation_id}`)).json()
  const after = await sendFile(manager, conversation_id, 'Afterwards')
  await landlord.patch(`${path}/${conversation_id}/read`)

  const now = (await tenant.get(`${path}/${conversation_id}`)).json()
  expect({ ...now, participants: [] }).toEqual({ ...left, participants: [] })
  const reached = now.participants.map((one: { read_number: number }) => one.read_number)
  expect(Math.max(...reached)).toBe(left.last_number)
  const shown = (await tenant.get(`${path}/${conversation_id}/messages`)).json()
  expect([shown.total, shown.data.at(-1).content]).toEqual([left.last_number, 'Before'])
  expect((await tenant.get(path)).json()).toMatchObject({
    unread_count: 1,
    data: [{ id: conversation_id, last_number: left.last_number, last_message: { content: 'Before' } }],
  })
  const refused = [
    await tenant.get(`${path}/${conversation_id}/messages/${after.id}`),
    await tenant.get(`/communication/attachments/${after.attachments[0].id}`),
    await tenant.post('/communication/messages', {
      ...{ conversation_id: other, content: 'What?', reply_to_id: after.id },
    }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await tenant.get('/communication/messages?search=afterwards')).json().data).toEqual([])

  gone.say('typing', { conversation_id })
  const client_id = randomUUID()
  gone.say('send_message', { conversation_id, content: 'Let me in', client_id })
  expect((await gone.until(({ type }) => type === 'error')).data.error_code).toBe('ILLEGAL_STATE')
  mine.say('typing', { conversation_id })
  const typing = await theirs.until(({ type }) => type === 'typing')
  expect(typing.data.user_id).toBe(manager.id)
  const heard = gone.heard.filter(({ type }) => type === 'typing' || type === 'message_read')
  expect([heard, gone.heard.some(({ data }) => data.content === 'Afterwards')]).toEqual([[], false])
})
