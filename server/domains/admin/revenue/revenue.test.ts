import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let admin: Person
let flat: LetFlat
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  flat = await letFlat(world)
})

const record = (given: object, by = admin) =>
  by.post('/admin/revenue', {
    received_on: '2026-10-05',
    source: 'PLAN',
    amount: 1,
    note: 'A test',
    ...given,
  })
const revenue = async (query = '') => (await admin.get(`/admin/revenue${query}`)).json()

test('nothing is revenue until it is recorded, whatever clients collect', async () => {
  const none = await revenue()
  expect(none.total).toBe(0)
  expect(none.by_month).toHaveLength(12)
  expect(none.by_source.map(({ amount }: { amount: number }) => amount)).toEqual([0, 0, 0])
  const long_ago = await revenue('?from=1970-01-01&to=1970-01-01')
  expect(long_ago.by_month).toEqual([{ month: '1970-01', amount: 0 }])
})

test('each figure is a sum of entries, and a reversal takes from the month it is in', async () => {
  const first = await record({ amount: 4_500_000, estate_id: flat.estate_id, note: 'October, 100 units' })
  expect([first.statusCode, first.json()]).toEqual([201, expect.objectContaining({ amount: 4_500_000 })])
  await record({ amount: 250_000, source: 'FEE' })
  await record({ amount: 500_000, received_on: '2026-11-02', is_reversal: true, note: 'Ten units too many' })
  await record({ amount: 70_000, received_on: '2025-01-31', source: 'SERVICE' })

  const found = await revenue('?from=2026-10-01&to=2026-11-25')
  expect(found).toMatchObject({
    total: 4_250_000,
    by_month: [
      { month: '2026-10', amount: 4_750_000 },
      { month: '2026-11', amount: -500_000 },
    ],
    by_source: [
      { source: 'PLAN', amount: 4_000_000 },
      { source: 'FEE', amount: 250_000 },
      { source: 'SERVICE', amount: 0 },
    ],
  })
  expect(found.latest.map(({ amount }: { amount: number }) => amount)).toEqual([-500_000, 250_000, 4_500_000])
  expect((await revenue('?from=2026-10-06&to=2026-10-31')).total).toBe(0)
})

test('an entry that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const given = { amount: 300_000, received_on: '2026-07-05', note: 'July', client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => record(given)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await record({ ...given, is_reversal: true })).json().code).toBe('CLIENT_ID_USED')
  expect((await revenue('?from=2026-07-01&to=2026-07-31')).total).toBe(300_000)
})

test('refuses a day to come, a mistyped year, an estate that is not there, and days that are none', async () => {
  expect((await record({ received_on: '2031-01-01' })).json().code).toBe('DAY_TO_COME')
  expect((await record({ received_on: '0226-07-05' })).json()).toMatchObject({
    details: [{ path: 'received_on' }],
  })
  expect((await record({ estate_id: flat.unit_id })).json().code).toBe('ESTATE_NOT_FOUND')
  for (const query of ['?from=2026-11-02&to=2026-11-01', '?from=1999-01-01&to=2026-11-01'])
    expect((await admin.get(`/admin/revenue${query}`)).statusCode).toBe(400)
})

test('nobody changes an entry, and nobody else reads one', async () => {
  const change = withClient(world.ownerUrl, (client) =>
    client.query('update platform_revenue set amount = 1'),
  )
  await expect(change).rejects.toThrow()
  for (const role of ['ESTATE_MANAGER', 'LANDLORD', 'PROPERTY_MANAGER', 'TENANT'] as const) {
    const other = await signedIn(world, role)
    expect([(await other.get('/admin/revenue')).statusCode, (await record({}, other)).statusCode]).toEqual([
      403, 403,
    ])
    const seen = await world.services.transaction(other.actor, (tx) =>
      tx.selectFrom('platform_revenue').select('id').execute(),
    )
    expect(seen).toEqual([])
  }
})
