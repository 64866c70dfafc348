import { randomUUID } from 'node:crypto'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits } from '../estates/index.ts'
import { receivedIn, recordPayment } from '../payments/index.ts'
import { reviewPromises } from './arrears/review-promises.ts'

const world = useWorld()
const today = () => lagosDay(world.services.clock.now())
const rent = (days_late: number, amount = 10_000_000) => ({
  transaction_type: 'RENT_PAYMENT' as const,
  description: `Rent ${days_late}`,
  amount,
  due_date: addDays(today(), -days_late),
})

let young: LetFlat
let old: LetFlat
let foreign: LetFlat
beforeAll(async () => {
  young = await letFlat(world, { charges: [rent(10), rent(-20)] })
  const of = { estate_id: young.estate_id, manager: young.manager }
  old = await letFlat(world, { ...of, charges: [rent(100, 30_000_000), rent(40, 20_000_000), rent(0)] })
  await letFlat(world, { ...of, charges: [rent(0), rent(-5)] }) // nothing in arrears: due today is not late
  foreign = await letFlat(world, { charges: [rent(70)] })
})

const listOf = async (flat: LetFlat, query = '') =>
  (await flat.manager.get(`/payments/overdue${query}`)).json()
const idOf = async (flat: LetFlat): Promise<string> =>
  (await listOf(flat, `?tenant_id=${flat.tenant.id}`)).data[0].id

test('who is late, the longest first, with how much and what of it', async () => {
  const { data, pagination } = await listOf(young)
  expect(pagination.total).toBe(2)
  expect(data.map((row: { tenant_id: string }) => row.tenant_id)).toEqual([old.tenant.id, young.tenant.id])
  expect(data[0]).toMatchObject({
    arrears: 50_000_000,
    late_days: 100,
    charge_ids: old.charge_ids.slice(0, 2),
    charge_count: 2,
    unit_names: 'Flat B4',
    last_contact: null,
    promise: null,
  })
})

test('what is late by its age adds up, and an age opens those whose oldest debt it is', async () => {
  const ages = (await young.manager.get('/payments/overdue/by-age')).json()
  expect(ages).toEqual({
    at: today(),
    total: 60_000_000,
    not_due: 40_000_000,
    tenants: 2,
    by_age: [
      { key: '1-30', amount: 10_000_000, tenants: 1 },
      { key: '31-60', amount: 20_000_000, tenants: 0 },
      { key: '61-90', amount: 0, tenants: 0 },
      { key: '90+', amount: 30_000_000, tenants: 1 },
    ],
  })
  const oldest = await listOf(young, '?age=90%2B')
  expect(oldest.data.map((row: { tenant_id: string }) => row.tenant_id)).toEqual([old.tenant.id])
  expect(oldest.pagination.total).toBe(1)
  expect((await listOf(young, '?age=31-60')).pagination.total).toBe(0)
})

test('days of a figure open whoever is late with anything that fell due in them', async () => {
  const days = `?due_from=${addDays(today(), -60)}&due_to=${addDays(today(), -31)}`
  const { data, pagination } = await listOf(young, days)
  expect(data.map((row: { tenant_id: string }) => row.tenant_id)).toEqual([old.tenant.id])
  expect(pagination.total).toBe(1)
})

test('a landlord and an agent see their own, counted the same, and a tenant none', async () => {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: old.estate_id, user_id: agent.id, unit_ids: [old.unit_id] }),
  )
  for (const person of [old.landlord, agent]) {
    expect((await person.get('/payments/overdue')).json().pagination.total).toBe(1)
    expect((await person.get('/payments/overdue/by-age')).json()).toMatchObject({
      total: 50_000_000,
      tenants: 1,
    })
  }
  expect((await old.tenant.get('/payments/overdue')).statusCode).toBe(403)
  expect((await foreign.manager.get(`/payments/overdue/${await idOf(old)}`)).statusCode).toBe(404)
})

test('a note that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const flat = await letFlat(world, { charges: [rent(12)] })
  const path = `/payments/overdue/${await idOf(flat)}/notes`
  const said = { body: 'Called. No answer.', client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => flat.manager.post(path, said)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(tries.at(-1)?.json().contacts).toHaveLength(1)
  expect((await flat.manager.post(path, { ...said, body: 'She pays' })).json().code).toBe('CLIENT_ID_USED')
})

test('a note is kept for those who look after the home, and is the last contact', async () => {
  const id = await idOf(young)
  const said = { body: 'Called. She is travelling until Friday.' }
  const answer = await young.manager.post(`/payments/overdue/${id}/notes`, said)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().contacts[0]).toMatchObject({
    kind: 'NOTE',
    says: said.body,
    by: young.manager.full_name,
  })
  expect((await listOf(young, `?tenant_id=${young.tenant.id}`)).data[0].last_contact.kind).toBe('NOTE')
  expect((await foreign.manager.post(`/payments/overdue/${id}/notes`, said)).statusCode).toBe(404)
  expect((await young.tenant.post(`/payments/overdue/${id}/notes`, said)).statusCode).toBe(403)
})

const promise = (flat: LetFlat, id: string, amount: number, days: number) =>
  flat.manager.post(`/payments/overdue/${id}/promises`, { amount, promised_on: addDays(today(), days) })

test('a promise is for no more than is owed, and for a day that is near', async () => {
  const id = await idOf(young)
  expect((await promise(young, id, 20_000_001, 3)).json().code).toBe('AMOUNT_TOO_LARGE')
  expect((await promise(young, id, 5_000_000, -1)).json().code).toBe('VALIDATION_ERROR')
  expect((await promise(young, id, 5_000_000, 91)).json().code).toBe('VALIDATION_ERROR')
  expect((await promise(foreign, id, 5_000_000, 3)).statusCode).toBe(404)
})

test('of promises that are written down at once the last one counts, and nobody meets a fault', async () => {
  const flat = await letFlat(world, { charges: [rent(20)] })
  const id = await idOf(flat)
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => promise(flat, id, n * 1_000_000, 5)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
})

test('what was paid on a promise and went back again, and is owed still, keeps no promise', async () => {
  const flat = await letFlat(world, { charges: [rent(20)] })
  await promise(flat, await idOf(flat), 4_000_000, 2)
  await payCash(flat, 4_000_000)
  expect((await listOf(flat)).data[0].promise.state).toBe('KEPT')
  const [{ id }] = (await flat.manager.get('/payments')).json().data
  const back = { transaction_id: id, amount: 3_000_000, reason: 'Not ours', way: 'CASH', still_owed: true }
  const refunded = await flat.manager.post('/payments/refunds', back, { 'idempotency-key': randomUUID() })
  expect(refunded.statusCode).toBe(201)
  expect((await listOf(flat)).data[0].promise).toMatchObject({ state: 'OPEN', received: 1_000_000 })
})

test('payments say whether a promise was kept; the manager hears once of one that was not', async () => {
  const kept = await letFlat(world, { charges: [rent(20)] })
  const broken = await letFlat(world, { charges: [rent(20)] })
  const [keptId, brokenId] = [await idOf(kept), await idOf(broken)]
  expect((await promise(kept, keptId, 10_000_000, 5)).statusCode).toBe(201)
  const first = (await promise(kept, keptId, 4_000_000, 2)).json() // the newer one counts
  expect(first.promise).toMatchObject({ amount: 4_000_000, state: 'OPEN', received: 0 })
  await promise(broken, brokenId, 4_000_000, 2)
  await payCash(kept, 4_000_000)
  expect((await listOf(kept)).data[0].promise).toMatchObject({ state: 'KEPT', received: 4_000_000 })

  await payCash(broken, 3_999_999)
  expect((await listOf(broken)).data[0].promise).toMatchObject({ state: 'OPEN', received: 3_999_999 })
  world.services.clock.advance(3 * 86_400_000)
  await Promise.all([1, 2, 3].map(() => reviewPromises(world.services)))
  await world.work()
  expect(await bellsOf(kept)).toEqual([])
  expect(await bellsOf(broken)).toEqual(['A promise to pay was not kept'])
})

const bellsOf = async (flat: LetFlat) => {
  const rows = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', flat.manager.id)
      .where('key', 'like', 'promise:%')
      .execute(),
  )
  return rows.map(({ title }) => title)
}

const payCash = (flat: LetFlat, amount: number) =>
  world.services.transaction('system', (tx) =>
    recordPayment(
      tx,
      { unit_id: flat.unit_id, tenant_id: flat.tenant.id, source: 'RECORDED', created_by: flat.manager.id },
      receivedIn(`cash:${flat.manager.id}`, { amount, channel: 'CASH', paid_at: tx.now }),
    ),
  )
