import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { askToMerge, merge } from '../../../testing/people/merge.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { PASSWORD, withPassword } from '../../../testing/people/with-password.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries } from '../../audit/index.ts'
import { joinEstate } from '../../estates/index.ts'

const world = useWorld()
let admin: Person
beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
})
const join = (estate_id: string, { id: user_id }: Person, role: 'TENANT' | 'ESTATE_MANAGER') =>
  world.services.transaction('system', (tx) => joinEstate(tx, { estate_id, user_id, role }))

test('the second signs in no more and is told where to, by mail under both; it is in the log, and done once', async () => {
  const [first, second] = [await withPassword(world), await withPassword(world)]
  const old = await second.get('/auth/context')
  expect(old.statusCode).toBe(200)
  await merge(admin, first, second)
  await merge(admin, first, second)
  expect((await second.get('/auth/context')).statusCode).toBe(401)
  const login = (email: string) =>
    world.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { email, password: PASSWORD } })
  expect((await login(second.email)).json()).toMatchObject({
    code: 'ACCOUNT_MERGED',
    message: expect.stringContaining('merged into another one of yours'),
  })
  expect((await login(first.email)).statusCode).toBe(200)
  expect((await admin.post(`/admin/users/${second.id}/restore`)).json().code).toBe('ILLEGAL_STATE')
  await world.work()
  const mails = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['recipient', 'body'])
      .where('key', 'like', 'merge:%')
      .where('recipient', 'in', [first.email, second.email])
      .execute(),
  )
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([first.email, second.email].toSorted())
  for (const { body } of mails) expect(body).toContain(`Sign in with ${first.email}`)
  await world.services.transaction('system', chainEntries)
  const { data } = (
    await admin.get(`/audit/entries?related_entity_type=person&related_entity_id=${second.id}`)
  ).json()
  expect(data.filter(({ table }: { table: string }) => table === 'person_merge')).toMatchObject([
    { operation: 'ADDED', actor: { id: admin.id } },
  ])
  const who = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('merged_into').where('id', '=', second.id).executeTakeFirstOrThrow(),
  )
  expect(who.merged_into).toBe(first.id)
})

test('a way that the first does not have becomes theirs; one that both have stays closed', async () => {
  const first = await signedIn(world, 'TENANT')
  const second = await signedIn(world, 'TENANT', { phone: '+2348030001122' })
  expect((await admin.get(`/admin/users/${first.id}/compare/${second.id}`)).json()).toMatchObject({
    ...{ takes: { email: false, phone: true }, obstacles: [] },
    second: { phone: '+2348030001122', holds: { leases: 0 } },
  })
  await merge(admin, first, second)
  expect((await admin.get(`/admin/users/${first.id}`)).json()).toMatchObject({
    ...{ email: first.email, phone: '+2348030001122' },
  })
  expect((await admin.get(`/admin/users/${second.id}`)).json()).toMatchObject({
    ...{ email: second.email, phone: null, status: 'INACTIVE' },
  })
})

test('what was merged into the second before is the first’s too', async () => {
  const [first, second, third] = [
    await signedIn(world, 'LANDLORD'),
    await signedIn(world, 'LANDLORD'),
    await signedIn(world, 'LANDLORD'),
  ]
  await merge(admin, second, third)
  await merge(admin, first, second)
  const into = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('merged_into').where('id', 'in', [second.id, third.id]).execute(),
  )
  expect(into.map(({ merged_into }) => merged_into)).toEqual([first.id, first.id])
})

test('where both talk in one conversation or are members of one estate they are there once', async () => {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'TENANT')
  await join(flat.estate_id, second, 'TENANT')
  const body = { title: 'Water', user_ids: [flat.tenant.id, second.id], content: 'Is the pump back?' }
  expect((await flat.manager.post('/communication/conversations', body)).statusCode).toBeLessThan(300)
  await merge(admin, flat.tenant, second)
  const there = await world.services.transaction('system', async (tx) => [
    await tx.selectFrom('estate_association').select('role').where('user_id', '=', flat.tenant.id).execute(),
    await tx
      .selectFrom('conversation_participant')
      .select('user_id')
      .where('user_id', '=', flat.tenant.id)
      .execute(),
  ])
  expect(there.map((rows) => rows.length)).toEqual([1, 1])
})

test('whom the second wrote with is met again in that conversation, and not in a new one beside it', async () => {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'TENANT')
  await join(flat.estate_id, second, 'TENANT')
  const open = (by: Person, body: object) => by.post('/communication/conversations', body)
  const office = { user_ids: [], about: { type: 'unit', id: flat.unit_id } }
  const direct = (await open(flat.manager, { user_ids: [second.id] })).json()
  const group = (await open(flat.manager, { user_ids: [flat.landlord.id, second.id] })).json()
  const both = (await open(flat.tenant, office)).json()
  await merge(admin, flat.tenant, second)
  const again = await open(flat.manager, { user_ids: [flat.tenant.id] })
  expect([direct.id, group.id, both.id]).not.toContain(undefined)
  expect([again.statusCode, again.json().id]).toEqual([200, direct.id])
  const three = await open(flat.manager, { user_ids: [flat.tenant.id, flat.landlord.id] })
  expect([three.statusCode, three.json().id]).toEqual([200, group.id])
  expect((await open(flat.tenant, office)).json().id).toBe(both.id)
})

test('of two conversations with the same person the newest goes on, and the older one stays to be read', async () => {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'TENANT')
  await join(flat.estate_id, second, 'TENANT')
  const open = (by: Person, who: Person) => by.post('/communication/conversations', { user_ids: [who.id] })
  const says = (by: Person, id: string, content: string) =>
    by.post('/communication/messages', { conversation_id: id, content, client_id: randomUUID() })
  const [older, newer, lone] = [
    (await open(flat.tenant, flat.manager)).json().id,
    (await open(flat.manager, second)).json().id,
    (await open(flat.landlord, flat.tenant)).json().id,
  ]
  await says(flat.tenant, older, 'The pump hums')
  await says(flat.landlord, lone, 'Good day')
  world.services.clock.advance(1_000)
  await says(flat.manager, newer, 'Your second flat')
  await merge(admin, flat.tenant, second)
  const found = await Promise.all(
    [flat.manager, flat.landlord].map(async (by) => (await open(by, flat.tenant)).json().id),
  )
  expect(found).toEqual([newer, lone])
  const read = await flat.manager.get(`/communication/conversations/${older}/messages`)
  expect(read.json().data).toMatchObject([{ content: 'The pump hums' }])
})

test('nobody is invited to a meeting, or asked in a poll, that they called under their other account', async () => {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'ESTATE_MANAGER')
  await join(flat.estate_id, second, 'ESTATE_MANAGER')
  const start = world.services.clock.now().getTime() + 86_400_000
  const called = await second.post('/communication/meetings', {
    ...{ title: 'The gate', meeting_type: 'OTHER', attendee_ids: [flat.manager.id, flat.tenant.id] },
    ...{ start_time: new Date(start).toISOString(), end_time: new Date(start + 3_600_000).toISOString() },
  })
  expect(called.statusCode, called.body).toBe(201)
  const polled = await second.post('/communication/meetings/polls', {
    ...{ title: 'The fence', meeting_type: 'OTHER', attendee_ids: [flat.manager.id, flat.tenant.id] },
    times: [start, start + 7_200_000].map((at) => ({
      ...{ start_time: new Date(at).toISOString(), end_time: new Date(at + 3_600_000).toISOString() },
    })),
  })
  expect(polled.statusCode, polled.body).toBe(201)
  await merge(admin, flat.manager, second)
  const poll = (await flat.manager.get(`/communication/meetings/polls/${polled.json().id}`)).json()
  expect(poll.people.map(({ user_id }: { user_id: string }) => user_id)).toEqual([flat.tenant.id])
  const seen = (await flat.manager.get(`/communication/meetings/${called.json().id}`)).json()
  expect(seen.organizer.user_id).toBe(flat.manager.id)
  expect(seen.invitees.map(({ user_id }: { user_id: string }) => user_id)).toEqual([flat.tenant.id])
})

test('is refused where it would be wrong, and only until it was seen where it is a matter of care', async () => {
  const flat = await letFlat(world)
  const other = await signedIn(world, 'TENANT')
  const why = async (first: Person, second: Person, more: object = {}) => {
    const answer = await askToMerge(admin, first, second, more)
    return answer.statusCode === 400 ? answer.json().details[0] : answer.statusCode
  }
  expect(await why(other, other)).toMatchObject({ message: expect.stringContaining('same account') })
  expect(await why(other, admin)).toMatchObject({ message: expect.stringContaining('super admin') })
  expect(await why(other, flat.landlord)).toMatchObject({ message: expect.stringContaining('the same role') })
  expect(await why(other, flat.tenant, { confirm_contact: other.email })).toMatchObject({
    path: 'confirm_contact',
  })
  const landlord = await signedIn(world, 'LANDLORD')
  await world.services.transaction('system', (tx) =>
    tx.updateTable('lease').set({ tenant_id: landlord.id }).where('unit_id', '=', flat.unit_id).execute(),
  )
  expect(await why(landlord, flat.landlord)).toMatchObject({
    message: expect.stringContaining('lease with each'),
  })
  const [held, closed] = [await signedIn(world, 'TENANT'), await signedIn(world, 'TENANT')]
  await admin.post('/admin/holds', { user_id: held.id, reason: 'A case', review_on: '2031-01-01' })
  await admin.post(`/admin/users/${closed.id}/suspend`, { reason: 'A test' })
  expect(await why(other, held)).toMatchObject({ path: 'holds_seen' })
  expect(await why(other, held, { holds_seen: true })).toBe(204)
  expect(await why(other, closed, { holds_seen: true })).toMatchObject({ path: 'closed_seen' })
  expect(await why(other, closed, { holds_seen: true, closed_seen: true })).toBe(204)
  expect((await askToMerge(flat.manager, other, flat.tenant)).statusCode).toBe(403)
})

test('likely doubles are found by mail, name and account, and no more once they are one', async () => {
  const one = await signedIn(world, 'LANDLORD', {
    email: 'ngozi.okafor@gmail.com',
    full_name: 'Ngozi Okafor',
  })
  const two = await signedIn(world, 'LANDLORD', {
    email: 'NgoziOkafor+rent@gmail.com',
    full_name: 'Ngọzi  Okafor',
  })
  await signedIn(world, 'TENANT', { email: 'n.goziokafor@gmail.com', full_name: 'Another Person' })
  const found = async () =>
    (await admin.get('/admin/doubles?limit=50'))
      .json()
      .data.filter(({ first }: { first: { id: string } }) => first.id === one.id)
  expect(await found()).toMatchObject([
    { second: { id: two.id }, reasons: expect.arrayContaining(['EMAIL']) },
  ])
  await merge(admin, one, two)
  expect(await found()).toEqual([])
})

test('whoever is erased is so under every account that was theirs', async () => {
  const [first, second] = [await signedIn(world, 'TENANT'), await signedIn(world, 'TENANT')]
  await merge(admin, first, second)
  const { id } = (await first.post('/privacy/requests', { kind: 'ERASURE' })).json()
  await world.work()
  expect((await admin.post(`/privacy/desk/requests/${id}/erase`)).statusCode).toBe(200)
  await world.work()
  const left = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select(['email', 'erased_at']).where('id', 'in', [first.id, second.id]).execute(),
  )
  expect(left.map(({ email, erased_at }) => [email, erased_at !== null])).toEqual([
    [null, true],
    [null, true],
  ])
})
