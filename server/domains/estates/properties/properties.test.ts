import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { eventJobName } from '../../../platform/jobs/events.ts'
import { admitTenant } from '../../../testing/people/admit-tenant.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letUnit, type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate, landlordNamed } from '../index.ts'

const world = useWorld()
let home: Portfolio
let foreign: Portfolio
/** Another landlord in the same estate. */
let second: Person
beforeAll(async () => {
  home = await portfolio(world, { units: 2 })
  foreign = await portfolio(world, { name: 'Asokoro Terraces' })
  second = await signedIn(world, 'LANDLORD', { full_name: 'Mrs Ibinabo Pepple' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: home.estate.id, user_id: second.id, role: 'LANDLORD' }),
  )
})

let count = 0
const draft = () => ({ estate_id: home.estate.id, name: `Block ${++count}`, address: '2 Side Road, Lekki' })
const add = async (more: object = {}, person = home.manager) =>
  person.post('/properties', { ...draft(), ...more })
const said = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => [
  (await answer).statusCode,
  (await answer).json().code,
]

test('a manager adds a property, with its landlord or without one', async () => {
  const without = (await add({ property_type: 'TERRACE' })).json()
  expect(without).toMatchObject({
    landlord_id: null,
    property_type: 'TERRACE',
    unit_count: 0,
    has_payout_account: false,
    can: { write: true, name_landlord: true },
  })
  const made = await add({ landlord_id: second.id })
  expect([made.statusCode, made.json().landlord_name]).toEqual([201, 'Mrs Ibinabo Pepple'])
  const theirs = (await second.get('/properties')).json().data
  expect(theirs.map((property: { id: string }) => property.id)).toEqual([made.json().id])
  expect(theirs[0].can).toEqual({ write: true, name_landlord: false })
})

test('refuses a taken name, a foreign estate, and an owner who cannot own', async () => {
  const { name } = (await add()).json()
  const taken = await add({ name })
  expect([taken.statusCode, taken.json().message]).toEqual([
    409,
    `Palmgrove Court already has a property ${name}.`,
  ])
  expect(await said(add({ estate_id: foreign.estate.id }))).toEqual([404, 'ESTATE_NOT_FOUND'])
  expect(await said(add({ landlord_id: home.tenant.id }))).toEqual([422, 'NOT_A_LANDLORD'])
  expect(await said(add({ landlord_id: foreign.landlord.id }))).toEqual([404, 'NOT_FOUND'])
  expect(await said(add({}, home.landlord))).toEqual([403, 'PERMISSION_DENIED'])
  expect(await said(home.manager.patch(`/properties/${foreign.property.id}`, { name: 'Mine' }))).toEqual([
    404,
    'NOT_FOUND',
  ])
})

test('a landlord who founded an estate adds properties of their own to it, and none for another', async () => {
  const founder = await signedIn(world, 'LANDLORD')
  const place = { address: '1 Gana Street', state: 'FCT', lga: 'AMAC', unit_count: 1 }
  const { estate } = (await founder.post('/estates/quick-create', { name: 'Gana House', ...place })).json()
  const own = await add({ estate_id: estate.id }, founder)
  expect([own.statusCode, own.json().landlord_id]).toEqual([201, founder.id])
  const others = add({ estate_id: estate.id, landlord_id: second.id }, founder)
  expect(await said(others)).toEqual([404, 'NOT_FOUND'])
})

test('changes a property and keeps what was not named', async () => {
  const { id, address } = (await add()).json()
  const changed = await home.manager.patch(`/properties/${id}`, {
    name: 'Iroko House',
    property_type: 'SHOPS',
  })
  expect(changed.json()).toMatchObject({ name: 'Iroko House', property_type: 'SHOPS', address })
  expect(await said(home.manager.patch(`/properties/${id}`, { name: '' }))).toEqual([400, 'VALIDATION_ERROR'])
  const found = (await home.manager.get('/properties?search=iroko')).json()
  expect(found.pagination.total).toBe(1)
})

test('the first landlord is named at any time, and the rest of the house is told', async () => {
  const { id } = (await add()).json()
  const unit = (await home.manager.post('/onboarding/units', { property_id: id, name: 'A1' })).json()
  const tenant = await signedIn(world, 'TENANT')
  await letUnit(world, home.manager, unit.id, { tenant_id: tenant.id, rent_amount: 500_000 })

  await withClient(world.ownerUrl, (owner) => owner.query('delete from graphile_worker._private_jobs'))
  const named = await home.manager.patch(`/properties/${id}`, { landlord_id: second.id })
  expect(named.json().landlord_id).toBe(second.id)
  expect((await second.get(`/onboarding/units/${unit.id}`)).json().landlord_id).toBe(second.id)
  expect(await announced(landlordNamed.name)).toContainEqual({
    handlers: expect.arrayContaining(['let_for_landlord']),
    payload: { property_id: id, estate_id: home.estate.id, landlord_id: second.id },
  })
})

test('another landlord takes over only when nothing binds the present one', async () => {
  const { id } = (await add({ landlord_id: second.id })).json()
  const unit = (await home.manager.post('/onboarding/units', { property_id: id, name: 'A1' })).json()
  const tenant = await signedIn(world, 'TENANT')
  const { lease } = await letUnit(world, home.manager, unit.id, {
    tenant_id: tenant.id,
    rent_amount: 500_000,
    start_date: lagosDay(world.services.clock.now()),
  })
  const change = () => home.manager.patch(`/properties/${id}`, { landlord_id: home.landlord.id })
  const refused = await change()
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'LANDLORD_IS_BOUND'])
  expect(refused.json().details).toEqual({ tenancies: 1, has_open_charges: true })

  await world.services.transaction('system', (tx) =>
    tx.updateTable('lease').set({ status: 'TERMINATED' }).where('id', '=', lease.id).execute(),
  )
  expect((await change()).json().details).toEqual({ tenancies: 0, has_open_charges: true })
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('charge')
      .set({ settled_amount: sql<number>`amount` })
      .where('lease_id', '=', lease.id)
      .execute(),
  )
  expect((await change()).json().landlord_id).toBe(home.landlord.id)
  expect((await second.get(`/properties/${id}`)).statusCode).toBe(404)
  expect((await home.landlord.get(`/onboarding/units/${unit.id}`)).statusCode).toBe(200)
})

test('a lease that was written down under the owner before is let for the one that there is', async () => {
  const { id } = (await add({ landlord_id: second.id })).json()
  const unit = (await home.manager.post('/onboarding/units', { property_id: id, name: 'A1' })).json()
  const tenant = await signedIn(world, 'TENANT')
  await admitTenant(world, {
    ...{ estate_id: home.estate.id, user_id: tenant.id, invited_by: home.manager.id },
  })
  const drafted = { unit_id: unit.id, tenant_id: tenant.id, rent_amount: 500_000, start_date: world.today() }
  const draft = (await home.manager.post('/leases', drafted)).json()
  expect((await second.get(`/leases/${draft.id}`)).statusCode).toBe(200)
  const changed = await home.manager.patch(`/properties/${id}`, { landlord_id: home.landlord.id })
  expect(changed.statusCode, changed.body).toBe(200)
  expect((await second.get(`/leases/${draft.id}`)).statusCode).toBe(404)
  const let_ = await home.manager.patch(`/leases/${draft.id}`, { status: 'ACTIVE' })
  expect(let_.statusCode, let_.body).toBe(200)
  const { rows } = await world.services.transaction('system', (tx) =>
    sql<{ landlord_id: string }>`select landlord_id from charge where lease_id = ${draft.id}`.execute(tx),
  )
  expect(new Set(rows.map(({ landlord_id }) => landlord_id))).toEqual(new Set([home.landlord.id]))
})

test('an owner does not give a property away by themselves', async () => {
  const { id } = (await add({ landlord_id: second.id })).json()
  const given = second.patch(`/properties/${id}`, { landlord_id: home.landlord.id })
  expect(await said(given)).toEqual([404, 'NOT_FOUND'])
  const toManager = second.patch(`/properties/${id}`, { landlord_id: home.manager.id })
  expect(await said(toManager)).toEqual([403, 'PERMISSION_DENIED'])
})

test('a tenancy that begins while the landlord changes is the new one’s, or holds the old one', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = (await add({ landlord_id: second.id })).json()
    const unit = (await home.manager.post('/onboarding/units', { property_id: id, name: 'A1' })).json()
    const tenant = await signedIn(world, 'TENANT')
    const [changed] = await Promise.all([
      home.manager.patch(`/properties/${id}`, { landlord_id: home.landlord.id }),
      letUnit(world, home.manager, unit.id, { tenant_id: tenant.id, rent_amount: 1_000 }),
    ])
    const owner = (await home.manager.get(`/properties/${id}`)).json().landlord_id
    const lease = await world.services.transaction('system', (tx) =>
      tx.selectFrom('lease').select('landlord_id').where('unit_id', '=', unit.id).executeTakeFirstOrThrow(),
    )
    expect(lease.landlord_id).toBe(owner)
    expect(owner).toBe(changed.statusCode === 200 ? home.landlord.id : second.id)
  }
})

/** The queued jobs of an event. */
async function announced(event: string): Promise<unknown[]> {
  const { rows } = await withClient(world.ownerUrl, (owner) =>
    owner.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id where identifier = $1`,
      [eventJobName(event)],
    ),
  )
  return rows.map((row) => row.payload)
}
