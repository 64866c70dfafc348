import { expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'

const world = useWorld()
const PATH = '/communication/conversations'
const open = async (person: Person, body: object) => (await person.post(PATH, body)).json()
const write = async (person: Person, conversation_id: string, content: string) =>
  (await person.post('/communication/messages', { conversation_id, content })).json()
const texts = async (person: Person, id: string): Promise<string[]> =>
  (await person.get(`${PATH}/${id}/messages`)).json().data.map(({ content }: { content: string }) => content)
const heardBy = (person: Person) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('live_event')
      .select('seq')
      .where('user_id', '=', person.id)
      .where('type', '=', 'new_message')
      .execute(),
  )

test('who is blocked sees what they wrote as sent, and the other sees and hears nothing of it', async () => {
  const { tenant, manager } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  await write(manager, id, 'Good morning')
  await tenant.patch(`${PATH}/${id}/read`)
  await tenant.patch(`${PATH}/${id}`, { is_archived: true })
  for (let n = 0; n < 2; n++) await tenant.post('/communication/blocks', { user_id: manager.id })
  expect((await tenant.get(`${PATH}/${id}`)).json().is_blocked).toBe(true)
  const heard = (await heardBy(tenant)).length
  expect(await write(manager, id, 'Answer me')).toMatchObject({ number: 2, content: 'Answer me' })
  expect(await texts(manager, id)).toEqual(['Answer me', 'Good morning'])
  expect(await texts(tenant, id)).toEqual(['Good morning'])
  expect((await heardBy(tenant)).length).toBe(heard)
  await world.work()
  expect((await tenant.get('/communication/notifications?type=message')).json().total).toBeLessThan(2)
  expect((await tenant.get(PATH)).json()).toMatchObject({ total: 0, unread_count: 0 })
  expect((await tenant.get('/communication/messages?search=answer')).json().data).toEqual([])
  await tenant.patch(`${PATH}/${id}/read`)
  const { participants } = (await manager.get(`${PATH}/${id}`)).json()
  const mark = participants.find((one: { user_id: string }) => one.user_id === tenant.id)
  expect(mark.read_number).toBe(1)

  const blocks = async (person: Person) => (await person.get('/communication/blocks')).json().data
  expect(await blocks(tenant)).toMatchObject([{ name: manager.full_name }])
  expect(await blocks(manager)).toEqual([])
  await tenant.delete(`/communication/blocks/${manager.id}`)
  await write(manager, id, 'Good evening')
  expect(await texts(tenant, id)).toEqual(['Good evening', 'Good morning'])
})

test('who was left out of a group by a block opens one with the same people, and finds it again', async () => {
  const { tenant, manager, landlord } = await letFlat(world)
  await tenant.post('/communication/blocks', { user_id: manager.id })
  const without = await open(manager, { user_ids: [tenant.id, landlord.id] })
  expect((await tenant.get(`${PATH}/${without.id}`)).statusCode).toBe(404)
  const own = await tenant.post(PATH, { user_ids: [manager.id, landlord.id] })
  expect(own.statusCode, own.body).toBe(201)
  expect(own.json().participants).toHaveLength(3)
  const again = await tenant.post(PATH, { user_ids: [manager.id, landlord.id] })
  expect([again.statusCode, again.json().id]).toEqual([200, own.json().id])
  expect((await open(manager, { user_ids: [tenant.id, landlord.id] })).id).toBe(without.id)
})

test('a block holds in a titled conversation of two as well, and not in an office', async () => {
  const { tenant, manager, estate_id } = await letFlat(world)
  await tenant.post('/communication/blocks', { user_id: manager.id })
  const titled = await open(manager, { user_ids: [tenant.id], title: 'You owe me' })
  await write(manager, titled.id, 'Open the door')
  expect((await tenant.get(PATH)).json().total).toBe(0)
  await manager.post('/communication/blocks', { user_id: tenant.id })
  const office = await open(tenant, { office_estate_id: estate_id })
  await write(tenant, office.id, 'The tank leaks')
  expect(await texts(manager, office.id)).toEqual(['The tank leaks'])
})

test('a reported message is kept with the lines around it, for who manages the estate, whatever becomes of it', async () => {
  const { tenant, manager, estate_id } = await letFlat(world)
  const stranger = await letFlat(world)
  const agent = await signedIn(world, 'TENANT', { full_name: 'Musa Bello' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: agent.id, role: 'TENANT' }),
  )
  const { id } = await open(manager, { user_ids: [tenant.id, agent.id], title: 'The gate' })
  for (let n = 1; n <= 8; n++) await write(n % 2 ? agent : tenant, id, `Line ${n}`)
  const bad = await write(agent, id, 'I will break your door')
  const path = `${PATH}/${id}/messages/${bad.id}`
  const report = async (who: Person) => (await who.post(`${path}/report`, { reason: 'A threat' })).statusCode
  expect([await report(agent), await report(stranger.tenant)]).toEqual([403, 404])
  expect([await report(tenant), await report(tenant)]).toEqual([204, 204])
  await agent.delete(path)
  const { data } = (await manager.get('/communication/reports')).json()
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ reason: 'A threat', reported_name: 'Musa Bello', closed_at: null })
  expect(data[0].lines.map(({ content }: { content: string }) => content)).toEqual([
    ...['Line 4', 'Line 5', 'Line 6', 'Line 7', 'Line 8'],
    'I will break your door',
  ])
  expect((await stranger.manager.get('/communication/reports')).json().data).toEqual([])
  expect((await tenant.get('/communication/reports')).statusCode).toBe(403)
  const close = (who: Person) =>
    who.patch(`/communication/reports/${data[0].id}`, { outcome: 'Spoken with them' })
  expect((await close(stranger.manager)).statusCode).toBe(404)
  expect((await close(manager)).statusCode).toBe(204)
  expect((await close(manager)).json().code).toBe('ILLEGAL_STATE')
})

test('a manager does not judge what was reported of them; an administrator does', async () => {
  const { tenant, manager } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  const said = await write(manager, id, 'You are a fool')
  await tenant.post(`${PATH}/${id}/messages/${said.id}/report`, { reason: 'An insult' })
  expect((await manager.get('/communication/reports')).json().data).toEqual([])
  const admin = await signedIn(world, 'ADMIN')
  const { data } = (await admin.get('/communication/reports')).json()
  expect(data.map(({ reason }: { reason: string }) => reason)).toContain('An insult')
})

test('of new people a tenant may write to five in an hour', async () => {
  const { tenant, estate_id } = await letFlat(world)
  const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(world, 'ESTATE_MANAGER')))
  await world.services.transaction('system', async (tx) => {
    for (const { id } of people) await joinEstate(tx, { estate_id, user_id: id, role: 'ESTATE_MANAGER' })
  })
  const statuses: number[] = []
  for (const { id } of people) statuses.push((await tenant.post(PATH, { user_ids: [id] })).statusCode)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})
