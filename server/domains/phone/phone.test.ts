import { createHmac, randomUUID } from 'node:crypto'
import { showPayCode } from '@gida/contract/domains/transfers/pay-code'
import { afterAll, expect, test } from 'vitest'
import { startSmsSimulatorProcess } from '../../../scripts/simulator-process.ts'
import { SMS_SIMULATOR_KEY } from '../../platform/config/config.ts'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { sendIntent } from '../../platform/delivery/send-intent.ts'
import { OPTED_OUT, suppress } from '../../platform/delivery/suppress.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { sentTo } from '../../testing/outbox.ts'
import { signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const smsPort = await freePort()
const sms = await startSmsSimulatorProcess({ port: smsPort })
const world = useWorld({ env: { SMS_SIMULATOR_PORT: String(smsPort) } })
afterAll(() => sms.stop())

const HOUR_MS = 3_600_000
let numbers = 0
const newPhone = () => `+23480${String(30_000_000 + numbers++)}`
type TenantWithPhone = LetFlat & { phone: string }

/** A tenant of a flat who is known by a number, and has a PIN where one is said. */
async function known(
  pin: string | null = '4821',
  options: Parameters<typeof letFlat>[1] = {},
): Promise<TenantWithPhone> {
  const phone = newPhone()
  const tenant = await signedIn(world, 'TENANT', { phone })
  const flat = await letFlat(world, { tenant, ...options })
  if (pin)
    expect((await tenant.post('/auth/phone-pin', { pin })).json()).toMatchObject({ is_set: true, phone })
  return { ...flat, phone }
}

/** As the provider tells of a text; the same id is the same text. */
function tell(from: string, message: string, { id = randomUUID() as string, key = SMS_SIMULATOR_KEY } = {}) {
  const payload = JSON.stringify({
    ...{ type: 'inbound', message_id: id, sender: from.slice(1), message, status: 'Received' },
  })
  return world.app.inject({
    ...{ method: 'POST', url: '/api/v1/communication/sms/reports', payload },
    headers: {
      'content-type': 'application/json',
      'x-termii-signature': createHmac('sha512', key).update(payload).digest('hex'),
    },
  })
}
const textsTo = async (phone: string) => (await sentTo(world, phone)).map(({ text }) => text).toReversed()
async function ask(phone: string, message: string): Promise<string | undefined> {
  const before = (await textsTo(phone)).length
  expect((await tell(phone, message)).statusCode).toBe(200)
  return (await textsTo(phone)).slice(before)[0]
}

test('a balance comes for the right PIN, in the language that was chosen, and counts what it cost', async () => {
  const { phone, manager, estate_id, tenant } = await known()
  expect(await ask(phone, 'BAL')).toContain('PIN')
  expect(await ask(phone, 'hausa')).toContain('Hausa')
  const said = await ask(phone, 'saura 4821')
  expect(said).toMatch(/^Ana bin ku NGN 1,200,000/)
  expect((await tenant.get('/users/me/notification-choices')).json().language).toBe('ha')
  const use = (await manager.get(`/estates/${estate_id}/phone-use`)).json()
  expect(use.data[0]).toEqual({ channel: 'SMS', questions: 3, parts: 3, cost: 1500 })
  expect((await tenant.get(`/estates/${estate_id}/phone-use`)).statusCode).toBe(403)
})

test('the last receipt is one that stands', async () => {
  const flat = await known()
  const { record } = offlinePaymentsIn(world)
  await record(flat.manager, flat, { amount: 1_000_000 })
  const { id } = (await record(flat.manager, flat, { amount: 2_000_000 })).json()
  const cancelled = await flat.manager.patch(`/payments/${id}/cancel`, { reason: 'It did not come' })
  expect(cancelled.statusCode, cancelled.body).toBe(200)
  expect(await ask(flat.phone, 'REC 4821')).toContain('NGN 10,000.00')
})

test('who has left and still owes is told how to pay it, and reports no fault of that home', async () => {
  const flat = await known()
  const [running] = (await flat.tenant.get('/transfers/payment-instructions')).json().data
  const removed = await flat.manager.post(`/onboarding/units/${flat.unit_id}/remove-tenant`, {
    reason: 'Left',
  })
  expect(removed.statusCode, removed.body).toBe(200)
  expect(await ask(flat.phone, 'BAL 4821')).toMatch(/You owe NGN [1-9]/)
  expect(await ask(flat.phone, 'PAY')).toContain(showPayCode(running.pay_code))
  expect(await ask(flat.phone, 'FAULT the tap leaks')).toContain('You rent no home')
  const { data, pagination } = (await flat.tenant.get('/transfers/payment-instructions')).json()
  expect(data).toMatchObject([{ pay_code: running.pay_code, can: { ask_account: false } }])
  expect(pagination.total).toBe(1)
  const ofUnit = await flat.tenant.get(`/transfers/payment-instructions?unit_id=${flat.unit_id}`)
  expect(ofUnit.json().data).toEqual(data)
})

test('wrong PINs lock, the right one among many at once is not told, and a new one opens', async () => {
  const { phone, tenant } = await known()
  await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => tell(phone, `bal 700${nth}`)))
  const answers = await textsTo(phone)
  expect(answers.filter((text) => text.includes('not right'))).toHaveLength(5)
  expect(await ask(phone, 'bal 4821')).toContain('Too many wrong PINs')
  expect((await tenant.post('/auth/phone-pin', { pin: '1234' })).statusCode).toBe(400)
  await tenant.post('/auth/phone-pin', { pin: '9057' })
  expect(await ask(phone, 'bal 4821')).toContain('not right')
  expect(await ask(phone, 'bal 9057')).toContain('You owe')
  await tenant.delete('/auth/phone-pin')
  expect(await ask(phone, 'rec 9057')).toContain('set a PIN')
})

test('a vendor with a job open who rents a home hears of that home when they ask for it, and else of the job', async () => {
  const { phone } = await known()
  const { manager, estate_id, unit_id } = await letFlat(world)
  const vendor_id = await world.services.transaction('system', async (tx) => {
    const id = await insertRow(tx, 'vendor', {
      ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER'], phone, wht_class: 'BUILDING' },
    })
    await tx.insertInto('vendor_estate').values({ vendor_id: id, estate_id }).execute()
    return id
  })
  const order = await manager.post('/work-orders', { title: 'Mend the tap', category: 'WATER', unit_id })
  const offered = await manager.post(`/work-orders/${order.json().id}/offers`, { vendor_ids: [vendor_id] })
  expect(offered.statusCode, offered.body).toBeLessThan(300)
  const before = (await textsTo(phone)).length
  for (const [asked, said] of [
    ['BAL 4821', 'You owe'],
    ['pay', 'pay code'],
    ['2', 'goes to somebody else'],
  ] as const)
    expect(await ask(phone, asked), asked).toContain(said)
  expect(await textsTo(phone)).toHaveLength(before + 3)
})

test('a PIN holds for the number that it was set for alone', async () => {
  const { tenant } = await known()
  const other = newPhone()
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone: other }).where('id', '=', tenant.id).execute(),
  )
  expect((await tenant.get('/auth/phone-pin')).json()).toMatchObject({ is_set: false, phone: other })
  expect(await ask(other, 'BAL 4821')).toContain('set a PIN')
})

test('a fault that is told of twice is one request, which the office has', async () => {
  const { phone, manager, estate_id } = await known(null)
  const id = randomUUID()
  await Promise.all([1, 2].map(() => tell(phone, 'FAULT kitchen tap no dey close 😭', { id })))
  await world.work()
  await tell(phone, 'FAULT kitchen tap no dey close 😭', { id })
  expect(await textsTo(phone)).toHaveLength(1)
  const { data } = (await manager.get(`/onboarding/units/maintenance?estate_id=${estate_id}`)).json()
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ title: 'kitchen tap no dey close 😭', category: 'WATER', status: 'OPEN' })
})

test('a sign that a gateway misread, which no database keeps, loses no text', async () => {
  const { phone, manager, estate_id } = await known(null)
  expect(await ask(phone, 'FAULT no li\u0000ght at the gate')).toContain('no light at the gate')
  const { data } = (await manager.get(`/onboarding/units/maintenance?estate_id=${estate_id}`)).json()
  expect(data).toMatchObject([{ title: 'no light at the gate' }])
})

test('how to pay is a transfer with the code of the home', async () => {
  const { phone, manager, estate_id } = await known(null)
  expect(await ask(phone, 'pay')).toMatch(/^Your pay code is [0-9A-Z]{3}-[0-9A-Z]{4}\./)
  const account = { bank_name: 'Wema Bank', account_number: '0123456789', account_name: 'Palmgrove Clients' }
  expect((await manager.post('/transfers/accounts', { estate_id, ...account })).statusCode).toBe(201)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('bank_account_estate')
      .set({ shown_from: tx.now })
      .where('estate_id', '=', estate_id)
      .execute(),
  )
  expect(await ask(phone, 'pay')).toContain('Transfer to 0123456789, Wema Bank')
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone: newPhone() }).where('id', '=', manager.id).execute(),
  )
  expect(await ask(phone, 'who')).toContain(manager.full_name)
})

test('STOP ends all but alarms and codes, START brings the rest back, and both are answered', async () => {
  const { phone } = await known(null)
  const send = async (of: 'reminder' | 'alarm') => {
    const id = await world.services.transaction('system', (tx) =>
      sendIntent(tx, {
        ...{
          class: of,
          kind: 'payment',
          attempts: [{ channel: 'SMS', recipient: phone, body: of, key: randomUUID() }],
        },
      }),
    )
    await world.work()
    const { state } = await world.services.transaction('system', (tx) =>
      tx.selectFrom('outbox_message').select('state').where('intent_id', '=', id).executeTakeFirstOrThrow(),
    )
    return state
  }
  expect(await ask(phone, 'STOP')).toContain('no more SMS')
  expect(await send('alarm')).toBe('ACCEPTED')
  world.services.clock.advance(
    24 * HOUR_MS - (world.services.clock.now().getTime() % (24 * HOUR_MS)) + 10 * HOUR_MS,
  )
  expect(await send('reminder')).toBe('FAILED')
  expect(await ask(phone, 'start')).toContain('SMS from Gida are on')
  expect(await send('reminder')).toBe('ACCEPTED')
})

test('a number that had failed before its owner texted STOP is not written to again after a year', async () => {
  const { phone } = await known(null)
  const asSystem = world.services.transaction
  await asSystem('system', (tx) => suppress(tx, { channel: 'SMS', recipient: phone }, 'DND Active'))
  expect(await ask(phone, 'STOP')).toContain('no more SMS')
  const kept = await asSystem('system', (tx) =>
    tx.selectFrom('suppressed_address').select('reason').where('address', '=', phone).execute(),
  )
  expect(kept).toEqual([{ reason: OPTED_OUT }])
})

test('a stranger is answered once a day and learns nothing; a forged text is refused', async () => {
  const phone = newPhone()
  expect(await ask(phone, 'BAL 4821')).toContain('does not know this number')
  expect(await ask(phone, 'hello?')).toBeUndefined()
  world.services.clock.advance(25 * HOUR_MS)
  expect(await ask(phone, 'PAY')).toContain('does not know this number')
  expect((await tell(phone, 'PAY', { key: 'of_somebody_else' })).statusCode).toBe(401)
})

test('who asks without end is answered no more, until time has passed', async () => {
  const { phone } = await known(null)
  await Promise.all(Array.from({ length: 24 }, () => tell(phone, 'help')))
  expect(await textsTo(phone)).toHaveLength(20)
  world.services.clock.advance(6 * HOUR_MS)
  expect(await ask(phone, 'help')).toContain('Text BAL')
})
