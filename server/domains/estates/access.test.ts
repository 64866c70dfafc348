import { beforeAll, expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type Portfolio, portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { leaveEstate } from './estate/leave-estate.ts'
import { joinEstate } from './index.ts'
import { canCreateEstate, canWriteEstate, canWriteProperty } from './policy.ts'

const world = useWorld()
let home: Portfolio
let foreign: Portfolio
/** Owns another property in the same estate. */
let neighbour: Person
let neighbours: { property_id: string; unit_id: string }

beforeAll(async () => {
  home = await portfolio(world, { units: 4 })
  foreign = await portfolio(world, { name: 'Asokoro Terraces' })
  neighbour = await signedIn(world, 'LANDLORD')
  neighbours = await world.services.transaction('system', async (tx) => {
    const estate_id = home.estate.id
    await joinEstate(tx, { estate_id, user_id: neighbour.id, role: 'LANDLORD' })
    const property = await tx
      .insertInto('property')
      .values({ estate_id, name: 'The annex', address: 'Next door', landlord_id: neighbour.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const unit = await tx
      .insertInto('unit')
      .values({ estate_id, property_id: property.id, name: '1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { property_id: property.id, unit_id: unit.id }
  })
})

const total = async (person: Person, path: string) => (await person.get(path)).json().pagination.total
const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode

test('each sees their part of an estate: the manager all, a landlord their own, an agent what is entrusted', async () => {
  expect(await total(home.manager, '/properties')).toBe(2)
  expect(await total(home.manager, '/onboarding/units')).toBe(5)
  expect(await total(home.landlord, '/properties')).toBe(1)
  expect(await total(home.landlord, '/onboarding/units')).toBe(4)
  expect(await total(neighbour, '/properties')).toBe(1)
  expect(await total(neighbour, '/onboarding/units')).toBe(1)
  expect(await total(home.agent, '/properties')).toBe(1)
  expect(await total(home.agent, '/onboarding/units')).toBe(4)
  for (const person of [home.manager, home.landlord, neighbour, home.agent, home.tenant]) {
    expect(await total(person, '/estates')).toBe(1)
  }
  expect(await total(foreign.manager, '/onboarding/units')).toBe(3)
})

test('an estate counts for each what they may see of it', async () => {
  const counts = async (person: Person) => {
    const { property_count, unit_count, occupied_count } = (
      await person.get(`/onboarding/estates/${home.estate.id}`)
    ).json()
    return [property_count, unit_count, occupied_count]
  }
  expect(await counts(home.manager)).toEqual([2, 5, 1])
  expect(await counts(home.landlord)).toEqual([1, 4, 1])
  expect(await counts(neighbour)).toEqual([1, 1, 0])
  expect(await counts(home.agent)).toEqual([1, 4, 1])
  expect(await counts(home.tenant)).toEqual([1, 1, 1])
})

test('what is another landlord’s is not there for the landlord next door', async () => {
  for (const [person, property, unit] of [
    [neighbour, home.property.id, home.unit.id],
    [home.landlord, neighbours.property_id, neighbours.unit_id],
  ] as const) {
    expect(await status(person.get(`/properties/${property}`))).toBe(404)
    expect(await status(person.get(`/onboarding/units/${unit}`))).toBe(404)
    expect(await status(person.patch(`/onboarding/units/${unit}`, { rent_amount: 1 }))).toBe(404)
    expect(await status(person.post('/onboarding/units', { property_id: property, name: 'X' }))).toBe(404)
    expect(await total(person, `/onboarding/units?property_id=${property}`)).toBe(0)
  }
})

test('a landlord in a manager’s estate reads it and may not change it', async () => {
  const estate = home.estate.id
  expect((await home.landlord.get(`/onboarding/estates/${estate}`)).json().can).toEqual({
    write: false,
    activate: false,
  })
  const change = await home.landlord.patch(`/onboarding/estates/${estate}`, { commission_rate: 0 })
  expect([change.statusCode, change.json().code]).toEqual([403, 'PERMISSION_DENIED'])
  expect(await status(home.landlord.post(`/estates/${estate}/activate`))).toBe(403)
})

test('nothing of a foreign estate is there, for any role, by any call', async () => {
  for (const person of [foreign.manager, foreign.landlord]) {
    for (const path of [
      `/onboarding/estates/${home.estate.id}`,
      `/estates/${home.estate.id}/setup-checklist`,
      `/estates/${home.estate.id}/property-units`,
    ]) {
      const answer = await person.get(path)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ESTATE_NOT_FOUND'])
    }
    expect(await status(person.get(`/properties/${home.property.id}`))).toBe(404)
    expect(await status(person.get(`/onboarding/units/${home.unit.id}`))).toBe(404)
    expect(await status(person.patch(`/onboarding/estates/${home.estate.id}`, { name: 'Mine now' }))).toBe(
      404,
    )
    expect(await status(person.post(`/estates/${home.estate.id}/activate`))).toBe(404)
    expect(await status(person.patch(`/onboarding/units/${home.unit.id}`, { rent_amount: 1 }))).toBe(404)
    expect(await status(person.post('/onboarding/units', { property_id: home.property.id, name: 'X' }))).toBe(
      404,
    )
    expect(await total(person, `/onboarding/units?estate_id=${home.estate.id}`)).toBe(0)
    expect(await total(person, `/properties?estate_id=${home.estate.id}`)).toBe(0)
  }
})

test('an agent reads and never writes property; a tenant does neither', async () => {
  const writes = (person: Person) => [
    status(person.post('/estates', {})),
    status(person.post('/estates/quick-create', {})),
    status(person.patch(`/onboarding/estates/${home.estate.id}`, { name: 'X1' })),
    status(person.post(`/estates/${home.estate.id}/activate`)),
    status(person.post('/onboarding/units', {})),
    status(person.patch(`/onboarding/units/${home.unit.id}`, { rent_amount: 1 })),
  ]
  for (const person of [home.agent, home.tenant]) {
    expect(await Promise.all(writes(person))).toEqual([403, 403, 403, 403, 403, 403])
  }
  const reads = [
    '/properties',
    '/onboarding/units',
    `/onboarding/units/${home.unit.id}`,
    `/properties/${home.property.id}`,
  ]
  for (const path of reads) {
    expect(await status(home.agent.get(path))).toBe(200)
    expect(await status(home.tenant.get(path))).toBe(403)
  }
})

test('an agent sees no unit of the same property that is not entrusted to them', async () => {
  const { unit_id } = await world.services.transaction('system', async (tx) => {
    const unit = await tx
      .insertInto('unit')
      .values({ estate_id: home.estate.id, property_id: home.property.id, name: 'Owner’s own' })
      .returning('id as unit_id')
      .executeTakeFirstOrThrow()
    return unit
  })
  expect(await status(home.agent.get(`/onboarding/units/${unit_id}`))).toBe(404)
  expect(await status(home.manager.get(`/onboarding/units/${unit_id}`))).toBe(200)
  expect((await home.agent.get(`/properties/${home.property.id}`)).json().unit_count).toBe(4)
})

test('a permission that was granted to an agent does not make them an owner', async () => {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  const rights = {
    ...agent.actor,
    permissions: new Set([...agent.actor.permissions, 'properties_write'] as const),
  }
  expect(canCreateEstate(rights)).toBe(false)
  expect(canWriteEstate(rights, { is_founded: true, is_managed: false })).toBe(false)
  expect(canWriteProperty(rights, { landlord_id: agent.id, is_managed: false })).toBe(false)
})

const DRAFT = { name: 'Ilupeju Court', address: '3 Coker Road', state: 'Lagos', lga: 'Mushin' }

/** A founder with their estate, and another manager of it. */
async function foundBy(role: 'ESTATE_MANAGER' | 'LANDLORD') {
  const [founder, other] = [await signedIn(world, role), await signedIn(world, 'ESTATE_MANAGER')]
  const { id } = (await founder.post('/estates', DRAFT)).json()
  const become = (who: Person, as: 'ESTATE_MANAGER' | 'PROPERTY_MANAGER') =>
    world.services.transaction('system', (tx) => joinEstate(tx, { estate_id: id, user_id: who.id, role: as }))
  const takeOut = () =>
    world.services.transaction('system', (tx) =>
      leaveEstate(tx, { estate_id: id, user_id: founder.id, role }),
    )
  await become(other, 'ESTATE_MANAGER')
  return { id, founder, become, takeOut, path: `/onboarding/estates/${id}` }
}

test.each(['ESTATE_MANAGER', 'LANDLORD'] as const)(
  'a founder (%s) who was taken out of the estate does not find it any more',
  async (role) => {
    const { id, founder, takeOut, path } = await foundBy(role)
    expect(await status(founder.patch(path, { name: 'Ilupeju Close' }))).toBe(200)
    await takeOut()
    expect(await status(founder.get(path))).toBe(404)
    expect(await status(founder.patch(path, { name: 'Mine again' }))).toBe(404)
    const fee = { estate_id: id, name: 'Agency fee', transaction_type: 'AGENCY_FEE', amount: 1 }
    expect(await status(founder.post('/fees', fee))).toBe(404)
    const rows = await world.services.transaction(founder.actor, (tx) =>
      tx.updateTable('estate').set({ name: 'Mine again' }).where('id', '=', id).executeTakeFirst(),
    )
    expect(rows.numUpdatedRows).toBe(0n)
  },
)

test('a founder who only looks after units of it now sees it, and cannot change it or call themselves its manager', async () => {
  const { id, founder, become, takeOut, path } = await foundBy('ESTATE_MANAGER')
  await become(founder, 'PROPERTY_MANAGER')
  await takeOut()
  expect(await status(founder.get(path))).toBe(200)
  expect(await status(founder.patch(path, { name: 'Mine again' }))).toBe(403)
  const again = world.services.transaction(founder.actor, (tx) =>
    joinEstate(tx, { estate_id: id, user_id: founder.id, role: 'ESTATE_MANAGER' }),
  )
  await expect(again).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
})
