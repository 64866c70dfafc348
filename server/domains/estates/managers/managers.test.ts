import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { tokenSentTo } from '../../../testing/outbox.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { leaveEstate } from '../estate/leave-estate.ts'
import { joinEstate } from '../index.ts'

const world = useWorld()
let home: Portfolio
beforeEach(async () => {
  home = await portfolio(world)
})

type Manager = { user_id: string; role: string; unit_count: number }
const path = (of = home) => `/estates/${of.estate.id}/managers`
const running = async (person: Person = home.manager): Promise<unknown[][]> =>
  (await person.get(path())).json().data.map((one: Manager) => [one.user_id, one.role, one.unit_count])
const join = (person: Person, role: 'ESTATE_MANAGER' | 'PROPERTY_MANAGER', of = home) =>
  world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: of.estate.id, user_id: person.id, role }),
  )
const said = async (answer: Promise<{ statusCode: number; json(): { code: string } }>) => [
  (await answer).statusCode,
  (await answer).json().code,
]

test('shows who runs an estate, and how many units each looks after', async () => {
  const expected = [
    [home.manager.id, 'ESTATE_MANAGER', 3],
    [home.agent.id, 'PROPERTY_MANAGER', 3],
  ]
  expect(await running()).toEqual(expected)
  expect(await running(home.landlord)).toEqual(expected)
  expect((await home.tenant.get(path())).statusCode).toBe(403)
})

test('shows whose the property of an estate is, and who can be paid out', async () => {
  const waiting = await signedIn(world, 'LANDLORD', { full_name: 'Aisha Bello' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: home.estate.id, user_id: waiting.id, role: 'LANDLORD' }),
  )
  const landlords = async (person: Person) =>
    (await person.get(`/estates/${home.estate.id}/landlords`)).json().data
  const of = (person: Person, property_count: number) => ({
    user_id: person.id,
    full_name: person.full_name,
    property_count,
    has_payout_account: false,
  })
  expect(await landlords(home.manager)).toEqual([of(waiting, 0), of(home.landlord, 1)])
  expect(await landlords(home.landlord)).toEqual([of(home.landlord, 1)])
})

test('gives units into care, and takes some or all of them back', async () => {
  const second = await signedIn(world, 'PROPERTY_MANAGER')
  await join(second, 'PROPERTY_MANAGER')
  const [a, b] = [home.unitAt(0).id, home.unitAt(1).id]
  const give = () => home.manager.post(path(), { user_id: second.id, unit_ids: [a, b, a] })
  const given = await give()
  expect([given.statusCode, given.json().unit_count]).toEqual([201, 2])
  expect((await give()).json().unit_count).toBe(2)
  expect((await second.get('/onboarding/units')).json().pagination.total).toBe(2)

  expect((await home.manager.delete(`${path()}/${second.id}?unit_ids=${a}`)).statusCode).toBe(204)
  expect(await running()).toContainEqual([second.id, 'PROPERTY_MANAGER', 1])
  expect((await home.manager.delete(`${path()}/${second.id}`)).statusCode).toBe(204)
  expect(await running()).toHaveLength(2)
  expect((await second.get('/onboarding/units')).json().pagination.total).toBe(0)
  expect((await home.agent.get('/onboarding/units')).json().pagination.total).toBe(3)
})

test('a landlord takes their own units back from the property manager whom they brought in, and from nobody else', async () => {
  const theirs = await signedIn(world, 'PROPERTY_MANAGER')
  const [a, b] = [home.unitAt(1).id, home.unitAt(2).id]
  const invitation = {
    role: 'PROPERTY_MANAGER',
    estate_id: home.estate.id,
    unit_ids: [a, b],
    email: theirs.email,
  }
  expect((await home.landlord.post('/auth/invite', invitation)).statusCode).toBe(201)
  const token = await tokenSentTo(world, theirs.email)
  expect((await theirs.post('/invitations/accept', { token })).statusCode).toBe(200)
  const seen = async () => (await theirs.get('/onboarding/units')).json().pagination.total
  const canRemove = async (person: Person) =>
    (await person.get(path()))
      .json()
      .data.filter((one: { can: { remove: boolean } }) => one.can.remove)
      .map((one: Manager) => one.user_id)
  expect(await seen()).toBe(2)
  expect(await canRemove(home.landlord)).toEqual([theirs.id])
  expect(await canRemove(theirs)).toEqual([])
  expect(await canRemove(home.manager)).toHaveLength(3)

  const take = (rest: string) => home.landlord.delete(`${path()}/${rest}`)
  expect((await take(`${theirs.id}?unit_ids=${a}`)).statusCode).toBe(204)
  expect(await seen()).toBe(1)
  expect((await take(theirs.id)).statusCode).toBe(204)
  expect(await seen()).toBe(0)
  expect((await running()).map(([id]) => id)).not.toContain(theirs.id)
  expect(await said(take(home.agent.id))).toEqual([403, 'PERMISSION_DENIED'])
  expect(await said(take(home.manager.id))).toEqual([403, 'PERMISSION_DENIED'])
  expect((await home.agent.get('/onboarding/units')).json().pagination.total).toBe(3)
})

test('whoever buys a home takes it back from the property manager of the owner before, who reads it no more', async () => {
  const [theirs, buyer] = [await signedIn(world, 'PROPERTY_MANAGER'), await signedIn(world, 'LANDLORD')]
  const { id } = home.unitAt(1)
  const invitation = { role: 'PROPERTY_MANAGER', estate_id: home.estate.id, unit_ids: [id] }
  await home.landlord.post('/auth/invite', { ...invitation, email: theirs.email })
  await theirs.post('/invitations/accept', { token: await tokenSentTo(world, theirs.email) })
  const take = (who: Person, from: Person) => said(who.delete(`${path()}/${from.id}`))
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: home.estate.id, user_id: buyer.id, role: 'LANDLORD' })
    await tx
      .updateTable('property')
      .set({ landlord_id: buyer.id })
      .where('id', '=', home.property.id)
      .execute()
  })
  expect(await take(home.landlord, theirs)).toEqual([403, 'PERMISSION_DENIED'])
  expect(await take(buyer, home.agent)).toEqual([403, 'PERMISSION_DENIED'])
  expect((await theirs.get(`/onboarding/units/${id}`)).statusCode).toBe(200)
  expect((await buyer.delete(`${path()}/${theirs.id}`)).statusCode).toBe(204)
  expect((await theirs.get(`/onboarding/units/${id}`)).statusCode).toBe(404)
  expect((await running()).map(([one]) => one)).not.toContain(theirs.id)
})

test('whom the estate has in its own employ stays in it, without the units of a landlord who takes them back', async () => {
  const theirs = await signedIn(world, 'PROPERTY_MANAGER')
  await join(theirs, 'PROPERTY_MANAGER')
  const invitation = { role: 'PROPERTY_MANAGER', estate_id: home.estate.id, email: theirs.email }
  await home.landlord.post('/auth/invite', { ...invitation, unit_ids: [home.unitAt(1).id] })
  await theirs.post('/invitations/accept', { token: await tokenSentTo(world, theirs.email) })
  expect((await home.landlord.delete(`${path()}/${theirs.id}`)).statusCode).toBe(204)
  expect(await running()).toContainEqual([theirs.id, 'PROPERTY_MANAGER', 0])
})

test('refuses foreign units, foreign people and people of another role', async () => {
  const foreign = await portfolio(world)
  const give = (user_id: string, unit_ids: string[], person = home.manager) =>
    said(person.post(path(), { user_id, unit_ids }))
  const { id } = home.unit
  expect(await give(home.agent.id, [id, foreign.unit.id])).toEqual([404, 'NOT_FOUND'])
  expect(await give(foreign.agent.id, [id])).toEqual([404, 'NOT_FOUND'])
  expect(await give(randomUUID(), [id])).toEqual([404, 'NOT_FOUND'])
  expect(await give(home.landlord.id, [id])).toEqual([422, 'NOT_A_PROPERTY_MANAGER'])
  expect(await give(home.agent.id, [])).toEqual([400, 'VALIDATION_ERROR'])
  expect(await give(home.agent.id, [id], home.landlord)).toEqual([403, 'PERMISSION_DENIED'])
  expect(await give(foreign.agent.id, [foreign.unit.id], foreign.manager)).toEqual([404, 'ESTATE_NOT_FOUND'])
  const remove = (rest: string) => said(home.manager.delete(`${path()}/${rest}`))
  expect(await remove(randomUUID())).toEqual([404, 'NOT_FOUND'])
  expect(await remove(`${home.agent.id}?unit_ids=nonsense`)).toEqual([400, 'VALIDATION_ERROR'])
  expect((await foreign.agent.get('/onboarding/units')).json().pagination.total).toBe(3)
})

test('the last estate manager stays', async () => {
  const leave = () => said(home.manager.delete(`${path()}/${home.manager.id}`))
  expect(await leave()).toEqual([409, 'LAST_MANAGER'])
  const gone = await signedIn(world, 'ESTATE_MANAGER')
  await join(gone, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', gone.id).execute(),
  )
  expect(await leave()).toEqual([409, 'LAST_MANAGER'])
})

test('of two managers who put each other out at once, one stays', async () => {
  for (let round = 0; round < 5; round++) {
    const place = await portfolio(world)
    const other = await signedIn(world, 'ESTATE_MANAGER')
    await join(other, 'ESTATE_MANAGER', place)
    const answers = await Promise.all([
      place.manager.delete(`${path(place)}/${other.id}`),
      other.delete(`${path(place)}/${place.manager.id}`),
    ])
    expect(answers.map((answer) => answer.statusCode)).toContain(204)
    expect(await managersOf(place)).toBe(1)
  }
})

test('of two managers who leave at once, one stays', async () => {
  const other = await signedIn(world, 'ESTATE_MANAGER')
  await join(other, 'ESTATE_MANAGER')
  const leave = (person: Person) =>
    world.services.transaction(person.actor, (tx) =>
      leaveEstate(tx, { estate_id: home.estate.id, user_id: person.id, role: 'ESTATE_MANAGER' }),
    )
  const left = await Promise.allSettled([leave(home.manager), leave(other)])
  expect(left.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(left.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'LAST_MANAGER' })
  expect(await managersOf(home)).toBe(1)
})

const managersOf = (place: Portfolio) =>
  world.services.transaction('system', async (tx) => {
    const found = await tx
      .selectFrom('estate_association')
      .select('user_id')
      .where('estate_id', '=', place.estate.id)
      .where('role', '=', 'ESTATE_MANAGER')
      .execute()
    return found.length
  })
