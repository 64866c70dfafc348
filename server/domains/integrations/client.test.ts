import { afterAll, beforeAll, expect, test } from 'vitest'
import { each, type Gida, GidaError, gida } from '../../../client/client.ts'
import { clientCallsAreCurrent } from '../../../scripts/client-calls.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
let flat: LetFlat
let url: string
let key: string
let client: Gida

beforeAll(async () => {
  url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  flat = await letFlat(world)
  const scopes = ['estate_read', 'payments_read', 'payments_write', 'properties_read', 'properties_write']
  const wanted = { name: 'Client', scopes, estate_ids: [flat.estate_id] }
  key = (await flat.manager.post('/integrations/keys', wanted)).json().key
  client = gida({ key, url })
})
afterAll(() => world.app.server.closeAllConnections())

test('its table of calls is the contract’s', () => {
  expect(clientCallsAreCurrent()).toBe(true)
})

test('asks, page by page, and is told what is refused by its code', async () => {
  for (let paid = 0; paid < 3; paid++) await payAtCheckout(world, flat, { amount: 1_000_000 })
  const amounts: number[] = []
  for await (const { amount } of each(client.payments.listPayments, { query: { limit: 2 } }))
    amounts.push(amount)
  expect(amounts).toEqual([1_000_000, 1_000_000, 1_000_000])
  const { name } = await client.estates.getEstate({ params: { id: flat.estate_id } })
  expect(name).toBe('Palmgrove Court')
  await expect(client.leases.listTenants()).rejects.toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  await expect(client.estates.getEstate({ params: { id: flat.unit_id } })).rejects.toBeInstanceOf(GidaError)
})

test('money is sent again under one key where no answer came, and anything else is not', async () => {
  const keys: (string | null)[] = []
  let lost = 2
  const flaky: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init)
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    if (lost-- > 0) throw new TypeError('the line was lost')
    return answer
  }
  const own = gida({ key, url, fetch: flaky, pause: async () => {} })
  const made = await own.payments.createPayment({
    body: {
      ...{ property_unit_id: flat.unit_id, tenant_id: flat.tenant.id, amount: 500_000, channel: 'CASH' },
      ...{ payment_date: world.today(), transaction_type: 'RENT_PAYMENT' },
    },
  })
  expect(made.amount).toBe(500_000)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  const cash = []
  for await (const payment of each(client.payments.listPayments, { query: {} }))
    if (payment.amount === 500_000) cash.push(payment)
  expect(cash).toHaveLength(1)

  lost = 1
  keys.length = 0
  const change = own.estates.updateUnit({ params: { id: flat.unit_id }, body: { bedrooms: 3 } })
  await expect(change).rejects.toMatchObject({ status: 0, code: 'NO_ANSWER' })
  expect(keys).toHaveLength(1)
})

test('who asks too much waits as long as they are told', async () => {
  const waits: number[] = []
  let refusals = 2
  const busy: typeof fetch = async (address, init) =>
    refusals-- > 0
      ? new Response('{}', { status: 429, headers: { 'retry-after': '7' } })
      : fetch(address, init)
  const own = gida({ key, url, fetch: busy, pause: async (ms) => void waits.push(ms) })
  expect((await own.estates.listEstates()).data).toHaveLength(1)
  expect(waits).toEqual([7000, 7000])
})
