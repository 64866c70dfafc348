import { expect, test, vi } from 'vitest'
import { ProviderUnknown } from '../../../platform/pay/provider.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { type BegunPayment, beginPaying } from '../../../testing/money/paying.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepPayments } from './sweep-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const EVERY = 15_000
const sweep = () => sweepPayments.run(world.services, {})
const hours = (count: number) => count * 3_600_000

async function sweepFor(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += EVERY) {
    world.services.clock.advance(EVERY)
    await sweep()
  }
}
const statusesOf = (payments: BegunPayment[]) => Promise.all(payments.map((payment) => payment.status()))

test('within 90 s of the provider being well again everything is finished, without any webhook', async () => {
  const asked = [await beginPaying(world), await beginPaying(world)]
  for (let hour = 0; hour < 6; hour++) {
    world.services.clock.advance(hours(1))
    await sweep() // by now they are asked about every hour
  }
  const fresh = [await beginPaying(world), await beginPaying(world), await beginPaying(world)]
  const all = [...asked, ...fresh]
  await payer().faults({ api: 'down', webhooks: 'drop' })
  for (const { reference } of all) await payer().pays(reference)
  await sweepFor(60_000)
  world.services.clock.advance(hours(3))
  await sweep()
  expect(await statusesOf(all)).toEqual(all.map(() => 'PENDING'))

  await payer().faults({ api: 'normal' })
  await sweepFor(90_000)
  expect(await statusesOf(all)).toEqual(all.map(() => 'COMPLETED'))
  await expectSoundBooks(world)
  await payer().faults({ webhooks: 'normal' })
})

test('an outage between two questions is noticed too, and what was paid in it is asked about at once', async () => {
  const payment = await beginPaying(world)
  world.services.clock.advance(hours(2))
  await sweep()
  await payer().faults({ api: 'down', webhooks: 'drop' })
  await payer().pays(payment.reference)
  await sweepFor(30_000)
  await payer().faults({ api: 'normal' })
  await sweepFor(30_000)
  expect(await payment.status()).toBe('COMPLETED')
  await payer().faults({ webhooks: 'normal' })
})

test('a silent provider is asked one question at a time, and nothing is let go meanwhile', async () => {
  const payments: BegunPayment[] = []
  for (let count = 0; count < 14; count++) payments.push(await beginPaying(world))
  const { provider } = world.services
  const { verify, check } = provider
  const silent = vi.fn(async () => {
    throw new ProviderUnknown('silence')
  })
  Object.assign(provider, { verify: silent, check: silent })
  try {
    world.services.clock.advance(hours(80))
    await sweep()
    expect(silent.mock.calls.length).toBeLessThanOrEqual(10) // eight at once, until three are unanswered
    silent.mockClear()
    await sweepFor(60_000)
    expect(silent.mock.calls.length).toBe(4)
  } finally {
    Object.assign(provider, { verify, check })
  }
  expect(new Set(await statusesOf(payments))).toEqual(new Set(['PENDING']))
  await payer().pays(payments[0]?.reference ?? '')
  await sweepFor(90_000)
  expect((await statusesOf(payments)).sort()).toEqual([
    ...payments.slice(1).map(() => 'CANCELLED'), // the provider has said that nobody paid in three days
    'COMPLETED',
  ])
})

test('one payment that the provider cannot speak of does not silence the others', async () => {
  const [mute, ...others] = [await beginPaying(world), await beginPaying(world), await beginPaying(world)]
  await payer().faults({ reference: mute.reference, faults: ['500_before'] })
  for (const { reference } of [mute, ...others]) await payer().pays(reference)
  await sweepFor(45_000)
  expect(await statusesOf([mute, ...others])).toEqual(['PENDING', 'COMPLETED', 'COMPLETED'])
  await payer().faults({ reference: mute.reference, faults: [] })
  await sweepFor(75_000)
  expect(await mute.status()).toBe('COMPLETED')
})
