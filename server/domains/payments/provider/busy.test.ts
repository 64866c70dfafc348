import { expect, test, vi } from 'vitest'
import { ProviderBusy } from '../../../platform/pay/provider.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { type BegunPayment, beginPaying } from '../../../testing/money/paying.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepPayments } from './sweep-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const verify = ({ flat, reference }: BegunPayment) => flat.tenant.post('/payments/verify', { reference })
const sweepAfter = (seconds: number) => {
  world.services.clock.advance(seconds * 1000)
  return sweepPayments.run(world.services, {})
}
const isOut = () =>
  world.services.transaction(
    'system',
    async (tx) => (await tx.selectFrom('provider_outage').execute()).length > 0,
  )

/** What the provider is asked meanwhile goes through `asked`. */
async function whileAsked<T>(
  asked: typeof world.services.provider.verify,
  work: () => Promise<T>,
): Promise<T> {
  const { verify } = world.services.provider
  Object.assign(world.services.provider, { verify: asked })
  return work().finally(() => Object.assign(world.services.provider, { verify }))
}

test('who looks at a payment in a loop sees how it stands, and the provider is asked a few times only', async () => {
  const payment = await beginPaying(world)
  const { provider } = world.services
  const asked = vi.fn(provider.verify)
  const look = (times: number) => Promise.all(Array.from({ length: times }, () => verify(payment)))
  const seen = await whileAsked(asked, () => look(25))
  expect(asked).toHaveBeenCalledTimes(5)
  for (const answer of seen) {
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ status: 'PENDING', next_check_at: expect.any(String) })
  }

  await payer().faults({ webhooks: 'drop' })
  await payer().pays(payment.reference)
  expect((await verify(payment)).json().status).toBe('PENDING')
  world.services.clock.advance(13_000)
  expect((await verify(payment)).json()).toMatchObject({ status: 'COMPLETED', next_check_at: null })
  const other = await beginPaying(world)
  expect((await verify(other)).json().checks).toBe(1) // another payment has questions of its own
  await payer().faults({ webhooks: 'normal' })
})

test('a provider that is asked too much is not silent: it is no outage, and the next question waits as it said', async () => {
  const payments = [] as BegunPayment[]
  for (let count = 0; count < 12; count++) payments.push(await beginPaying(world))
  const busy = vi.fn(async (_reference: string) => {
    throw new ProviderBusy(120)
  })
  await whileAsked(busy, async () => {
    await sweepAfter(31)
    expect(busy.mock.calls.length).toBeLessThanOrEqual(8) // those under way when the first is told
    expect(await isOut()).toBe(false)
    const told = payments.filter(({ reference }) => busy.mock.calls.some(([asked]) => asked === reference))
    expect(told.length).toBeGreaterThan(0)
    for (const payment of told) {
      const { checks, next_check_at } = await payment.row()
      const wait = (next_check_at?.getTime() ?? 0) - world.services.clock.now().getTime()
      expect({ checks, waits: wait > 119_000 && wait < 136_000 }).toEqual({ checks: 1, waits: true })
    }
    expect((await verify(payments[0] as BegunPayment)).json()).toMatchObject({
      status: 'PENDING',
      is_answered: false,
    })
  })
  await payer().faults({ webhooks: 'drop' })
  for (const { reference } of payments) await payer().pays(reference)
  await sweepAfter(136)
  expect(await Promise.all(payments.map((payment) => payment.status()))).toEqual(
    payments.map(() => 'COMPLETED'),
  )
  await payer().faults({ webhooks: 'normal' })
})

test('a payment that the provider was too busy to answer for is finished once it is not', async () => {
  const payment = await beginPaying(world)
  await payer().faults({ reference: payment.reference, faults: ['429'] })
  await payer().pays(payment.reference)
  const answer = await verify(payment)
  expect(answer.json()).toMatchObject({ status: 'PENDING', is_answered: false })
  expect(await isOut()).toBe(false)
  await payer().faults({ reference: payment.reference, faults: [] })
  await sweepAfter(46)
  expect(await payment.status()).toBe('COMPLETED')
})
