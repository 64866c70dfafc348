import { expect, test } from 'vitest'
import { textOf } from '../../../testing/files/read-pdf.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'

const world = useWorld()
const MEETINGS = '/communication/meetings'
const HOUR_MS = 3_600_000

/** A meeting called by somebody with these invitees, which has begun. */
async function heldMeeting(by: Person, people: readonly Person[], more: object): Promise<string> {
  const start = world.services.clock.now().getTime() + 60_000
  const called = await by.post(MEETINGS, {
    ...{ title: 'Diesel', meeting_type: 'RESIDENTS', attendee_ids: people.map(({ id }) => id) },
    start_time: new Date(start).toISOString(),
    ...{ end_time: new Date(start + HOUR_MS).toISOString(), ...more },
  })
  world.services.clock.advance(10 * 60_000)
  return called.json().id
}
const record = (by: Person, id: string, minutes: string, came: readonly Person[]) =>
  by.patch(`${MEETINGS}/${id}/record`, { minutes, attended_ids: came.map((one) => one.id) })
const paperOf = async (reader: Person, id: string) =>
  (await reader.get(`${MEETINGS}/${id}`)).json().minutes_document_id
const neighbourOf = async ({ estate_id }: LetFlat): Promise<Person> => {
  const neighbour = await signedIn(world, 'TENANT')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: neighbour.id, role: 'TENANT' }),
  )
  return neighbour
}
async function fileOf(reader: Person, id: string): Promise<string> {
  const { url } = (await reader.post(`/documents/${id}/link`, {})).json()
  const file = await world.app.inject({ method: 'GET', url })
  return textOf(file.rawPayload)
}

test('minutes are a paper of the estate that each who was invited reads, and nobody else who lives there', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, landlord, estate_id } = flat
  const neighbour = await neighbourOf(flat)
  const id = await heldMeeting(manager, [tenant, landlord], { estate_id, location: 'Block C' })
  await record(manager, id, 'Diesel from Ola Energy.\nThe gate closes at ten.', [tenant])
  await world.work()
  const paper = await paperOf(tenant, id)
  const read = (await tenant.get(`/documents/${paper}`)).json()
  expect(read).toMatchObject({ document_type: 'MINUTES', version: 1, related_entity_id: estate_id })
  const text = await fileOf(tenant, paper)
  expect(text).toContain('The gate closes at ten.')
  expect(text).toMatch(new RegExp(`Came\\s+${tenant.full_name}`))
  expect(text).toMatch(new RegExp(`did not come\\s+${landlord.full_name}`))
  for (const reader of [manager, landlord])
    expect((await reader.get(`/documents/${paper}`)).statusCode).toBe(200)
  expect((await neighbour.get(`/documents/${paper}`)).statusCode).toBe(404)
  expect((await neighbour.get('/documents?shown=SHARED')).json().data).toEqual([])

  await record(manager, id, 'Diesel from Total.', [tenant, landlord])
  await world.work()
  expect(await paperOf(landlord, id)).toBe(paper)
  expect((await landlord.get(`/documents/${paper}`)).json().version).toBe(2)
  expect(await fileOf(landlord, paper)).toContain('Diesel from Total.')
})

test('who came stays written down when they are invited to the rest of a series no more, and minutes are put right', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, landlord, estate_id } = flat
  const neighbour = await neighbourOf(flat)
  const series = { estate_id, recurrence: 'FREQ=WEEKLY;COUNT=2' }
  const id = await heldMeeting(manager, [tenant, landlord], series)
  await record(manager, id, 'Diesel from Ola Energy.', [tenant, landlord])
  await world.work()
  const paper = await paperOf(manager, id)
  const given = await manager.post(`/documents/${paper}/shares`, { user_id: neighbour.id })
  expect(given.statusCode, given.body).toBeLessThan(300)
  expect((await tenant.get(`/documents/${paper}`)).statusCode).toBe(200)
  const { data } = (await manager.get(`${MEETINGS}?when=UPCOMING`)).json()
  const dropped = await manager.patch(`${MEETINGS}/${data[0].id}/invitees`, { removed_ids: [tenant.id] })
  expect(dropped.statusCode, dropped.body).toBe(200)
  await record(manager, id, 'Diesel from Total.', [landlord])
  await world.work()
  const text = await fileOf(manager, paper)
  expect(text).toContain('Diesel from Total.')
  expect(text).toMatch(new RegExp(`Came\\s+${landlord.full_name}, ${tenant.full_name}`))
  expect((await tenant.get(`/documents/${paper}`)).statusCode).toBe(404) // removed invitees cannot read later versions
  for (const reader of [landlord, neighbour])
    expect(await fileOf(reader, paper)).toContain('Diesel from Total.')
})

test('what tenants meet about among themselves is filed with no estate', async () => {
  const { manager, tenant, estate_id } = await letFlat(world)
  const id = await heldMeeting(tenant, [manager], { estate_id })
  await record(tenant, id, 'Between us.', [manager])
  await world.work()
  expect(await paperOf(manager, id)).toBeNull()
  expect((await manager.get(`/documents?estate_id=${estate_id}`)).json().data).toEqual([])
})
