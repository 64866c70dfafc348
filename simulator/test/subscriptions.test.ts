import { expect, test } from 'vitest'
import { periodAfter } from '../plans/plan.ts'
import { openSimulator } from './open-simulator.ts'

const day = 24

async function subscribed(more: object = {}) {
  const simulator = await openSimulator({ now: () => Date.parse('2026-01-05T09:00:00Z') })
  const plan = (
    await simulator.call('POST', '/plan', { name: 'Flat A4', amount: 250_000, interval: 'monthly', ...more })
  ).body.data
  await simulator.initialize({ reference: 'PLAN-1', amount: 5_000, plan: plan.plan_code })
  await simulator.pay('PLAN-1')
  const [subscription] = (await simulator.call('GET', '/subscription')).body.data
  const events = async () => {
    const { deliveries } = await simulator.state()
    return deliveries.map(({ event }: { event: string }) => event).slice(2)
  }
  const read = async () =>
    (await simulator.call('GET', `/subscription/${subscription.subscription_code}`)).body.data
  const end = (token: string) =>
    simulator.call('POST', '/subscription/disable', { code: subscription.subscription_code, token })
  return { ...simulator, plan, subscription, events, read, end }
}

test('paying with a plan subscribes: the plan’s amount wins, and the card is charged each month', async () => {
  const { verify, advance, events, state, subscription } = await subscribed()
  expect(await verify('PLAN-1')).toMatchObject({ amount: 250_000, plan: expect.stringMatching(/^PLN_/) })
  expect(subscription).toMatchObject({ status: 'active', next_payment_date: '2026-02-05T09:00:00.000Z' })
  await advance(28 * day)
  expect(await events()).toEqual(['invoice.create'])
  await advance(3 * day)
  expect(await events()).toEqual(['invoice.create', 'charge.success', 'invoice.update'])
  expect((await state()).transactions.at(-1)).toMatchObject({
    amount: 250_000,
    status: 'success',
    metadata: { invoice_action: 'create' },
  })
})

test('a card that says no puts the subscription in need of attention', async () => {
  const { faults, advance, events, read } = await subscribed()
  await faults({ charges: 'declined' })
  await advance(31 * day)
  expect(await events()).toEqual(['invoice.create', 'invoice.payment_failed'])
  expect(await read()).toMatchObject({ status: 'attention' })
})

test('a subscription ends with the token of its customer alone, at the end of the period', async () => {
  const { end, subscription, read, advance, events } = await subscribed()
  expect((await end('wrong')).status).toBe(400)
  expect((await end(subscription.email_token)).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'non-renewing' })
  await advance(40 * day)
  expect(await read()).toMatchObject({ status: 'cancelled' })
  expect(await events()).toEqual(['subscription.not_renew', 'subscription.disable'])
})

test('a limit of invoices completes it', async () => {
  const { advance, read } = await subscribed({ invoice_limit: 2 })
  await advance(32 * day)
  expect(await read()).toMatchObject({ status: 'completed', next_payment_date: null })
})

test('a subscription needs a saved card', async () => {
  const { call, plan } = await subscribed()
  await call('POST', '/customer', { email: 'new@example.ng' })
  const refused = await call('POST', '/subscription', { customer: 'new@example.ng', plan: plan.plan_code })
  expect(refused).toMatchObject({
    status: 404,
    body: { message: 'The customer specified has no saved authorizations' },
  })
})

test('the last of January is followed by the last of February', () => {
  const next = periodAfter(Date.parse('2026-01-31T09:00:00Z'), 'monthly')
  expect(new Date(next).toISOString()).toBe('2026-02-28T09:00:00.000Z')
})
