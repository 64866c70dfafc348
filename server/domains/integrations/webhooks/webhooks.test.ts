import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MadeWebhookEndpoint, WebhookDelivery } from '@gida/contract/domains/integrations/webhook'
import { MOST_ENDPOINTS, WEBHOOK_EVENTS } from '@gida/contract/domains/integrations/webhook-rules'
import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deriveSecrets } from '../../../platform/config/secrets.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import type { Services } from '../../../platform/services.ts'
import { signWebhook } from '../../../platform/webhooks/sign-webhook.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { refreshed, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'
import { readDisputes } from '../../refunds/disputes/read-disputes.ts'
import { deliverDueWebhooks } from './deliver-due.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'
import { findDueDeliveries } from './due-deliveries.ts'
import { recordAnswers } from './record-answers.ts'
import { sealWebhookSecretsAnew } from './seal-secrets.ts'
import { listWebhookEvents } from './webhook-events.ts'

const world = useWorld({ env: { WEBHOOKS_TO_LOOPBACK: '1' } })
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A receiver that responds as configured and remembers what it received and accepted. */
type Got = {
  id: string
  headers: IncomingHttpHeaders
  body: string
  type: string
  object: string
  status: number
}
let got: Got[] = []
let answerOf: (of: Omit<Got, 'status'>) => number = () => 204
let address = ''
const receiver = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts).toString()
    const { type, data } = JSON.parse(body)
    const of = {
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body,
      type,
      object: data.id,
    }
    const status = answerOf(of)
    got.push({ ...of, status })
    if (status === 0) return void request.socket.destroy()
    reply.writeHead(status).end(status === 204 ? '' : 'said the receiver')
  })
})
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/gida`
})
afterAll(() => void receiver.close())
beforeEach(() => {
  got = []
  answerOf = () => 204
})

async function endpointOf({ manager, estate_id }: LetFlat, events: readonly string[] = WEBHOOK_EVENTS) {
  const made = await manager.post('/integrations/webhooks', { estate_id, url: address, events })
  expect(made.statusCode, made.body).toBe(201)
  return made.json() as MadeWebhookEndpoint
}
const leaseOf = ({ unit_id }: LetFlat) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', unit_id).executeTakeFirstOrThrow(),
  )
/** Publishes a lease event as the commands do. */
const happens = (lease_id: string, event: string) =>
  world.services.transaction('system', (tx) =>
    sql`select app.tell_webhooks(${event}, 'lease', ${lease_id}, ${tx.capability})`.execute(tx),
  )
const deliver = (endpoint_id: string, services: Services = world.services) =>
  deliverWebhooks.run(services, { endpoint_id })
async function logOf({ manager }: LetFlat, { id }: { id: string }): Promise<WebhookDelivery[]> {
  return (await manager.get(`/integrations/webhooks/${id}/deliveries?limit=100`)).json().data
}
const later = (ms: number) => world.services.clock.advance(ms)
const ids = (of: Got[]) => of.map(({ id }) => id)

test('what an endpoint may ask for, something tells', () => {
  expect(listWebhookEvents().toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted())
})

test('that the last day of a lease was set is told', async () => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat, ['lease.ending'])
  const last_day = addDays(world.today(), 20)
  const ending = { basis: 'PERIODS', reason: 'Agreed', date: last_day }
  const ended = await flat.manager.post(`/onboarding/units/${flat.unit_id}/remove-tenant`, ending)
  expect(ended.statusCode, ended.body).toBe(200)
  await world.work()
  expect((await logOf(flat, endpoint)).map(({ event }) => event)).toEqual(['lease.ending'])
})

test('a payment is told once it is there: thin, signed, and to its own estate alone', async () => {
  const [flat, other] = [await letFlat(world), await letFlat(world)]
  const endpoint = await endpointOf(flat)
  await endpointOf(other)
  const { payment_id } = await payAtCheckout(world, flat, { amount: 1_000_000 })
  const queued = await withClient(world.ownerUrl, (client) =>
    client.query('select from graphile_worker.jobs where key = $1', [`webhooks:${endpoint.id}`]),
  )
  expect(queued.rowCount).toBe(1)
  await deliver(endpoint.id)
  const paid = got.filter(({ type }) => type === 'payment.completed')
  expect(paid).toHaveLength(1)
  const [{ headers, body, id } = {} as Got] = paid
  expect(JSON.parse(body)).toEqual({
    type: 'payment.completed',
    timestamp: expect.stringMatching(/^2026-.*Z$/),
    data: { object: 'payment', id: payment_id, estate_id: flat.estate_id, status: 'COMPLETED' },
  })
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  expect(headers).toMatchObject(signWebhook([endpoint.secret], { id, at, body }))
  expect((await logOf(flat, endpoint)).find((one) => one.id === id)).toMatchObject({
    status: 'DELIVERED',
    attempts: 1,
  })
  expect(JSON.stringify((await flat.manager.get('/integrations/webhooks')).json())).not.toContain('whsec_')
})

test('that a bank asks for money back is told, and that it took it', async () => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat, ['dispute.opened', 'dispute.closed'])
  const { reference } = await payAtCheckout(world, flat, { amount: 1_000_000 })
  const bank = payerAt(world.services.config.provider)
  const { data } = (await bank.disputes(reference, { reason: 'Not me' })) as { data: { id: number } }
  await readDisputes.run(world.services, {})
  await bank.disputeExpires(String(data.id))
  await readDisputes.run(world.services, {})
  await deliver(endpoint.id)
  const [dispute] = (await flat.manager.get('/payments/disputes')).json().data
  expect(got.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'dispute.opened', data: { object: 'dispute', id: dispute.id, status: 'OPEN' } },
    { type: 'dispute.closed', data: { object: 'dispute', id: dispute.id, status: 'LOST' } },
  ])
})

test('an estate has so many addresses and no more, also when all are made at once', async () => {
  const { manager, estate_id } = await letFlat(world)
  const made = await Promise.all(
    Array.from({ length: MOST_ENDPOINTS + 5 }, () =>
      manager.post('/integrations/webhooks', { estate_id, url: address, events: WEBHOOK_EVENTS }),
    ),
  )
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(MOST_ENDPOINTS)
  expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
})

test('what is taken back was never told', async () => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat)
  const { id } = await leaseOf(flat)
  const undone = world.services.transaction('system', async (tx) => {
    await sql`select app.tell_webhooks('lease.ended', 'lease', ${id}, ${tx.capability})`.execute(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await deliver(endpoint.id)
  expect(got).toEqual([])
})

test('what fails is tried again under the same id, later each time, and the next of the same thing waits for it', async () => {
  const flat = await letFlat(world)
  const next = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const endpoint = await endpointOf(flat)
  const [mine, theirs] = [(await leaseOf(flat)).id, (await leaseOf(next)).id]
  answerOf = ({ object, type }) => (object === mine && type === 'lease.started' ? 500 : 204)
  await happens(mine, 'lease.started')
  await happens(mine, 'lease.ended')
  await happens(theirs, 'lease.started')
  for (const wait of [0, 6000, 8 * MINUTE_MS]) {
    later(wait)
    await deliver(endpoint.id)
  }
  const stuck = got.filter(({ object }) => object === mine)
  expect(stuck.map(({ type }) => type)).toEqual(['lease.started', 'lease.started', 'lease.started'])
  expect(new Set(ids(stuck)).size).toBe(1)
  expect(got.filter(({ object }) => object === theirs)).toMatchObject([{ status: 204 }])
  expect(
    (await logOf(flat, endpoint)).map(({ event, status, attempts }) => [event, status, attempts]),
  ).toEqual([
    ['lease.started', 'DELIVERED', 1],
    ['lease.ended', 'WAITING', 0],
    ['lease.started', 'WAITING', 3],
  ])
  answerOf = () => 204
  later(HOUR_MS)
  await deliver(endpoint.id)
  expect(
    got.filter(({ object, status }) => object === mine && status === 204).map(({ type }) => type),
  ).toEqual(['lease.started', 'lease.ended'])
})

describe('a receiver that is away', () => {
  test('for two hours is asked seldom, and gets all of it once it answers, each at least once and in order', async () => {
    const flat = await letFlat(world)
    const endpoint = await endpointOf(flat)
    const leases = [(await leaseOf(flat)).id]
    for (let more = 0; more < 2; more++)
      leases.push(
        (await leaseOf(await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager }))).id,
      )
    answerOf = () => 0
    const happened: string[] = []
    for (let minute = 0; minute < 120; minute++) {
      if (minute % 10 === 0)
        for (const lease of leases) {
          const event = WEBHOOK_EVENTS.filter((one) => one.startsWith('lease.'))[(minute / 10) % 6] ?? ''
          happened.push(`${lease} ${event}`)
          await happens(lease, event)
        }
      later(MINUTE_MS)
      await deliver(endpoint.id)
    }
    expect(got.length).toBeLessThan(80)
    answerOf = () => 204
    later(10 * MINUTE_MS)
    await deliver(endpoint.id)
    const taken = got.filter(({ status }) => status === 204)
    for (const lease of leases)
      expect(taken.flatMap(({ object, type }) => (object === lease ? `${lease} ${type}` : []))).toEqual(
        happened.filter((one) => one.startsWith(lease)),
      )
  })

  test('for three days loses what was given up, which can be sent again; after five days it is switched off and said', async () => {
    const flat = await letFlat(world)
    const endpoint = await endpointOf(flat)
    const lease = (await leaseOf(flat)).id
    answerOf = () => 503
    await happens(lease, 'lease.started')
    for (let hour = 0; hour < 130; hour++) {
      if (hour === 100) await happens(lease, 'lease.ended')
      later(HOUR_MS)
      await deliver(endpoint.id)
    }
    const manager = await refreshed(world, flat.manager)
    const now = { ...flat, manager }
    const tries = got.filter(({ type }) => type === 'lease.started')
    expect(tries.length).toBeGreaterThan(7)
    expect(tries.length).toBeLessThanOrEqual(10)
    const [given] = (await logOf(now, endpoint)).filter(({ event }) => event === 'lease.started')
    expect(given).toMatchObject({ status: 'GIVEN_UP', answer_status: 503, answer: 'said the receiver' })
    const [off] = (await manager.get('/integrations/webhooks')).json().data
    expect(off).toMatchObject({ status: 'OFF', off_reason: 'FAILING' })
    await world.work()
    const told = (await manager.get('/communication/notifications'))
      .json()
      .data.map(({ title }: { title: string }) => title)
    expect(told.filter((title: string) => title === 'A webhook was switched off')).toHaveLength(1)

    answerOf = () => 204
    const replay = () => manager.post(`/integrations/deliveries/${given?.id}/replay`)
    expect((await replay()).json().code).toBe('ILLEGAL_STATE')
    await manager.patch(`/integrations/webhooks/${endpoint.id}`, { status: 'ON' })
    expect((await replay()).statusCode).toBe(200)
    await world.work()
    expect(got.filter(({ status, type }) => status === 204 && type === 'lease.started')).toMatchObject([
      { id: given?.id },
    ])
  })

  test('for good says so with 410, and is told no more', async () => {
    const flat = await letFlat(world)
    const endpoint = await endpointOf(flat)
    const lease = (await leaseOf(flat)).id
    answerOf = () => 410
    await happens(lease, 'lease.started')
    await deliver(endpoint.id)
    await happens(lease, 'lease.ended')
    later(HOUR_MS)
    await deliver(endpoint.id)
    expect(got).toHaveLength(1)
    const [off] = (await (await refreshed(world, flat.manager)).get('/integrations/webhooks')).json().data
    expect(off).toMatchObject({ status: 'OFF', off_reason: 'GONE' })
  })
})

test('an address is told no more once whoever gave it has left the estate, and those who stay may switch it on', async () => {
  for (const goes of ['leaves', 'deactivated', 'another role']) {
    const flat = await letFlat(world)
    const { manager: stays, estate_id } = flat
    const leaver = await signedIn(world, 'ESTATE_MANAGER')
    await world.services.transaction('system', (tx) =>
      joinEstate(tx, { estate_id, user_id: leaver.id, role: 'ESTATE_MANAGER' }),
    )
    const endpoint = await endpointOf({ ...flat, manager: leaver })
    const own = await endpointOf(flat)
    const gone =
      goes === 'leaves'
        ? await stays.delete(`/estates/${estate_id}/managers/${leaver.id}`)
        : goes === 'deactivated'
          ? await stays.patch(`/users/${leaver.id}/deactivate`)
          : await stays.patch(`/users/${leaver.id}`, { role: 'PROPERTY_MANAGER' })
    expect(gone.statusCode, gone.body).toBeLessThan(300)
    await world.work()
    got = []
    await happens((await leaseOf(flat)).id, 'lease.ended')
    await world.work()
    expect(await logOf(flat, endpoint), goes).toEqual([])
    expect(await logOf(flat, own), goes).toHaveLength(1)
    const all = (await stays.get('/integrations/webhooks')).json().data
    expect(all).toContainEqual(
      expect.objectContaining({ id: endpoint.id, status: 'OFF', off_reason: 'LEFT' }),
    )
    const told = (await stays.get('/communication/notifications')).json().data
    expect(told[0], goes).toMatchObject({ title: 'A webhook was switched off' })
    const on = await stays.patch(`/integrations/webhooks/${endpoint.id}`, { status: 'ON' })
    expect(on.json()).toMatchObject({ status: 'ON', off_reason: null })
  }
})

test('what the address before still answers neither ends nor holds up the one that took its place', async () => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat)
  await happens((await leaseOf(flat)).id, 'lease.started')
  const inSystem = world.services.transaction
  const taken = await inSystem('system', (tx) => findDueDeliveries(tx, endpoint.id))
  if (!taken) throw new Error('Nothing is due.')
  const moved = await flat.manager.patch(`/integrations/webhooks/${endpoint.id}`, { url: `${address}/new` })
  expect(moved.statusCode).toBe(200)
  const said = { answer: '', fault: null, took_ms: 1, retry_after_ms: null }
  for (const status of [410, null]) {
    const answers = taken.due.map((due) => ({ due, answer: { ...said, status } }))
    await inSystem('system', (tx) => recordAnswers(tx, world.services, taken.endpoint, answers))
  }
  await deliver(endpoint.id)
  expect(got).toMatchObject([{ type: 'lease.started', status: 204 }])
  expect((await flat.manager.get('/integrations/webhooks')).json().data).toMatchObject([
    { status: 'ON', failing_since: null, waiting: 0 },
  ])
})

test.each([
  ['another address', () => [{ url: `${address}/new` }]],
  ['being switched on again', () => [{ status: 'OFF' }, { status: 'ON' }]],
])('%s lets go at once what waits for a later try', async (_, changes) => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat)
  answerOf = () => 500
  await happens((await leaseOf(flat)).id, 'lease.started')
  for (const wait of [0, 6000, 8 * MINUTE_MS]) {
    later(wait)
    await deliver(endpoint.id)
  }
  answerOf = () => 204
  const manager = await refreshed(world, flat.manager)
  for (const change of changes()) {
    const changed = await manager.patch(`/integrations/webhooks/${endpoint.id}`, change)
    expect(changed.statusCode, changed.body).toBe(200)
  }
  await deliver(endpoint.id)
  expect(got.at(-1)).toMatchObject({ type: 'lease.started', status: 204 })
})

const KILLS = 40
test(`a worker that is killed ${KILLS} times at any step loses nothing and changes no order`, async () => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat)
  const leases = [(await leaseOf(flat)).id]
  for (let more = 0; more < 2; more++)
    leases.push(
      (await leaseOf(await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager }))).id,
    )
  for (let kill = 0; kill < KILLS; kill++) {
    const lease = leases[kill % 3] ?? ''
    const event = kill % 2 ? 'lease.ended' : 'lease.renewed'
    await happens(lease, event)
    let left = kill % 4 // transactions that still succeed
    const dying: Services = {
      ...world.services,
      transaction: (who, work) => {
        if (left-- === 0) return Promise.reject(new Error('killed'))
        return world.services.transaction(who, work)
      },
    }
    await deliver(endpoint.id, dying).catch(() => {})
  }
  await deliver(endpoint.id)
  const log = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('webhook_delivery')
      .selectAll()
      .where('endpoint_id', '=', endpoint.id)
      .orderBy('number')
      .execute(),
  )
  expect(log).toHaveLength(KILLS)
  expect(log.filter(({ status }) => status !== 'DELIVERED')).toEqual([])
  expect(got.length).toBeGreaterThan(KILLS) // what was sent but not recorded came twice
  for (const lease of leases) {
    const first = [...new Set(ids(got.filter(({ object }) => object === lease)))]
    expect(first).toEqual(log.flatMap(({ id, object_id }) => (object_id === lease ? id : [])))
  }
})

test('two workers at once send nothing twice, and the clock wakes what has become due', async () => {
  const flat = await letFlat(world)
  const endpoint = await endpointOf(flat)
  const lease = (await leaseOf(flat)).id
  for (const event of ['lease.proposed', 'lease.accepted', 'lease.started']) await happens(lease, event)
  await Promise.all([deliver(endpoint.id), deliver(endpoint.id), deliver(endpoint.id)])
  const mine = () => got.filter(({ object }) => object === lease)
  expect(mine().map(({ type }) => type)).toEqual(['lease.proposed', 'lease.accepted', 'lease.started'])
  answerOf = () => 500
  await happens(lease, 'lease.ended')
  await deliver(endpoint.id)
  answerOf = () => 204
  await deliverDueWebhooks.run(world.services, {})
  await world.work()
  expect(mine()).toHaveLength(4) // not yet
  later(MINUTE_MS)
  await deliverDueWebhooks.run(world.services, {})
  await world.work()
  expect(
    mine()
      .map(({ status }) => status)
      .slice(3),
  ).toEqual([500, 204])
})

test('another secret signs beside the one before for a day', async () => {
  const flat = await letFlat(world)
  const { id, secret } = await endpointOf(flat)
  const { secret: next } = (await flat.manager.post(`/integrations/webhooks/${id}/rotate-secret`)).json()
  expect(next).toMatch(/^whsec_/)
  expect(next).not.toBe(secret)
  const signatures = async ({ post } = flat.manager) => {
    expect((await post(`/integrations/webhooks/${id}/test`)).statusCode).toBe(201)
    await world.work()
    const { id: message = '', headers, body } = got.at(-1) ?? ({} as Got)
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const by = (one: string) => signWebhook([one], { id: message, at, body })['webhook-signature']
    const said = String(headers['webhook-signature']).split(' ')
    return [said.includes(by(next)), said.includes(by(secret))]
  }
  expect(await signatures()).toEqual([true, true])
  later(25 * HOUR_MS)
  expect(await signatures(await refreshed(world, flat.manager))).toEqual([true, false])
})

test('who asks for another secret again, since the first answer was lost, leaves the receiver with one that still signs', async () => {
  const flat = await letFlat(world)
  const { id, secret } = await endpointOf(flat)
  const rotate = async ({ post } = flat.manager): Promise<string> =>
    (await post(`/integrations/webhooks/${id}/rotate-secret`)).json().secret
  const signedBy = async (...of: string[]) => {
    await happens((await leaseOf(flat)).id, 'lease.started')
    await deliver(id)
    const { id: message = '', headers, body } = got.at(-1) ?? ({} as Got)
    const at = new Date(Number(headers['webhook-timestamp']) * 1000)
    const said = String(headers['webhook-signature']).split(' ')
    return of.map((one) => said.includes(signWebhook([one], { id: message, at, body })['webhook-signature']))
  }
  const lost = await rotate()
  later(HOUR_MS)
  const next = await rotate(await refreshed(world, flat.manager))
  expect(await signedBy(secret, lost, next)).toEqual([true, true, true])
  later(23 * HOUR_MS + MINUTE_MS)
  expect(await signedBy(secret, lost, next)).toEqual([false, true, true])
  later(HOUR_MS)
  expect(await signedBy(secret, lost, next)).toEqual([false, false, true])
})

test('once the secret of the installation has changed and the one before it is gone, all is signed as before', async () => {
  const flat = await letFlat(world)
  const first = await endpointOf(flat)
  const second: MadeWebhookEndpoint = (
    await flat.manager.post(`/integrations/webhooks/${first.id}/rotate-secret`)
  ).json()
  const changed = (before: string | null) => ({
    ...world.services,
    secrets: deriveSecrets('another secret of the installation', before),
  })
  await sealWebhookSecretsAnew.run(changed(world.services.config.secret), {})
  await happens((await leaseOf(flat)).id, 'lease.started')
  await deliver(first.id, changed(null))
  const [{ headers, body, id } = {} as Got] = got
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  expect(headers).toMatchObject(signWebhook([second.secret, first.secret], { id, at, body }))
})

test('addresses inside are refused with a word why, and only who manages the estate has any told', async () => {
  const flat = await letFlat(world)
  const { manager, estate_id, landlord } = flat
  const make = (url: string, who = manager) =>
    who.post('/integrations/webhooks', { estate_id, url, events: ['payment.completed'] })
  for (const url of [
    'https://10.0.0.1/',
    'https://localhost/',
    'http://hooks.example.ng/',
    'https://[::1]/',
  ]) {
    const answer = await make(url)
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 422, 'WEBHOOK_ADDRESS_REFUSED'])
  }
  const { id } = await endpointOf(flat)
  expect((await manager.patch(`/integrations/webhooks/${id}`, { url: 'https://10.1/' })).json().code).toBe(
    'WEBHOOK_ADDRESS_REFUSED',
  )
  const stranger = await signedIn(world, 'ESTATE_MANAGER')
  expect((await make('https://hooks.example.ng/', landlord)).statusCode).toBe(403)
  expect((await make('https://hooks.example.ng/', stranger)).statusCode).toBe(404)
  expect((await stranger.get('/integrations/webhooks')).json().data).toEqual([])
  for (const path of [`webhooks/${id}/rotate-secret`, `webhooks/${id}/test`])
    expect((await stranger.post(`/integrations/${path}`)).statusCode).toBe(404)
  expect((await stranger.get(`/integrations/webhooks/${id}/deliveries`)).statusCode).toBe(404)
  expect((await stranger.delete(`/integrations/webhooks/${id}`)).statusCode).toBe(404)
  expect((await manager.delete(`/integrations/webhooks/${id}`)).statusCode).toBe(204)
})
