import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { payerAt } from '../../../testing/money/payer.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepPayments } from './sweep-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)

function deliver(body: string, signature?: string) {
  const signed =
    signature ?? createHmac('sha512', world.services.config.provider.key).update(body).digest('hex')
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signed },
    payload: body,
  })
}

async function paidFlat() {
  const flat = await letFlat(world)
  const begun = await initializePayment(flat, { amount: 120_000_000 })
  const { reference, payment_id } = begun.json()
  await payer().pays(reference)
  const status = async () => (await flat.tenant.get(`/payments/${payment_id}`)).json().status
  return { reference, status }
}
const successOf = (reference: string, more: object = {}) =>
  JSON.stringify({ event: 'charge.success', data: { id: 1, reference, status: 'success', ...more } })
const eventsOf = (reference: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('provider_event').selectAll().where('object_reference', '=', reference).execute(),
  )

test('stores a signed event and answers at once; the job asks the provider and completes the payment', async () => {
  const { reference, status } = await paidFlat()
  const answer = await deliver(successOf(reference))
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
  expect(await status()).toBe('PENDING')
  await world.work()
  expect(await status()).toBe('COMPLETED')
  expect((await eventsOf(reference))[0]?.handled_at).not.toBeNull()
})

test('an event said twice, or with its keys in another order, is kept once', async () => {
  const { reference } = await paidFlat()
  await deliver(successOf(reference))
  await deliver(successOf(reference))
  await deliver(JSON.stringify({ data: { status: 'success', reference, id: 1 }, event: 'charge.success' }))
  expect(await eventsOf(reference)).toHaveLength(1)
})

test('the signature is over the bytes: white space and escapes that JSON would lose still fit', async () => {
  const { reference, status } = await paidFlat()
  const body = `{"event" : "charge.success", "data":{"reference":"${reference}","status":"success","note":"a\\/b \\u20a6","n":100.0}}`
  expect((await deliver(body)).statusCode).toBe(200)
  await world.work()
  expect(await status()).toBe('COMPLETED')
})

test('a forged, an altered and an unsigned event are refused, and nothing of them is kept', async () => {
  const { reference, status } = await paidFlat()
  const body = successOf(reference)
  const signature = createHmac('sha512', world.services.config.provider.key).update(body).digest('hex')
  for (const answer of [
    await deliver(body, 'f'.repeat(128)),
    await deliver(body.replace('success', 'success '), signature),
    await deliver(body, ''),
    await deliver(body, 'zz'),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'INVALID_SIGNATURE'])
  }
  await world.work()
  expect(await eventsOf(reference)).toEqual([])
  expect(await status()).toBe('PENDING')
})

test('an event that lies is not believed: the provider is asked', async () => {
  const flat = await letFlat(world)
  const begun = await initializePayment(flat, { amount: 120_000_000 })
  const { reference, payment_id } = begun.json()
  await deliver(successOf(reference, { amount: 120_000_000 }))
  await world.work()
  expect((await flat.tenant.get(`/payments/${payment_id}`)).json().status).toBe('PENDING')
})

test('signed events about nothing of ours, and signed nonsense, are taken and forgotten', async () => {
  for (const body of [
    '{"event":"transfer.success","data":{"reference":"theirs"}}',
    '[]',
    'not json',
    '{"event":1}',
  ]) {
    expect((await deliver(body)).statusCode).toBe(200)
  }
  await world.work()
})

test('the sweep heals a payment whose webhook never came', async () => {
  const { status } = await paidFlat()
  await sweepPayments.run(world.services, {})
  expect(await status()).toBe('PENDING') // not yet asked: the payer may still be typing
  world.services.clock.advance(31_000)
  await sweepPayments.run(world.services, {})
  expect(await status()).toBe('COMPLETED')
})
