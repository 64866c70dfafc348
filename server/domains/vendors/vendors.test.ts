import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits } from '../estates/index.ts'

const world = useWorld()
let flat: LetFlat
let agent: Person
beforeAll(async () => {
  flat = await letFlat(world)
  agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
})

const SUNDAY = {
  ...{ name: 'Sunday Okafor', kind: 'PERSON', trades: ['WATER', 'DRAINS'], area: 'Ajah' },
  ...{ phone: '0803 123 4567', wht_class: 'BUILDING' },
}
const add = (given: object = {}, who = flat.manager) =>
  who.post('/vendors', { ...SUNDAY, estate_ids: [flat.estate_id], ...given })
const added = async (given: object = {}) => (await add(given)).json()
const named = async (query: string, who = flat.manager): Promise<string[]> =>
  (await who.get(`/vendors?${query}`)).json().data.map(({ name }: { name: string }) => name)

test('a vendor who is sent again with their client_id is one, also at once, and another one with it is refused', async () => {
  const given = { name: 'Kola Generators', trades: ['GENERATOR'], client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => add(given)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await add({ ...given, phone: '0803 123 9999' })).json().code).toBe('CLIENT_ID_USED')
  expect(await named('search=kola')).toEqual(['Kola Generators'])
})

test('a vendor is added, found by trade and words, and changed; agents read, and nobody else learns of it', async () => {
  const made = await add({ name: 'Aquà-Tech Boreholes', kind: 'FIRM', trades: ['WATER'] })
  expect(made.statusCode).toBe(201)
  const vendor = made.json()
  expect(vendor).toMatchObject({ phone: '+2348031234567', rating: null, jobs_done: 0, can: { change: true } })
  await added({ name: 'CoolAir Wuse', trades: ['AIR_CONDITIONING'] })
  expect(await named('trade=WATER')).toContain('Aquà-Tech Boreholes')
  expect(await named('trade=WATER')).not.toContain('CoolAir Wuse')
  expect(await named('search=aqua-tech')).toEqual(['Aquà-Tech Boreholes'])
  expect(await named(`estate_id=${flat.estate_id}&search=aqua`, agent)).toEqual(['Aquà-Tech Boreholes'])
  expect(await named('', flat.tenant)).toEqual([])

  const changed = await flat.manager.patch(`/vendors/${vendor.id}`, { tin: '12345678-0001', area: 'Lekki' })
  expect(changed.json()).toMatchObject({ tin: '12345678-0001', area: 'Lekki', name: 'Aquà-Tech Boreholes' })
  expect((await agent.patch(`/vendors/${vendor.id}`, { area: 'Ikeja' })).statusCode).toBe(403)
  expect((await flat.tenant.get(`/vendors/${vendor.id}`)).statusCode).toBe(404)
})

test('on hold with a reason, and let work again', async () => {
  const { id } = await added({ name: 'Hold Me' })
  expect((await flat.manager.post(`/vendors/${id}/hold`, { reason: ' ' })).statusCode).toBe(400)
  const held = await flat.manager.post(`/vendors/${id}/hold`, { reason: 'Left a job half done' })
  expect(held.json()).toMatchObject({ status: 'ON_HOLD', hold_reason: 'Left a job half done' })
  expect(await named('status=ON_HOLD')).toEqual(['Hold Me'])
  expect((await agent.post(`/vendors/${id}/lift-hold`)).statusCode).toBe(403)
  const lifted = await flat.manager.post(`/vendors/${id}/lift-hold`)
  expect(lifted.json()).toMatchObject({ status: 'ACTIVE', hold_reason: null })
})

test('the bank says whose the account is; a change is remembered, and only managers see the number in full', async () => {
  const { id } = await added({ name: 'Lekki Pumps' })
  const set = (account_number: string) =>
    flat.manager.post(`/vendors/${id}/account`, { bank_code: '058', account_number })
  const first = (await set('0123456785')).json()
  expect(first.account).toMatchObject({ account_number: '0123456785', changed_at: null })
  expect(first.account.account_name).toBeTruthy()
  expect((await set('0123456785')).json().account.changed_at).toBeNull()
  const second = (await set('0987654321')).json()
  expect(second.account).toMatchObject({
    ...{ account_number: '0987654321', changed_at: expect.any(String), changed_by: flat.manager.full_name },
  })
  expect((await agent.get(`/vendors/${id}`)).json().account.account_number).toBe('4321')
  expect(
    (await agent.post(`/vendors/${id}/account`, { bank_code: '058', account_number: '0123456785' }))
      .statusCode,
  ).toBe(403)
})

test('each manager puts vendors into the register of their own estates alone', async () => {
  const stranger = await letFlat(world)
  expect((await add({ estate_ids: [flat.estate_id, stranger.estate_id] })).statusCode).toBe(404)
  const { id } = await added({ name: 'Two Estates' })
  expect((await stranger.manager.get(`/vendors/${id}`)).statusCode).toBe(404)
  const both = await letFlat(world, { manager: flat.manager })
  const known = await flat.manager.patch(`/vendors/${id}`, { estate_ids: [flat.estate_id, both.estate_id] })
  expect(known.json().estates).toHaveLength(2)
  const left = await flat.manager.patch(`/vendors/${id}`, { estate_ids: [both.estate_id] })
  expect(left.json().estates).toMatchObject([{ id: both.estate_id }])
  expect((await agent.get(`/vendors/${id}`)).statusCode).toBe(404)
})
