import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { retention } from '../../../app.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { isOnHold } from '../../../platform/retention/on-hold.ts'
import { forgetExpired } from '../../../platform/retention/retention.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let admin: Person
let home: Portfolio
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  home = await portfolio(world)
})

const place = (on: object, by = admin) =>
  by.post('/admin/holds', { ...on, reason: 'A case before the Lagos court', review_on: '2031-01-01' })
const list = async (query = '') => (await admin.get(`/admin/holds${query}`)).json().data
const lift = async () => {
  for (const { id } of await list())
    await admin.post(`/admin/holds/${id}/lift`, { reason: 'The case is over' })
}
const held = (of: Parameters<typeof isOnHold>[1]) =>
  world.services.transaction('system', (tx) => isOnHold(tx, of))

test('a person, an estate and a lease are each held with all that hangs on them, and nothing else', async () => {
  const { tenant, landlord, estate, lease } = home
  const elsewhere = await letFlat(world)
  const asked = {
    tenant: { user_id: tenant.id },
    landlord: { user_id: landlord.id },
    estate: { estate_id: estate.id },
    lease: { lease_id: lease.id },
    stranger: { user_id: elsewhere.tenant.id },
    other: { estate_id: elsewhere.estate_id },
  }
  const all = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(asked).map(async ([name, of]) => [name, await held(of)] as const)),
    )
  const none = { tenant: false, landlord: false, estate: false, lease: false, stranger: false, other: false }
  expect(await all()).toEqual(none)
  for (const [on, what] of [
    [asked.tenant, { tenant: true, lease: true }],
    [asked.lease, { tenant: true, landlord: true, lease: true }],
    [asked.estate, { tenant: true, landlord: true, estate: true, lease: true }],
  ] as const) {
    expect((await place(on)).statusCode).toBe(204)
    expect((await place(on)).json().code).toBe('ILLEGAL_STATE')
    expect(await all()).toEqual({ ...none, ...what })
    await lift()
    expect(await all()).toEqual(none)
  }
})

test('what is held is not forgotten, and is once the hold is lifted', async () => {
  const { tenant, estate } = home
  await withClient(world.ownerUrl, (client) =>
    client.query(
      `insert into notification (user_id, type, title, message, key, created_at, read_at)
         select u, 'message', 'Long read', 'x', 'hold', now() - interval '9 years', now() - interval '9 years'
         from unnest($1::uuid[]) u`,
      [[tenant.id, home.agent.id]],
    ),
  )
  const left = async () => {
    await forgetExpired(world.services, retention)
    const rows = await world.services.transaction('system', (tx) =>
      sql<{ user_id: string }>`select user_id from notification where title = 'Long read'`.execute(tx),
    )
    return rows.rows.map(({ user_id }) => user_id)
  }
  await place({ user_id: tenant.id })
  expect(await left()).toEqual([tenant.id])
  await lift()
  await place({ estate_id: estate.id })
  expect(await left()).toEqual([tenant.id])
  await lift()
  expect(await left()).toEqual([])
})

test('every rule of forgetting knows whose its rows are, or says that nothing in them is evidence', async () => {
  const named = await withClient(world.ownerUrl, (client) =>
    client.query<{ name: string }>(`
      select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attname in ('user_id', 'tenant_id', 'landlord_id', 'person_id',
        'uploaded_by', 'sender_id', 'owner_id', 'admin_id', 'estate_id', 'lease_id')`),
  )
  const known = new Set(named.rows.map(({ name }) => name))
  expect(retention.filter(({ table, held_by }) => held_by === undefined && !known.has(table))).toEqual([])
})

test('a hold says who answers for it and when it is looked at again', async () => {
  await place({ user_id: home.tenant.id })
  const [hold] = await list()
  expect(hold).toMatchObject({
    ...{ on: 'PERSON', on_name: home.tenant.full_name, owner_name: admin.full_name, is_due: false },
    ...{ review_on: '2031-01-01', lifted: null },
  })
  const review = (review_on: string) => admin.post(`/admin/holds/${hold.id}/review`, { review_on })
  expect((await review('2020-01-01')).statusCode).toBe(400)
  expect((await review('2032-01-01')).statusCode).toBe(204)
  await lift()
  expect((await review('2033-01-01')).json().code).toBe('ILLEGAL_STATE')
  expect((await list('?lifted=true'))[0]).toMatchObject({
    review_on: '2032-01-01',
    lifted: { by_name: admin.full_name, reason: 'The case is over' },
  })
  expect((await place({ user_id: home.tenant.id }, home.manager)).statusCode).toBe(403)
  expect((await place({ user_id: home.tenant.id, lease_id: home.lease.id })).statusCode).toBe(400)
})
