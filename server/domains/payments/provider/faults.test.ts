import { beforeAll, expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { beginPaying, openSubaccount, receiptsOf } from '../../../testing/money/paying.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepPayments } from './sweep-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const verify = ({ flat, reference }: Awaited<ReturnType<typeof beginPaying>>) =>
  flat.tenant.post('/payments/verify', { reference })

async function sweepLater(milliseconds = 31_000): Promise<void> {
  world.services.clock.advance(milliseconds)
  await sweepPayments.run(world.services, {})
}

type Delivery = { reference: string; attempts: number; state: string; last_status: number | null }
const deliveryOf = async (reference: string) => {
  const { deliveries } = (await payer().state()) as { deliveries: Delivery[] }
  return deliveries.find((delivery) => delivery.reference === reference)
}
const triedOnce = (reference: string) =>
  expect.poll(async () => (await deliveryOf(reference))?.attempts).toBeGreaterThan(0)

beforeAll(async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await payer().webhooksGoTo(`${address}/api/v1/payments/webhook`)
})

test.each([
  ['normal', 200],
  ['duplicate', 200],
  ['before_answer', 200],
  ['reserialised', 200],
])('a webhook that comes %s completes the payment once', async (webhooks, answered) => {
  const payment = await beginPaying(world)
  await payer().faults({ reference: payment.reference, webhooks })
  await payer().pays(payment.reference)
  await triedOnce(payment.reference)
  expect((await deliveryOf(payment.reference))?.last_status).toBe(answered)
  await world.work()
  expect(await payment.status()).toBe('COMPLETED')
  await sweepLater()
  expect(await receiptsOf(world, payment.payment_id)).toHaveLength(1)
})

test.each(['drop', 'delay'])('a webhook that is lost by %s is not needed', async (webhooks) => {
  const payment = await beginPaying(world)
  await payer().faults({ reference: payment.reference, webhooks })
  await payer().pays(payment.reference)
  await world.work()
  expect(await payment.status()).toBe('PENDING')
  await sweepLater()
  expect(await payment.status()).toBe('COMPLETED')
})

test('a forged webhook is refused and changes nothing', async () => {
  const payment = await beginPaying(world)
  await payer().faults({ reference: payment.reference, webhooks: 'bad_signature' })
  await payer().pays(payment.reference)
  await triedOnce(payment.reference)
  expect((await deliveryOf(payment.reference))?.last_status).toBe(401)
  await world.work()
  expect(await payment.status()).toBe('PENDING')
})

test('webhooks that overtake one another complete both payments', async () => {
  const [first, second] = [await beginPaying(world), await beginPaying(world)]
  await payer().faults({ webhooks: 'reorder' })
  for (const { reference } of [first, second]) await payer().pays(reference)
  await triedOnce(first.reference)
  await payer().faults({ webhooks: 'normal' })
  await world.work()
  expect([await first.status(), await second.status()]).toEqual(['COMPLETED', 'COMPLETED'])
  await expectSoundBooks(world)
})

test.each(['500_before', '500_after', 'drop_before', 'drop_after', 'broken_json', '429'])(
  'a question that meets %s says nothing: the payer is told that the bank is asked, and it ends paid',
  async (fault) => {
    const payment = await beginPaying(world)
    await payer().faults({ reference: payment.reference, webhooks: 'drop', faults: [fault] })
    await payer().pays(payment.reference)
    expect((await verify(payment)).json()).toMatchObject({ status: 'PENDING', is_answered: false })
    await payer().faults({ reference: payment.reference, faults: [] })
    await sweepLater(46_000)
    expect(await payment.detail()).toMatchObject({ status: 'COMPLETED', is_answered: true })
    expect(await receiptsOf(world, payment.payment_id)).toHaveLength(1)
  },
)

test.each(['text_amounts', 'metadata_zero', 'unknown_keys'])(
  'an answer with %s is read all the same',
  async (fault) => {
    const payment = await beginPaying(world)
    await payer().faults({ reference: payment.reference, faults: [fault] })
    await payer().pays(payment.reference)
    expect((await verify(payment)).json()).toMatchObject({ status: 'COMPLETED', amount: 120_000_000 })
  },
)

test('a slow answer is waited for', async () => {
  const payment = await beginPaying(world)
  await payer().pays(payment.reference)
  await payer().faults({ reference: payment.reference, api: 'slow', slow_seconds: 1 })
  expect((await verify(payment)).json().status).toBe('COMPLETED')
})

test('a success that follows a failure wins', async () => {
  const payment = await beginPaying(world)
  await payer().isDeclined(payment.reference)
  expect((await verify(payment)).json().status).toBe('FAILED')
  await payer().pays(payment.reference)
  await sweepLater()
  expect(await payment.status()).toBe('COMPLETED')
  await expectSoundBooks(world)
})

test('a payment that was let go after three days is completed by money that comes on the last', async () => {
  const payment = await beginPaying(world)
  await payer().faults({ reference: payment.reference, webhooks: 'normal' })
  await sweepLater(72 * 3_600_000)
  expect(await payment.status()).toBe('CANCELLED')
  await payer().pays(payment.reference)
  await triedOnce(payment.reference)
  await world.work()
  expect(await payment.row()).toMatchObject({ status: 'COMPLETED', needs_review: true })
})

test('another amount than was asked for is booked as it came', async () => {
  const payment = await beginPaying(world)
  await payer().pays(payment.reference, { amount: 70_000_000 })
  await triedOnce(payment.reference)
  await world.work()
  expect(await payment.detail()).toMatchObject({
    status: 'COMPLETED',
    amount: 70_000_000,
    left_to_pay: 50_000_000,
    needs_review: true,
  })
})

test('a fee that nobody knows yet is booked as unknown, asked for, and booked once when it is known', async () => {
  for (const isDivided of [false, true]) {
    const begin = async () =>
      beginPaying(world, isDivided ? { subaccount_code: await openSubaccount(world) } : {})
    const payment = await begin()
    await payer().faults({ reference: payment.reference, faults: ['fees_null'] })
    await payer().pays(payment.reference)
    await verify(payment)
    expect(await payment.row()).toMatchObject({ status: 'COMPLETED', fees: null })

    await payer().faults({ reference: payment.reference, faults: [] })
    await sweepLater(121_000)
    await sweepLater(3_600_000)
    expect((await payment.row()).fees).toBe(200_000)
    const known = await begin()
    await payer().pays(known.reference)
    await verify(known)
    expect(await balancesOf(world, payment)).toEqual(await balancesOf(world, known))
  }
  await expectSoundBooks(world)
})
