import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CLOSE } from '@gida/contract/live'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { admitToSocket, endSession } from '../../domains/auth/index.ts'
import { openSession } from '../../domains/auth/open-session.ts'
import { socketActs } from '../../domains/conversations/index.ts'
import { getUser } from '../../domains/users/index.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { TEST_SECRET } from '../../testing/test-secret.ts'
import { makeWorld, useWorld } from '../../testing/world.ts'
import { deriveSecrets } from '../config/secrets.ts'
import { APP_ROLE, withClient } from '../db/schema/provision.ts'
import { forgetExpired } from '../retention/retention.ts'
import type { Services } from '../services.ts'
import { KEPT_DAYS, sendLive, sendLiveToMany, sendTransient } from './live.ts'
import { liveRetention } from './retention.ts'
import { serveSockets } from './sockets.ts'

type Message = { type: string; seq?: number; data: Record<string, unknown> }

const world = useWorld()
const ESTATE = '01890000-0000-7000-8000-000000000001'
let stop = async () => {}
let port = 0
const logged: string[] = []
const opened: WebSocket[] = []

beforeAll(async () => {
  const note = (fields: object, message: string) => void logged.push(JSON.stringify(fields) + message)
  world.services.log = { info: note, warn: note, error: note }
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
  stop = await serveSockets(world.app.server, world.services, admitToSocket, socketActs)
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(() => stop())

/** A client that stores received messages and can wait for more. */
function connect(user_id: string, token: string, options: { origin?: string; at?: number } = {}) {
  const address = `ws://127.0.0.1:${options.at ?? port}/api/v1/ws/${user_id}?token=${encodeURIComponent(token)}`
  const socket = new WebSocket(address, options.origin === undefined ? {} : { origin: options.origin })
  opened.push(socket)
  const messages: Message[] = []
  let look = () => {}
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)))
    look()
  })
  socket.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  const refused = new Promise<number | undefined>((resolve) =>
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode)),
  )
  const until = (found: (messages: Message[]) => boolean) =>
    new Promise<Message[]>((resolve) => {
      look = () => found(messages) && resolve(messages)
      look()
    })
  return {
    socket,
    messages,
    closed,
    refused,
    until,
    seqs: () => messages.flatMap(({ seq }) => seq ?? []),
    ready: () => until((all) => all.some(({ type }) => type === 'ready')),
    events: (count: number) => until((all) => all.filter(({ seq }) => seq).length >= count),
    told: (type: string) => until((all) => all.some((one) => one.type === type)),
    send: (message: object) => socket.send(JSON.stringify(message)),
  }
}

const ticketOf = async (person: Person) => (await person.post('/auth/ws-ticket')).json().ticket as string
const enter = async (person: Person) => {
  const client = connect(person.id, await ticketOf(person))
  await client.ready()
  return client
}
const renewed = async (person: Person) => {
  const { refresh_token } = person
  const session = (await person.post('/auth/refresh', { refresh_token })).json()
  person.refresh_token = session.refresh_token
  return session.access_token as string
}
const sendTo = (person: Person, services: Services = world.services) =>
  services.transaction('system', async (tx) =>
    sendLive(tx, person.id, { type: 'setup_updated', data: { estate_id: ESTATE } }),
  )

test('greets with the last number, answers a ping, and says so when it does not understand', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  await sendTo(ada)
  const client = await enter(ada)
  expect(client.messages[0]).toEqual({ type: 'ready', data: { last_seq: 1 } })
  client.send({ type: 'ping' })
  await client.told('pong')
  client.send({ type: 'resume', data: { last_seq: -1 } })
  client.socket.send('{')
  const messages = await client.told('error')
  expect(messages.find(({ type }) => type === 'error')?.data.error_code).toBe('VALIDATION_ERROR')
})

test('sends an event when its transaction commits, and never one that was rolled back', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const client = await enter(ada)
  const lost = world.services.transaction('system', async (tx) => {
    sendLive(tx, ada.id, { type: 'role_changed', data: { role: 'TENANT' } })
    throw new Error('taken back')
  })
  await expect(lost).rejects.toThrow('taken back')

  await world.services.transaction('system', async (tx) => {
    sendLive(tx, ada.id, { type: 'setup_updated', data: { estate_id: ESTATE } })
    client.send({ type: 'ping' })
    await client.told('pong') // the server has answered after the event was written, without sending it
    expect(client.seqs()).toEqual([])
  })
  await client.events(1)
  expect(client.messages.at(-1)).toEqual({ seq: 1, type: 'setup_updated', data: { estate_id: ESTATE } })
})

test('sends everything from the number that the client saw last, before anything new', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  for (let i = 0; i < 250; i++) await sendTo(ada)
  const client = connect(ada.id, await ticketOf(ada))
  client.socket.on('open', () => client.send({ type: 'resume', data: { last_seq: 3 } }))
  await client.ready()
  await sendTo(ada)
  await client.events(248)
  expect(client.seqs()).toEqual(Array.from({ length: 248 }, (_, i) => i + 4))
})

test('tells how long an event took to an open socket, and nothing of one that its person was away for', async () => {
  const counted = () =>
    [...world.services.metrics.render().matchAll(/^gida_live_seconds_count\{.+\} (\d+)$/gm)]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0)
  const ada = await signedIn(world, 'LANDLORD')
  await sendTo(ada)
  const before = counted()
  const client = await enter(ada)
  client.send({ type: 'resume', data: { last_seq: 0 } })
  await client.events(1)
  expect(counted()).toBe(before)
  await sendTo(ada)
  await client.events(2)
  expect(counted()).toBe(before + 1)
})

test('leaves no gap and repeats nothing while events are sent at once from many sides', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const obi = await signedIn(world, 'TENANT')
  const event = { type: 'setup_updated' as const, data: { estate_id: ESTATE } }
  const send = (first: Person, second: Person) =>
    world.services.transaction('system', async (tx) =>
      sendLiveToMany(tx, [
        { user_id: first.id, event },
        { user_id: second.id, event },
        { user_id: first.id, event },
      ]),
    )
  const joining = connect(ada.id, await ticketOf(ada))
  const senders = Array.from({ length: 40 }, (_, i) => (i % 2 ? send(ada, obi) : send(obi, ada)))
  await joining.ready()
  const from = joining.messages[0]?.data.last_seq as number
  await Promise.all(senders)
  await joining.events(60 - from)
  expect(joining.seqs()).toEqual(Array.from({ length: 60 - from }, (_, i) => from + 1 + i))
})

test('asks the client to read anew when what it missed is kept no longer, or was never sent', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  await sendTo(ada)
  await sendTo(ada)
  world.services.clock.advance((KEPT_DAYS + 1) * 86_400_000)
  await forgetExpired(world.services, liveRetention)

  const client = connect(ada.id, await renewed(ada))
  await client.ready()
  client.send({ type: 'resume', data: { last_seq: 0 } })
  await client.told('resync')
  expect(client.messages.at(-1)).toEqual({ type: 'resync', data: { last_seq: 2 } })
  await sendTo(ada)
  await client.events(1)
  expect(client.seqs()).toEqual([3])

  const ahead = connect(ada.id, await renewed(ada))
  ahead.socket.on('open', () => ahead.send({ type: 'resume', data: { last_seq: 7 } }))
  await ahead.told('resync')
  expect(ahead.messages.at(-1)).toEqual({ type: 'resync', data: { last_seq: 3 } })
})

test('asks one who missed very much to read anew instead of sending it all', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const event = { type: 'setup_updated' as const, data: { estate_id: ESTATE } }
  await world.services.transaction('system', async (tx) =>
    sendLiveToMany(
      tx,
      Array.from({ length: 1001 }, () => ({ user_id: ada.id, event })),
    ),
  )
  const client = await enter(ada)
  client.send({ type: 'resume', data: { last_seq: 0 } })
  await client.told('resync')
  client.send({ type: 'resume', data: { last_seq: 1 } })
  await client.events(1000)
  expect(client.seqs().at(-1)).toBe(1001)
})

test('refuses a used ticket, an expired token, another person and nonsense with 4001', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const obi = await signedIn(world, 'TENANT')
  const ticket = await ticketOf(ada)
  await connect(ada.id, ticket).ready()
  expect((await connect(ada.id, ticket).closed).code).toBe(CLOSE.TOKEN_ENDED)
  expect((await connect(obi.id, await ticketOf(ada)).closed).code).toBe(CLOSE.TOKEN_ENDED)
  expect((await connect(ada.id, 'wst_nonsense').closed).code).toBe(CLOSE.TOKEN_ENDED)
  expect((await connect(ada.id, '').closed).code).toBe(CLOSE.TOKEN_ENDED)

  const late = await ticketOf(ada)
  world.services.clock.advance(31_000)
  expect((await connect(ada.id, late).closed).code).toBe(CLOSE.TOKEN_ENDED)
  world.services.clock.advance(1_800_000)
  expect(await connect(ada.id, ada.token).closed).toEqual({
    code: CLOSE.TOKEN_ENDED,
    reason: 'TOKEN_EXPIRED',
  })
})

test('takes an access token as well, until that token ends', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const client = connect(ada.id, ada.token)
  await client.ready()
  world.services.clock.advance(1_801_000)
  await sendTo(ada)
  expect(await client.closed).toEqual({ code: CLOSE.TOKEN_ENDED, reason: 'TOKEN_EXPIRED' })
})

test('closes the idle socket of a session at its logout, and leaves the other session of that person alone', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const here = await enter(ada)
  const session = await world.services.transaction('system', async (tx) => {
    return openSession(tx, world.services, await getUser(tx, ada.id), { address: '::1', userAgent: null })
  })
  const there = connect(ada.id, session.access_token)
  await there.ready()

  await ada.post('/auth/logout')
  expect(await here.closed).toEqual({ code: CLOSE.TOKEN_ENDED, reason: 'TOKEN_EXPIRED' })
  await sendTo(ada)
  await there.events(1)
})

test('does not greet a session that ended before its token did', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  await ada.post('/auth/logout')
  expect((await connect(ada.id, ada.token).closed).code).toBe(CLOSE.TOKEN_ENDED)
})

test('closes the sockets of a person whose rights have changed', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const client = await enter(ada)
  await world.services.transaction('system', async (tx) => {
    await tx.updateTable('users').set({ rights_version: 2 }).where('id', '=', ada.id).execute()
    sendLive(tx, ada.id, { type: 'role_changed', data: { role: 'TENANT' } })
  })
  expect(await client.closed).toEqual({ code: CLOSE.TOKEN_ENDED, reason: 'TOKEN_STALE' })
})

test('refuses the eleventh connection of a person with 4002, and takes one again when one has left', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const obi = await signedIn(world, 'TENANT')
  const ten = await Promise.all(Array.from({ length: 10 }, () => enter(ada)))
  const eleventh = connect(ada.id, await ticketOf(ada))
  expect(await eleventh.closed).toEqual({ code: CLOSE.TOO_MANY_CONNECTIONS, reason: 'TOO_MANY_CONNECTIONS' })
  await enter(obi)
  ten[0]?.socket.close()
  await ten[0]?.closed
  await enter(ada)
})

test('takes the page of its own site and programs, and refuses other origins, malformed ones too', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const from = async (origin: string) => connect(ada.id, await ticketOf(ada), { origin })
  await (await from(`http://127.0.0.1:${port}`)).ready()
  await (await from(world.services.config.http.publicUrl)).ready()
  for (const origin of ['https://evil.example', 'null', 'not an origin', 'http://[']) {
    expect(await (await from(origin)).refused).toBe(403)
  }
  await enter(ada)
})

test('hangs up on a client that has gone silent, and on one that floods before it is let in', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const quick = { mostPerPerson: 10, silenceMs: 1, sweepMs: 20 }
  const other = await makeServer(world.services, quick)
  const silent = connect(ada.id, await ticketOf(ada), { at: other.port })
  expect((await silent.closed).code).toBe(1006)

  const flood = connect(ada.id, await ticketOf(ada))
  flood.socket.on('open', () => {
    for (let i = 0; i < 50; i++) flood.send({ type: 'ping' })
  })
  expect((await flood.closed).code).toBe(1006)
  await other.stop()
})

test('hangs up on a client that floods once it is let in, before it takes the time of everybody', async () => {
  const client = await enter(await signedIn(world, 'LANDLORD'))
  for (let i = 0; i < 3_000; i++) client.send({ type: 'ping' })
  expect(await Promise.race([client.closed, client.until((all) => all.length > 2_000)])).toMatchObject({
    code: 1006,
  })
})

test('closes a client that asks and does not take in', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const client = await enter(ada)
  client.socket.pause()
  const ask = () => {
    for (let i = 0; i < 20_000; i++) client.send({ type: 'nonsense' })
  }
  for (let i = 0; i < 20 && client.socket.readyState === WebSocket.OPEN; i++) {
    ask()
    await new Promise((resolve) => setImmediate(resolve))
  }
  client.socket.resume()
  expect((await client.closed).code).toBe(1006)
})

test('answers 4003 while the database is away, and catches up by itself with those who stayed', async () => {
  const own = await makeWorld()
  const server = await makeServer(own.services, { mostPerPerson: 10, silenceMs: 90_000, sweepMs: 50 })
  const name = new URL(own.ownerUrl).pathname.slice(1)
  const postgres = Object.assign(new URL(own.ownerUrl), { pathname: '/postgres' }).toString()
  const allow = (yes: boolean) =>
    withClient(postgres, (client) => client.query(`alter database ${name} allow_connections ${yes}`))
  const ada = await signedIn(own, 'LANDLORD')
  const stayed = connect(ada.id, ada.token, { at: server.port })
  await stayed.ready()

  await allow(false)
  await withClient(asServer(own.ownerUrl), (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and usename = current_user and pid <> pg_backend_pid()`),
  )
  const turnedAway = connect(ada.id, ada.token, { at: server.port })
  expect(await turnedAway.closed).toEqual({ code: CLOSE.AUTH_UNAVAILABLE, reason: 'AUTH_UNAVAILABLE' })

  await allow(true)
  await sendTo(ada, own.services) // its notice is lost, since nobody listens yet
  await stayed.events(1)
  expect(own.services.metrics.render()).toContain('gida_live_seconds_count{by="look"} 1\n')
  await server.stop()
  await own.close()
})

test('what is said to everybody of some roles reaches their open screens, and is kept for nobody', async () => {
  const [ada, tunde] = [await signedIn(world, 'LANDLORD'), await signedIn(world, 'TENANT')]
  const [landlord, tenant] = [await enter(ada), await enter(tunde)]
  const say = (roles: string[] | null) =>
    world.services.transaction('system', async (tx) =>
      sendTransient(tx, { to: { roles }, event: { type: 'announcements_changed', data: {} } }),
    )
  await say(['LANDLORD'])
  await landlord.told('announcements_changed')
  await say(null)
  await sendTo(tunde)
  await tenant.events(1)
  expect(tenant.messages.filter(({ type }) => type === 'announcements_changed')).toHaveLength(1)
  expect(landlord.seqs()).toEqual([])
})

test('keeps no ticket and no token in the log', async () => {
  const ada = await signedIn(world, 'LANDLORD')
  const ticket = await ticketOf(ada)
  await connect(ada.id, ticket).ready()
  await connect(ada.id, ticket).closed
  await connect(ada.id, ada.token).ready()
  await world.services.transaction('system', (tx) => endSession(tx, ada.actor.session_id, 'test'))
  expect(logged.filter((line) => line.includes(ticket) || line.includes(ada.token))).toEqual([])
})

/** The server's role may terminate its own connections, from another database. */
function asServer(ownerUrl: string): string {
  const password = deriveSecrets(TEST_SECRET).databasePassword
  return Object.assign(new URL(ownerUrl), { username: APP_ROLE, password, pathname: '/postgres' }).toString()
}

/** Another node with its own limits. */
async function makeServer(services: Services, limits: Parameters<typeof serveSockets>[4]) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stopSockets = await serveSockets(server, services, admitToSocket, socketActs, limits)
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await stopSockets()
      server.close()
    },
  }
}
