import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ERASED } from '../../../platform/personal-data/personal-data.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'

const world = useWorld()
const some = () => randomBytes(3).toString('hex')

async function erase(person: Person): Promise<void> {
  const admin = await signedIn(world, 'ADMIN')
  const { id } = (await person.post('/privacy/requests', { kind: 'ERASURE' })).json()
  await world.work()
  expect((await admin.post(`/privacy/desk/requests/${id}/erase`)).statusCode).toBe(200)
  await world.work()
  const { data } = (await admin.get('/privacy/desk/requests?open=false&limit=100')).json()
  expect(data.find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'DONE' })
}
const shown = async ({ get }: Person) => {
  const { full_name, email, phone } = (await get('/users/me')).json()
  return { full_name, email, phone }
}

test('whoever is called alike, or has an address that ends alike, stays who they are', async () => {
  const tail = `${some()}@test.gida.ng`
  const gone = await signedIn(world, 'LANDLORD', { full_name: 'Grace', email: `obi${tail}` })
  const others = [
    await signedIn(world, 'TENANT', { full_name: 'Grace Adeyemi', email: `grace.${some()}@test.gida.ng` }),
    await signedIn(world, 'TENANT', { full_name: 'Ada Obi', email: `ada.obi${tail}` }),
  ]
  const before = await Promise.all(others.map(shown))
  await erase(gone)
  expect(await Promise.all(others.map(shown))).toEqual(before)
})

test('a name that two people have is left where it stands, and that of one alone goes, in their words whole', async () => {
  const { manager, tenant } = await letFlat(world)
  const name = `Ibrahim ${some()}x`
  const [gone, namesake] = [
    await signedIn(world, 'LANDLORD', { full_name: name }),
    await signedIn(world, 'LANDLORD', { full_name: name }),
  ]
  const only = await signedIn(world, 'LANDLORD', { full_name: `Musa ${some()}y` })
  const longer = await signedIn(world, 'LANDLORD', { full_name: `${only.full_name} Bello` })
  const content = `Ask ${name}, or _${only.full_name}_; not ${only.full_name}ne`
  const sent = await manager.post('/communication/conversations', { user_ids: [tenant.id] })
  const told = await manager.post('/communication/messages', { conversation_id: sent.json().id, content })
  expect(told.statusCode, told.body).toBe(201)
  await erase(gone)
  await erase(only)
  expect((await shown(namesake)).full_name).toBe(name)
  expect((await shown(longer)).full_name).toBe(`${only.full_name} Bello`)
  const message = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('message')
      .select('content')
      .where('conversation_id', '=', sent.json().id)
      .executeTakeFirstOrThrow(),
  )
  expect(message.content).toMatch(
    new RegExp(`^Ask ${name}, or _Erased person \\w{6}_; not ${only.full_name}ne$`),
  )
})

test('a name and a number that somebody had before go from the words of others with them, unless another has them now', async () => {
  const { manager, tenant } = await letFlat(world)
  const [maiden, mail] = [`Halima ${some()}v`, `${some()}@test.gida.ng`]
  const [lost, passed_on] = ['+2348031110901', '+2348031110902']
  const gone = await signedIn(world, 'LANDLORD', { full_name: maiden, email: mail, phone: lost })
  const rename = (changed: object) =>
    world.services.transaction('system', (tx) =>
      tx.updateTable('users').set(changed).where('id', '=', gone.id).execute(),
    )
  await rename({ full_name: `Halima ${some()}w`, email: `${some()}@test.gida.ng`, phone: passed_on })
  await rename({ phone: '+2348031110903' })
  const heir = await signedIn(world, 'TENANT', { phone: passed_on })
  const content = `${maiden} (${mail}, ${lost}) was here; ask at ${passed_on}`
  const sent = await manager.post('/communication/conversations', { user_ids: [tenant.id] })
  const told = { conversation_id: sent.json().id, content }
  expect((await manager.post('/communication/messages', told)).statusCode).toBe(201)
  await erase(gone)
  const [message] = (
    await manager.get(`/communication/conversations/${sent.json().id}/messages?limit=1`)
  ).json().data
  const them = 'Erased person \\w{6}'
  expect(message.content).toMatch(
    new RegExp(`^${them} \\(${them}, \\+?${them}\\) was here; ask at \\${passed_on}$`),
  )
  expect((await shown(heir)).phone).toBe(passed_on)
})

test('what somebody wrote is gone from the notifications of those who were told of it, too', async () => {
  const { estate_id, manager } = await letFlat(world)
  const gone = await signedIn(world, 'TENANT', { full_name: `Bola ${some()}z` })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: gone.id, role: 'TENANT' }),
  )
  const office = (await gone.post('/communication/conversations', { office_estate_id: estate_id })).json()
  const sent = { conversation_id: office.id, content: 'I am pregnant, keep it to yourself' }
  expect((await gone.post('/communication/messages', sent)).statusCode).toBe(201)
  await world.work()
  const told = async () =>
    (await manager.get('/communication/notifications?type=message'))
      .json()
      .data.map(({ message }: { message: string }) => message)
  expect(await told()).toContain(sent.content)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('users')
      .set({ full_name: `Bola ${some()}k` })
      .where('id', '=', gone.id)
      .execute(),
  )
  await erase(gone)
  expect(await told()).not.toContain(sent.content)
})

test('whoever declined a tenancy is named on it no more, and a tenancy that is kept keeps its words', async () => {
  const { estate, manager, lease, unitAt } = await portfolio(world, { units: 2 })
  const gone = await signedIn(world, 'TENANT', { full_name: `Amaka ${some()}q` })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: estate.id, user_id: gone.id, role: 'TENANT' }),
  )
  const notes = `A friend of ${gone.full_name}`
  expect((await manager.patch(`/leases/${lease.id}`, { notes })).statusCode).toBe(200)
  const asked = await manager.post(`/onboarding/units/${unitAt(1).id}/assign-tenant`, {
    ...{ tenant_id: gone.id, start_date: world.today(), notes },
  })
  expect(asked.json(), asked.body).toMatchObject({ status: 'PENDING_SIGNATURE' })
  const reason = 'I live in Ibadan with my sister'
  expect((await gone.post(`/leases/${asked.json().id}/decline`, { reason })).statusCode).toBe(204)
  await erase(gone)
  const read = async (id: string) => (await manager.get(`/leases/${id}`)).json()
  expect(await read(asked.json().id)).toMatchObject({
    ...{ status: 'TERMINATED', ending_kind: 'DECLINED' },
    ...{ tenant_name: ERASED, ending_reason: null, notes: '' },
  })
  expect((await read(lease.id)).notes).toBe(notes)
})
