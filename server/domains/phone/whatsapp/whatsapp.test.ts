import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWhatsAppSimulatorProcess } from '../../../../scripts/simulator-process.ts'
import { WHATSAPP_SIMULATOR_SECRET as SECRET } from '../../../platform/config/whatsapp-config.ts'
import { freePort } from '../../../platform/db/embedded/cluster.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const URL = '/api/v1/communication/whatsapp'
const [port, ownPort] = [await freePort(), await freePort()]
const simulator = await startWhatsAppSimulatorProcess({
  port,
  webhookUrl: `http://127.0.0.1:${ownPort}${URL}`,
})
const world = useWorld({ env: { WHATSAPP_SIMULATOR_PORT: String(port), WHATSAPP_PRICE: '250' } })
beforeAll(() => world.app.listen({ port: ownPort, host: '127.0.0.1' }))
afterAll(() => simulator.stop())
beforeEach(async () => {
  await faults({})
  await world.services.transaction('system', (tx) => tx.deleteFrom('delivery_breaker').execute())
})

const HOUR_MS = 3_600_000
let numbers = 0
const newPhone = () => `+23480${String(50_000_000 + numbers++)}`

async function known() {
  const phone = newPhone()
  const tenant = await signedIn(world, 'TENANT', { phone })
  await tenant.post('/auth/phone-pin', { pin: '4821' })
  return { ...(await letFlat(world, { tenant })), phone }
}
const atSimulator = (path: string, body: object) =>
  fetch(`${simulator.url}/simulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const faults = (wanted: object) =>
  atSimulator('faults', { api: 'normal', deliver: 'normal', webhooks: 'normal', ...wanted })
const now = () => world.services.clock.now().getTime()
/** Somebody writes on their phone, at a moment; the simulator tells us. */
const write = (from: string, said: { text?: string; type?: string; at?: number }) =>
  atSimulator('inbound', { from, ...said, at: new Date(said.at ?? now()).toISOString() })
const answersTo = async (phone: string) => (await sentTo(world, phone)).map(({ text }) => text).toReversed()
const states = (phone: string) =>
  world.services.transaction('system', async (tx) =>
    (
      await tx
        .selectFrom('outbox_message')
        .select(['channel', 'state', 'failure'])
        .where('recipient', '=', phone)
        .orderBy('id')
        .execute()
    ).map(({ channel, state, failure }) => ({ channel, state, failure })),
  )
const become = (phone: string, wanted: object[]) => expect.poll(() => states(phone)).toMatchObject(wanted)

/** As Meta tells, past the simulator. */
function tell(value: object, { key = SECRET, phone_number_id = '1', sign = true } = {}) {
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      { id: '1', changes: [{ field: 'messages', value: { metadata: { phone_number_id }, ...value } }] },
    ],
  })
  const signature = `sha256=${createHmac('sha256', key).update(payload).digest('hex')}`
  return world.app.inject({
    ...{ method: 'POST', url: URL, payload },
    headers: { 'content-type': 'application/json', ...(sign ? { 'x-hub-signature-256': signature } : {}) },
  })
}
const message = (from: string, body: string, id = `wamid.${randomUUID()}`) => ({
  ...{ id, from: from.slice(1), timestamp: String(Math.floor(now() / 1000)), type: 'text', text: { body } },
})

test('a balance comes for the right PIN with its naira sign, is delivered, and counts what it cost', async () => {
  const { phone, tenant, manager, estate_id } = await known()
  await write(phone, { text: 'BAL' })
  await write(phone, { text: 'bal 4821 🙏' })
  const answers = await answersTo(phone)
  expect(answers).toMatchObject([
    expect.stringContaining('PIN'),
    expect.stringMatching(/^You owe ₦1,200,000/),
  ])
  await become(phone, [{ channel: 'WHATSAPP', state: 'DELIVERED' }, { state: 'DELIVERED' }])
  const use = (await manager.get(`/estates/${estate_id}/phone-use`)).json()
  expect(use.data[2]).toEqual({ channel: 'WHATSAPP', questions: 2, parts: 2, cost: 500 })
  const { by_channel } = (await tenant.get('/notifications/statistics')).json()
  expect(by_channel.WHATSAPP).toEqual({ sent: 2, delivered: 2, read: 0, failed: 0 })
})

test('Meta is let in by our own word alone, and what it did not sign is refused', async () => {
  const ask = (word: string, mode = 'subscribe') =>
    world.app.inject({
      url: `${URL}?hub.mode=${mode}&hub.verify_token=${word}&hub.challenge=1158201444`,
    })
  expect(await ask(SECRET)).toMatchObject({ statusCode: 200, body: '1158201444' })
  expect((await ask(SECRET)).headers['content-type']).toContain('text/plain')
  for (const answer of [ask('another'), ask(''), ask(SECRET, 'unsubscribe')])
    expect((await answer).statusCode).toBe(403)
  const { phone } = await known()
  const value = { messages: [message(phone, 'PAY')] }
  expect((await tell(value, { key: 'of_somebody_else' })).statusCode).toBe(401)
  expect((await tell(value, { sign: false })).statusCode).toBe(401)
  expect((await tell(value, { phone_number_id: '2' })).statusCode).toBe(200)
  expect(await answersTo(phone)).toEqual([])
})

test('what is told twice, at once and later, is done once', async () => {
  const { phone, manager, estate_id } = await known()
  const value = { messages: [message(phone, 'FAULT 😭 kitchen tap no dey close')] }
  await Promise.all([1, 2].map(() => tell(value)))
  await world.work()
  await tell(value)
  await faults({ webhooks: 'duplicate' })
  await write(phone, { text: 'who' })
  expect(await answersTo(phone)).toHaveLength(2)
  const { data } = (await manager.get(`/onboarding/units/maintenance?estate_id=${estate_id}`)).json()
  expect(data).toMatchObject([{ title: 'kitchen tap no dey close', category: 'WATER' }])
})

test('of a batch in any order what is known is taken, and the rest hurts nothing', async () => {
  const { phone } = await known()
  const told = await tell({
    messages: [
      { id: 7 },
      null,
      { ...message(phone, 'x'), from: '../../etc' },
      message(phone, 'he\u0000lp'),
      'x',
    ],
    statuses: [{ id: 'wamid.unknown', status: 'read', recipient_id: phone.slice(1) }, { status: 1 }],
  })
  expect(told.statusCode).toBe(200)
  expect(await answersTo(phone)).toEqual([expect.stringContaining('Text BAL')])
  for (const value of [{ messages: 'x' }, { statuses: {} }, {}])
    expect((await tell(value)).statusCode).toBe(200)
})

test('a report that overtakes the answer which names its message still counts', async () => {
  const { phone } = await known()
  await faults({ webhooks: 'reorder' })
  await write(phone, { text: 'who' })
  await write(phone, { text: 'help' })
  expect(await answersTo(phone)).toHaveLength(2)
  await become(phone, [{ state: 'DELIVERED' }, { state: 'DELIVERED' }])
})

test.each(['image', 'audio', 'sticker', 'video', 'unsupported'])(
  'to %s the answer says to write instead',
  async (type) => {
    const { phone } = await known()
    await write(phone, { type })
    expect(await answersTo(phone)).toEqual([expect.stringContaining('We read only words here')])
  },
)

test('a thumb under an answer is answered nothing', async () => {
  const { phone } = await known()
  await write(phone, { type: 'reaction' })
  expect(await answersTo(phone)).toEqual([])
})

test('a stranger is told once a day that they are not known, and nothing of anybody', async () => {
  const phone = newPhone()
  for (const text of ['BAL 4821', 'hello?']) await write(phone, { text })
  expect(await answersTo(phone)).toEqual([expect.stringContaining('does not know this number')])
})

test('what Meta tells of a day late is done, and answered to nobody', async () => {
  const { phone, manager, estate_id } = await known()
  await write(phone, { text: 'FAULT gate is open', at: now() - 25 * HOUR_MS })
  await world.work()
  expect(await states(phone)).toMatchObject([{ state: 'EXPIRED' }])
  const { data } = (await manager.get(`/onboarding/units/maintenance?estate_id=${estate_id}`)).json()
  expect(data).toMatchObject([{ title: 'gate is open' }])
})

test('an answer that Meta finds too late, or cannot bring, has failed with its reason', async () => {
  const { phone } = await known()
  await tell({ messages: [message(phone, 'who')] }) // the simulator never heard of them writing
  await world.work()
  await become(phone, [{ state: 'FAILED', failure: expect.stringContaining('131047') }])
  const other = await known()
  await faults({ deliver: 'undeliverable' })
  await write(other.phone, { text: 'who' })
  await world.work()
  await become(other.phone, [{ state: 'FAILED', failure: expect.stringContaining('131026') }])
})

test.each([
  ['5xx', '131016'],
  ['too_many', '130429'],
  ['too_fast', '131056'],
  ['token', '190'],
  ['hang_up', ''],
])('where the provider says %s the answer waits, and goes when it can', async (api, code) => {
  const { phone } = await known()
  await faults({ api })
  await write(phone, { text: 'who' })
  await world.work()
  expect(await states(phone)).toMatchObject([
    { state: 'HANDED_OVER', failure: expect.stringContaining(code) },
  ])
  await faults({})
  await withClient(world.ownerUrl, (client) =>
    client.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()'),
  )
  await world.work()
  await become(phone, [{ state: 'DELIVERED' }])
})

test('a process that dies between the message and its answer leaves both to the next', async () => {
  const { phone } = await known()
  await tell({ messages: [message(phone, 'who')] })
  expect(await states(phone)).toEqual([]) // heard and kept, and nobody has worked since
  expect(await answersTo(phone)).toHaveLength(1)
})

test('STOP counts wherever it is said, and asking goes on', async () => {
  const { phone } = await known()
  const isStopped = () =>
    world.services.transaction('system', (tx) =>
      tx.selectFrom('suppressed_address').select('reason').where('address', '=', phone).executeTakeFirst(),
    )
  await write(phone, { text: 'Stop' })
  expect(await answersTo(phone)).toEqual([expect.stringContaining('no more SMS')])
  expect(await isStopped()).toEqual({ reason: 'STOP' })
  await write(phone, { text: 'start' })
  expect(await answersTo(phone)).toHaveLength(2)
  expect(await isStopped()).toBeUndefined()
})
