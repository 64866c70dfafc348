import { randomUUID } from 'node:crypto'
import { MOST_SIGNS } from '@gida/contract/domains/conversations/rules'
import { expect, test } from 'vitest'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'

const world = useWorld()
const PATH = '/communication/conversations'
const MINUTE = 60_000

const open = async (person: Person, body: object) => (await person.post(PATH, body)).json()
const write = (person: Person, conversation_id: string, content: string, more: object = {}) =>
  person.post('/communication/messages', { conversation_id, content, ...more })
const read = async (person: Person, id: string, query = '') =>
  (await person.get(`${PATH}/${id}/messages${query}`)).json()
const texts = async (person: Person, id: string): Promise<string[]> =>
  (await read(person, id)).data
    .filter(({ message_type }: { message_type: string }) => message_type !== 'SYSTEM')
    .map(({ content }: { content: string }) => content)
    .reverse()
const unreadOf = async (person: Person): Promise<number> => (await person.get(PATH)).json().unread_count
const liveOf = (person: Person, type: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('live_event')
      .select('data')
      .where('user_id', '=', person.id)
      .where('type', '=', type)
      .orderBy('seq')
      .execute(),
  )

/** A tenant's conversation with the office of their estate, which two managers run. */
async function askedOffice() {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'ESTATE_MANAGER', { full_name: 'Kelechi Obasi' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: flat.estate_id, user_id: second.id, role: 'ESTATE_MANAGER' }),
  )
  const asked = await open(flat.tenant, { about: { type: 'unit', id: flat.unit_id } })
  await write(flat.tenant, asked.id, 'The tank leaks')
  return { ...flat, second, id: asked.id as string }
}

test('a group that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const group = { title: 'Gate', user_ids: [tenant.id, landlord.id], client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => manager.post(PATH, group)))
  expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  const other = await manager.post(PATH, { ...group, title: 'Water' })
  expect(other.json().code).toBe('CLIENT_ID_USED')
  const made = await world.services.transaction('system', (tx) =>
    tx.selectFrom('conversation').select('id').where('created_by', '=', manager.id).execute(),
  )
  expect(made).toHaveLength(1)
})

test('two people have one conversation, whoever opens it and however often', async () => {
  const { manager, tenant } = await letFlat(world)
  const first = await manager.post(PATH, { user_ids: [tenant.id] })
  expect(first.statusCode).toBe(201)
  const again = await tenant.post(PATH, { user_ids: [manager.id] })
  expect(again.statusCode).toBe(200)
  expect(again.json().id).toBe(first.json().id)
  const both = await Promise.all([1, 2, 3].map(() => manager.post(PATH, { user_ids: [tenant.id] })))
  expect(new Set(both.map((one) => one.json().id))).toEqual(new Set([first.json().id]))
  const titled = await manager.post(PATH, { user_ids: [tenant.id], title: 'The gate' })
  expect(titled.json()).toMatchObject({ kind: 'GROUP', title: 'The gate' })
})

test('two people have one conversation, in whatever letters their ids are sent', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  const again = await tenant.post(PATH, { user_ids: [manager.id.toUpperCase()] })
  expect([again.statusCode, again.json().id]).toEqual([200, id])
})

test('who has left the conversation with their office can write to it again, and finds what was said before', async () => {
  const { manager, tenant, estate_id } = await letFlat(world)
  const first = await open(tenant, { office_estate_id: estate_id })
  await write(tenant, first.id, 'The tank leaks')
  expect((await tenant.delete(`${PATH}/${first.id}`)).statusCode).toBe(204)
  const again = await tenant.post(PATH, { office_estate_id: estate_id })
  expect(again.statusCode).toBe(201)
  expect((await write(tenant, again.json().id, 'It leaks again')).statusCode).toBe(201)
  expect(await texts(manager, again.json().id)).toEqual(['It leaks again'])
  expect(await texts(tenant, first.id)).toEqual(['The tank leaks'])
  expect((await open(tenant, { office_estate_id: estate_id })).id).toBe(again.json().id)
})

test('what is written to some people is not read by somebody who was added to another conversation of theirs', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, landlord, estate_id } = flat
  const neighbour = await signedIn(world, 'TENANT', { full_name: 'Ngozi Eze' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: neighbour.id, role: 'TENANT' }),
  )
  const three = { user_ids: [tenant.id, landlord.id] }
  const { id } = await open(manager, three)
  await write(manager, id, 'The gate')
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [neighbour.id] })
  const among = await open(manager, three)
  expect(among.id).not.toBe(id)
  await write(manager, among.id, 'Ngozi has not paid')
  expect((await neighbour.get(`${PATH}/${among.id}/messages`)).statusCode).toBe(404)
})

test('a group has at most five hundred people, with whoever begins it', async () => {
  const { manager, estate_id } = await letFlat(world)
  const { rows } = await world.owner.query<{ user_id: string }>(
    `with made as (
       insert into users (full_name, phone, role) select 'Resident ' || n, '+23480' || (30000000 + n), 'TENANT'
       from generate_series(1, 500) n returning id)
     insert into estate_association (estate_id, user_id, role) select $1, id, 'TENANT' from made returning user_id`,
    [estate_id],
  )
  const user_ids = rows.map((row) => row.user_id)
  const tooMany = await manager.post(PATH, { user_ids, title: 'All residents' })
  expect([tooMany.statusCode, tooMany.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  expect(tooMany.json().message).toContain('at most 500 people')
  const begun = await manager.post(PATH, { user_ids: user_ids.slice(1), title: 'All residents' })
  expect(begun.statusCode).toBe(201)
})

test('nobody writes to a stranger, nor into what is not theirs', async () => {
  const { tenant, manager } = await letFlat(world)
  const other = await letFlat(world)
  expect((await tenant.post(PATH, { user_ids: [other.tenant.id] })).statusCode).toBe(404)
  expect((await tenant.post(PATH, { about: { type: 'unit', id: other.unit_id } })).statusCode).toBe(404)
  expect((await tenant.post(PATH, {})).statusCode).toBe(400)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  await write(manager, id, 'Good morning')
  for (const answer of [
    await other.manager.get(`${PATH}/${id}`),
    await other.manager.get(`${PATH}/${id}/messages`),
    await write(other.manager, id, 'Hello'),
    await other.manager.patch(`${PATH}/${id}/read`),
    await other.manager.delete(`${PATH}/${id}`),
  ])
    expect(answer.statusCode).toBe(404)
  const found = (await tenant.get('/communication/recipients')).json()
  expect(found.data.map((one: { id: string }) => one.id)).not.toContain(other.tenant.id)
  expect(found.data.map((one: { id: string }) => one.id)).toContain(manager.id)
})

test('what was sent twice is one message, also at once, and another text with its id is refused', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  const client_id = randomUUID()
  const tries = await Promise.all([1, 2, 3, 4].map(() => write(manager, id, 'Please call me', { client_id })))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect(await texts(tenant, id)).toEqual(['Please call me'])
  expect((await write(manager, id, 'Another', { client_id })).json().code).toBe('CLIENT_ID_USED')
  await write(manager, id, 'Please call me') // the same text again is a new message
  expect(await texts(tenant, id)).toEqual(['Please call me', 'Please call me'])
})

test('many who write at once are numbered without gaps, and each sees all of it in the same order', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id, landlord.id], title: 'The borehole' })
  const writers = [manager, tenant, landlord].flatMap((person) =>
    [1, 2, 3, 4, 5].map((n) => write(person, id, `${person.role} ${n}`)),
  )
  expect((await Promise.all(writers)).map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(201))
  const seen = (await read(tenant, id)).data
  expect(seen.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 15 }, (_, i) => 15 - i),
  )
  expect(await texts(manager, id)).toEqual(await texts(landlord, id))
  expect(
    (await liveOf(tenant, 'new_message')).map(({ data }) => (data as { number: number }).number),
  ).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
})

test('what is unread is counted from what is there: mine, read and deleted messages are not in it', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  await write(manager, id, 'One')
  const two = (await write(manager, id, 'Two')).json()
  await write(manager, id, 'Three')
  expect(await unreadOf(tenant)).toBe(3)
  expect(await unreadOf(manager)).toBe(0)
  await manager.delete(`${PATH}/${id}/messages/${two.id}`)
  expect(await unreadOf(tenant)).toBe(2)
  const marked = await tenant.patch(`${PATH}/${id}/messages/${two.id}/read`)
  expect(marked.json()).toEqual({ unread_count: 1 })
  expect((await tenant.patch(`${PATH}/${id}/read`)).json()).toEqual({ unread_count: 0 })
  await tenant.patch(`${PATH}/${id}/messages/${two.id}/read`) // a late request from an outdated screen
  expect(await unreadOf(tenant)).toBe(0)
  await tenant.patch(`${PATH}/${id}`, { is_marked_unread: true })
  expect((await tenant.get(`${PATH}?unread=true`)).json().total).toBe(1)
  await tenant.patch(`${PATH}/${id}/read`)
  expect((await tenant.get(`${PATH}?unread=true`)).json().total).toBe(0)
})

test('the sender sees that it came, then that it was read', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  await write(manager, id, 'Rent is due on Friday')
  const mark = async () =>
    (await manager.get(`${PATH}/${id}`))
      .json()
      .participants.find(({ user_id }: { user_id: string }) => user_id === tenant.id)
  expect(await mark()).toMatchObject({ delivered_number: 0, read_number: 0 })
  await tenant.patch(`${PATH}/received`, { conversations: [{ id, number: 1 }] })
  expect(await mark()).toMatchObject({ delivered_number: 1, read_number: 0 })
  await tenant.patch(`${PATH}/${id}/read`)
  expect(await mark()).toMatchObject({ delivered_number: 1, read_number: 1 })
  expect((await liveOf(manager, 'message_read')).at(-1)?.data).toMatchObject({
    user_id: tenant.id,
    read_number: 1,
  })
})

test('how far somebody has come is told once to who wrote it, and to nobody else', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id, landlord.id] })
  await write(manager, id, 'The gate closes at ten')
  for (const _ of ['once', 'again']) {
    await tenant.patch(`${PATH}/received`, { conversations: [{ id, number: 1 }] })
    await tenant.patch(`${PATH}/${id}/read`)
  }
  const told = await Promise.all([manager, tenant, landlord].map((one) => liveOf(one, 'message_read')))
  expect(told.map((events) => events.length)).toEqual([2, 1, 0])
})

test('the office is whoever manages the estate: any of them answers, and one says that they do', async () => {
  const { tenant, manager, second, id, unit_id } = await askedOffice()
  expect((await tenant.get(`${PATH}/${id}`)).json()).toMatchObject({ kind: 'OFFICE', about: { id: unit_id } })
  expect([await unreadOf(manager), await unreadOf(second)]).toEqual([1, 1])
  const free = async (person: Person) => (await person.get(`${PATH}?free=true`)).json().total
  expect([await free(manager), await free(tenant)]).toEqual([1, 0])
  await second.patch(`${PATH}/${id}`, { is_taken: true })
  expect(await free(manager)).toBe(0)
  await write(second, id, 'A plumber comes at nine')
  expect((await manager.get(`${PATH}/${id}`)).json().taken_by).toMatchObject({ name: 'Kelechi Obasi' })
  expect(await texts(tenant, id)).toEqual(['The tank leaks', 'A plumber comes at nine'])
  expect((await tenant.patch(`${PATH}/${id}`, { is_taken: true })).statusCode).toBe(403)
})

test('whoever was taken out of what an office is asked, and manages the estate by now, answers for it like any manager', async () => {
  const { manager, id, estate_id } = await askedOffice()
  const agent = await signedIn(world, 'ESTATE_MANAGER', { full_name: 'Musa Ibrahim' })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('conversation_participant')
      .values({ conversation_id: id, user_id: agent.id, left_at: tx.now, to_number: 0 })
      .execute(),
  )
  expect((await write(agent, id, 'May I help?')).json().code).toBe('ILLEGAL_STATE')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: agent.id, role: 'ESTATE_MANAGER' }),
  )
  expect(await texts(agent, id)).toEqual(['The tank leaks'])
  const sent = await write(agent, id, 'A plumber comes today')
  expect(sent.statusCode, sent.body).toBe(201)
  expect(await texts(manager, id)).toEqual(['The tank leaks', 'A plumber comes today'])
  expect(await unreadOf(agent)).toBe(0)
})

test('who no longer manages the estate reads nothing of its office, and a new manager all of it', async () => {
  const { second, manager, id, estate_id } = await askedOffice()
  await write(second, id, 'A plumber comes at nine')
  await world.services.transaction('system', (tx) =>
    tx
      .deleteFrom('estate_association')
      .where('estate_id', '=', estate_id)
      .where('user_id', '=', second.id)
      .execute(),
  )
  expect((await second.get(`${PATH}/${id}`)).statusCode).toBe(404)
  expect((await write(second, id, 'Still here')).statusCode).toBe(404)
  expect((await second.get(PATH)).json().total).toBe(0)
  const next = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: next.id, role: 'ESTATE_MANAGER' }),
  )
  expect(await texts(next, id)).toEqual(await texts(manager, id))
})

test('the last manager leaves an office, and then the estate: nothing that is written to it is lost', async () => {
  const { tenant, manager, second, id, estate_id } = await askedOffice()
  const drop = (person: Person) =>
    world.services.transaction('system', (tx) =>
      tx
        .deleteFrom('estate_association')
        .where('estate_id', '=', estate_id)
        .where('user_id', '=', person.id)
        .execute(),
    )
  await drop(second)
  expect((await manager.delete(`${PATH}/${id}`)).statusCode).toBe(204)
  expect((await manager.get(PATH)).json().data).toEqual([])
  await write(tenant, id, 'Is anybody there?')
  expect((await manager.get(PATH)).json()).toMatchObject({ data: [{ id }], unread_count: 2 })
  await drop(manager)
  expect((await write(tenant, id, 'Hello?')).statusCode).toBe(201)
  const next = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: next.id, role: 'ESTATE_MANAGER' }),
  )
  expect(await texts(next, id)).toEqual(['The tank leaks', 'Is anybody there?', 'Hello?'])
  expect(await unreadOf(next)).toBe(3)
  expect((await write(next, id, 'I am')).statusCode).toBe(201)
})

test('who is added sees all or only what comes, as the adder chose; who leaves reads what was theirs', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [landlord.id], title: 'Repairs' })
  await write(manager, id, 'Between us')
  expect((await landlord.post(`${PATH}/${id}/participants`, { user_ids: [tenant.id] })).statusCode).toBe(201)
  await write(landlord, id, 'Welcome')
  expect(await texts(tenant, id)).toEqual(['Welcome'])
  const canOf = async (person: Person) => (await person.get(`${PATH}/${id}`)).json().can
  expect(await canOf(manager)).toEqual({ add: true, remove: true, rename: true })
  expect(await canOf(tenant)).toEqual({ add: true, remove: false, rename: true })
  const [first] = (await read(manager, id, '?after=0&limit=1')).data
  expect((await tenant.get(`${PATH}/${id}/messages/${first.id}`)).statusCode).toBe(404)
  expect((await write(tenant, id, 'What was that?', { reply_to_id: first.id })).statusCode).toBe(404)

  expect((await tenant.delete(`${PATH}/${id}/participants/${landlord.id}`)).statusCode).toBe(403)
  expect((await tenant.delete(`${PATH}/${id}`)).statusCode).toBe(204)
  await write(manager, id, 'He has gone')
  expect(await texts(tenant, id)).toEqual(['Welcome'])
  expect(await canOf(tenant)).toEqual({ add: false, remove: false, rename: false })
  expect((await write(tenant, id, 'One more thing')).json().code).toBe('ILLEGAL_STATE')
  const came = (await liveOf(tenant, 'new_message')).map(({ data }) => (data as { content: string }).content)
  expect(came).toEqual(['added', 'Welcome', 'left'])

  await manager.post(`${PATH}/${id}/participants`, { user_ids: [tenant.id], sees: 'ALL' })
  expect(await texts(tenant, id)).toEqual(['Between us', 'Welcome', 'He has gone'])
})

test('an answer shows what it answers, to those who may see that', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [landlord.id], title: 'Repairs' })
  const question = (await write(manager, id, 'Who pays?')).json()
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [tenant.id] })
  const answer = (await write(landlord, id, 'I do', { reply_to_id: question.id })).json()
  expect(answer.reply_to).toMatchObject({ content: 'Who pays?', sender_name: manager.full_name })
  expect((await read(tenant, id)).data[0].reply_to).toBeNull()
  const elsewhere = await open(manager, { user_ids: [tenant.id] })
  expect((await write(manager, elsewhere.id, 'See', { reply_to_id: question.id })).statusCode).toBe(404)
})

test('what was written can be put right for a while, and deleted; its place stays', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  const { id: message_id } = (await write(manager, id, 'Come at 8')).json()
  const path = `${PATH}/${id}/messages/${message_id}`
  expect((await tenant.patch(path, { content: 'Come at 6' })).statusCode).toBe(403)
  expect((await manager.patch(path, { content: 'Come at 9' })).json()).toMatchObject({ content: 'Come at 9' })
  expect((await read(tenant, id)).data[0].edited_at).not.toBeNull()
  world.services.clock.advance(16 * MINUTE)
  expect((await manager.patch(path, { content: 'Come at 10' })).json().code).toBe('ILLEGAL_STATE')
  expect((await tenant.delete(path)).statusCode).toBe(403)
  expect((await manager.delete(path)).statusCode).toBe(204)
  expect((await manager.delete(path)).statusCode).toBe(204)
  expect((await read(tenant, id)).data[0]).toMatchObject({ number: 1, content: '' })
  expect((await liveOf(tenant, 'message_changed')).at(-1)?.data).toMatchObject({
    id: message_id,
    content: '',
  })
})

test('a long conversation is read from its end, and from where one was, with none twice and none left out', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  for (let n = 1; n <= 12; n++) await write(n % 2 ? manager : tenant, id, String(n))
  const end = (await read(tenant, id, '?limit=5')).data
  const back = (await read(tenant, id, `?limit=5&before=${end.at(-1).number}`)).data
  const on = (await read(tenant, id, '?limit=3&after=4')).data
  expect([...end, ...back].map(({ content }: { content: string }) => content)).toEqual([
    '12',
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
  ])
  expect(on.map(({ content }: { content: string }) => content)).toEqual(['7', '6', '5'])
})

test('archived is gone until the next message; pinned stands first; muted is not counted', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const a = await open(manager, { user_ids: [tenant.id] })
  const b = await open(manager, { user_ids: [landlord.id] })
  await write(manager, a.id, 'To the tenant')
  await write(manager, b.id, 'To the landlord')
  const ids = async (query = '') =>
    (await manager.get(`${PATH}${query}`)).json().data.map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual([b.id, a.id])
  await manager.patch(`${PATH}/${a.id}`, { is_pinned: true })
  expect(await ids()).toEqual([a.id, b.id])
  expect(
    (await manager.patch(`${PATH}/bulk-archive`, { conversation_ids: [a.id, b.id, a.id] })).json(),
  ).toEqual({ archived: 2 })
  expect(await ids()).toEqual([])
  expect(await ids('?archived=true')).toEqual([a.id, b.id])
  await manager.patch(`${PATH}/${a.id}`, { is_muted: true })
  await write(tenant, a.id, 'Thank you')
  expect(await ids()).toEqual([a.id])
  expect(await unreadOf(manager)).toBe(0)
})

test('a conversation is found by its title and by who is in it', async () => {
  const { manager, tenant, estate_id } = await letFlat(world)
  const ada = await signedIn(world, 'TENANT', { full_name: 'Adébọ́lá Ogunleye' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id, user_id: ada.id, role: 'TENANT' }),
  )
  await write(manager, (await open(manager, { user_ids: [ada.id] })).id, 'Hello')
  await write(manager, (await open(manager, { user_ids: [tenant.id], title: 'The gate' })).id, 'Hello')
  const found = async (search: string) =>
    (await manager.get(`${PATH}?search=${encodeURIComponent(search)}`)).json().total
  expect([await found('adebola'), await found('gate'), await found('%'), await found('😀')]).toEqual([
    1, 1, 0, 0,
  ])
})

test('about a payment it goes to the office, and its card is on top for those who see the payment', async () => {
  const flat = await letFlat(world)
  const { payment_id } = await payAtCheckout(world, flat, { amount: 1_000_000 })
  const asked = await open(flat.tenant, { about: { type: 'payment', id: payment_id } })
  expect(asked).toMatchObject({
    kind: 'OFFICE',
    about: { title: '₦10,000.00', link: `/dashboard/payments/${payment_id}` },
  })
  const again = await flat.tenant.post(PATH, { about: { type: 'payment', id: payment_id } })
  expect([again.statusCode, again.json().id]).toEqual([200, asked.id])
})

test('what is no message is refused, and tricks with the direction of writing are taken out', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  expect((await write(manager, id, '   ')).statusCode).toBe(400)
  expect((await write(manager, id, 'a'.repeat(MOST_SIGNS + 1))).statusCode).toBe(400)
  expect((await write(manager, id, '\u202Egpj.exe\u202C now')).json().content).toBe('gpj.exe now')
  const burst = await Promise.all(Array.from({ length: 40 }, (_, n) => write(tenant, id, `${n}`)))
  const counts = [201, 429].map((status) => burst.filter(({ statusCode }) => statusCode === status).length)
  expect(counts[0]).toBeGreaterThanOrEqual(20)
  expect(counts[1]).toBeGreaterThan(0)
  expect((await read(manager, id)).total).toBe(1 + (counts[0] ?? 0))
})

test('who answers has read what they answer: the bell falls silent, and no mail follows', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  await write(manager, id, 'Is the water back?')
  await world.work()
  const unread = async () =>
    (await tenant.get('/communication/notifications?type=message&unread=true')).json().total
  expect(await unread()).toBe(1)
  await write(tenant, id, 'Since noon')
  expect([await unreadOf(tenant), await unread()]).toEqual([0, 0])
  const states = await world.services.transaction('system', (tx) =>
    tx.selectFrom('outbox_message').select('state').where('recipient', '=', tenant.email).execute(),
  )
  expect(states).toEqual([{ state: 'SPARED' }])
})

test('who puts right or renames again and again is stopped like who writes so fast', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id], title: 'The borehole' })
  const sent = (await write(tenant, id, 'It runs')).json()
  let edits = 0
  const correct = () => tenant.patch(`${PATH}/${id}/messages/${sent.id}`, { content: `Run ${++edits}` })
  const rename = () => tenant.patch(`${PATH}/${id}`, { title: `Borehole ${++edits}` })
  expect([(await correct()).statusCode, (await rename()).statusCode]).toEqual([200, 200])
  await world.owner.query(
    `update allowance set full_at = full_at + interval '5 minutes' where name = 'message'`,
  )
  for (const again of [correct, rename, () => write(tenant, id, 'It runs')])
    expect((await again()).statusCode).toBe(429)
  world.services.clock.advance(6 * MINUTE)
  expect([(await correct()).statusCode, (await rename()).statusCode]).toEqual([200, 200])
})

test('the bell rings once for what is unread of a conversation, and not for who muted it or wrote it', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id, landlord.id], title: 'The borehole' })
  await landlord.patch(`${PATH}/${id}`, { is_muted: true })
  const bell = async (person: Person) => {
    await world.work()
    const { data } = (await person.get('/communication/notifications?type=message')).json()
    return data.map(({ message }: { message: string }) => message)
  }
  await write(manager, id, 'It runs again')
  await write(manager, id, 'Until noon')
  expect(await bell(tenant)).toEqual(['It runs again'])
  expect([await bell(landlord), await bell(manager)]).toEqual([[], []])
  await tenant.patch(`${PATH}/${id}/read`)
  await write(manager, id, 'Now it is off')
  expect(await bell(tenant)).toEqual(['Now it is off', 'It runs again'])
})

test('who put the bell of a message away unread hears of the next one, once again until they look', async () => {
  const { manager, tenant } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  const bell = async () => {
    await world.work()
    const { data } = (await tenant.get('/communication/notifications?type=message')).json()
    return data.map(({ message }: { message: string }) => message)
  }
  const putAway = () => tenant.patch('/communication/notifications/read-all')
  await write(manager, id, 'The tank is empty')
  await bell()
  expect((await putAway()).statusCode).toBe(200)
  await write(manager, id, 'Water comes at noon')
  await write(manager, id, 'Fill your buckets')
  expect(await bell()).toEqual(['Water comes at noon', 'The tank is empty'])
  await putAway()
  await write(manager, id, 'It is here')
  expect((await bell())[0]).toBe('It is here')
  await tenant.patch(`${PATH}/${id}/read`)
  await write(manager, id, 'It is off again')
  expect(await bell()).toHaveLength(4)
})

test('what was said before somebody came is quoted to them neither in a list nor on their open screen', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id], title: 'The gate' })
  const early = (await write(manager, id, 'The code is 4711')).json()
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [landlord.id], sees: 'FROM_NOW' })
  const answer = (await write(tenant, id, 'Thank you', { reply_to_id: early.id })).json()
  await tenant.patch(`${PATH}/${id}/messages/${answer.id}`, { content: 'Thanks' })
  expect((await read(landlord, id)).data[0]).toMatchObject({ content: 'Thanks', reply_to: null })
  for (const type of ['new_message', 'message_changed']) {
    expect(JSON.stringify(await liveOf(landlord, type))).not.toContain('4711')
    expect((await liveOf(manager, type)).at(-1)?.data).toMatchObject({ reply_to: { id: early.id } })
  }
  expect((await liveOf(landlord, 'message_changed')).length).toBe(1)
})

test('a message that was put right or taken away comes only to those who may read it', async () => {
  const { manager, tenant, landlord, estate_id } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id], title: 'The gate' })
  const early = (await write(manager, id, 'The code is 4711')).json()
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [landlord.id], sees: 'FROM_NOW' })
  const edit = (message: { id: string; conversation_id: string }, content: string) =>
    manager.patch(`${PATH}/${message.conversation_id}/messages/${message.id}`, { content })
  expect((await edit(early, 'The code is 4712')).statusCode).toBe(200)
  expect(await liveOf(landlord, 'message_changed')).toEqual([])
  expect(await liveOf(tenant, 'message_changed')).toHaveLength(1)

  const two = await open(manager, { user_ids: [tenant.id] })
  await tenant.post('/communication/blocks', { user_id: manager.id })
  const kept = (await write(manager, two.id, 'Answer me')).json()
  expect((await edit(kept, 'Answer me now')).statusCode).toBe(200)
  await manager.delete(`${PATH}/${two.id}/messages/${kept.id}`)
  expect(await liveOf(tenant, 'message_changed')).toHaveLength(1)
  expect(await liveOf(manager, 'message_changed')).toHaveLength(3)

  const office = await open(tenant, { office_estate_id: estate_id })
  const asked = (await write(tenant, office.id, 'The tank leaks')).json()
  await tenant.patch(`${PATH}/${office.id}/messages/${asked.id}`, { content: 'The tank has burst' })
  expect(await liveOf(manager, 'message_changed')).toHaveLength(4)
})

test('what was put right or taken away stands in the bell of nobody as it was', async () => {
  const { manager, tenant, estate_id } = await letFlat(world)
  const { id } = await open(manager, { user_ids: [tenant.id] })
  const message = (await write(manager, id, 'My PIN is 4711')).json()
  const office = await open(tenant, { office_estate_id: estate_id })
  const asked = (await write(tenant, office.id, 'My password is Palm')).json()
  await world.work()
  const bellOf = async (person: Person): Promise<string[]> =>
    (await person.get('/communication/notifications?type=message'))
      .json()
      .data.map((one: { message: string }) => one.message)
  expect([await bellOf(tenant), await bellOf(manager)]).toEqual([['My PIN is 4711'], ['My password is Palm']])
  await manager.patch(`${PATH}/${id}/messages/${message.id}`, { content: 'Call me' })
  expect(await bellOf(tenant)).toEqual(['Call me'])
  await manager.delete(`${PATH}/${id}/messages/${message.id}`)
  await tenant.delete(`${PATH}/${office.id}/messages/${asked.id}`)
  expect([await bellOf(tenant), await bellOf(manager)]).toEqual([[''], ['']])
})
