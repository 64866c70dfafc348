import { randomUUID } from 'node:crypto'
import { PRIORITIES, REQUEST_MOVES, type RequestStatus } from '@gida/contract/domains/maintenance/rules'
import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { phonePhoto } from '../../testing/files/photo.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits, joinEstate } from '../estates/index.ts'
import { runMaintenanceClock } from './run-maintenance-clock.ts'

const world = useWorld()
const DAY_MS = 86_400_000
const LEAK = { title: 'Kitchen tap is leaking', category: 'WATER', answers: { sign: 'LEAK', amount: 'RUNS' } }

const report = (person: Person, unit_id: string, body: object = {}) =>
  person.post(`/onboarding/units/${unit_id}/maintenance`, { ...LEAK, ...body })
const read = async (person: Person, id: string) => (await person.get(`/maintenance/${id}`)).json()
const move = (person: Person, id: string, status: RequestStatus, more: object = {}) =>
  person.post(`/maintenance/${id}/status`, { status, ...more })
const list = async (person: Person, query = '') =>
  (await person.get(`/onboarding/units/maintenance${query}`)).json()

async function withAgent(flat: LetFlat): Promise<Person> {
  const agent = await signedIn(world, 'PROPERTY_MANAGER', { full_name: 'Musa Ibrahim' })
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
  return agent
}
async function send(who: Person, id: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(bytes)], 'tap.jpg'))
  const request = new Request('http://test', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/maintenance/${id}/files`,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const notices = async (person: Person): Promise<string[]> => {
  await world.work()
  const rows = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', person.id)
      .where('type', '=', 'maintenance')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ title }) => title)
}

test('a tenant reports a leak; it is given to somebody, done, confirmed and rated, and everybody hears of their part', async () => {
  const flat = await letFlat(world)
  const { manager, tenant, landlord, unit_id } = flat
  const agent = await withAgent(flat)
  const made = (
    await report(tenant, unit_id, { description: 'It drips under the sink', call_first: true })
  ).json()
  expect(made).toMatchObject({
    number: 1,
    status: 'OPEN',
    priority: 'HIGH',
    clock: { kind: 'ANSWER' },
    unit_id,
  })
  expect((await list(manager)).data[0]).toMatchObject({ id: made.id, reporter_name: tenant.full_name })
  expect(
    (await manager.get(`/maintenance/${made.id}/doers`)).json().data.map(({ id }: { id: string }) => id),
  ).toContain(agent.id)
  expect((await tenant.get(`/maintenance/${made.id}/doers`)).json().data).toEqual([])
  const given = await manager.patch(`/maintenance/${made.id}`, { assigned_to: agent.id })
  expect(given.json()).toMatchObject({
    status: 'ASSIGNED',
    assignee_name: 'Musa Ibrahim',
    clock: { kind: 'FIX' },
  })
  expect((await move(agent, made.id, 'IN_PROGRESS')).statusCode).toBe(200)
  expect((await move(agent, made.id, 'RESOLVED')).json().can.move_to).toEqual(['OPEN'])
  expect((await move(agent, made.id, 'CLOSED')).statusCode).toBe(409)
  const closed = await move(tenant, made.id, 'CLOSED', { rating: 5, note: 'Came on time' })
  expect(closed.json()).toMatchObject({ status: 'CLOSED', rating: 5, rating_note: 'Came on time' })
  expect(closed.json().events.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toEqual([
    ...[
      ['REPORTED', 'HIGH'],
      ['ASSIGNED', 'Musa Ibrahim'],
      ['MOVED', 'IN_PROGRESS'],
    ],
    ...[
      ['MOVED', 'RESOLVED'],
      ['MOVED', 'CLOSED'],
      ['RATED', '5'],
    ],
  ])
  expect((await notices(manager))[0]).toBe('Kitchen tap is leaking')
  expect(await notices(agent)).toContain('A job for you')
  expect(await notices(tenant)).toEqual([
    'Your report has been assigned',
    'The work has begun',
    'Is it fixed?',
  ])
  expect((await landlord.get(`/maintenance/${made.id}`)).statusCode).toBe(403)
})

test('who left while the dialog was open is given nothing', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const made = (await report(flat.tenant, flat.unit_id)).json()
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', agent.id).execute(),
  )
  const given = await flat.manager.patch(`/maintenance/${made.id}`, { assigned_to: agent.id })
  expect([given.statusCode, given.json().message]).toEqual([
    409,
    'Choose somebody who works for this estate.',
  ])
  expect(await read(flat.manager, made.id)).toMatchObject({ status: 'OPEN', assigned_to: null })
})

test('reported twice with one id it is one request', async () => {
  const { tenant, unit_id } = await letFlat(world)
  const client_id = randomUUID()
  const both = await Promise.all([
    report(tenant, unit_id, { client_id }),
    report(tenant, unit_id, { client_id }),
  ])
  expect(new Set(both.map((answer) => answer.json().id)).size).toBe(1)
  expect((await report(tenant, unit_id, { client_id, category: 'PESTS', answers: {} })).json().code).toBe(
    'CLIENT_ID_USED',
  )
  expect((await list(tenant)).pagination.total).toBe(1)
})

test('no act of anybody leads where the table does not', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const people = { REPORTER: flat.tenant, STAFF: flat.manager, DOER: agent }
  const ways: [RequestStatus, RequestStatus[]][] = [
    ['OPEN', []],
    ['ASSIGNED', ['ASSIGNED']],
    ['IN_PROGRESS', ['ASSIGNED', 'IN_PROGRESS']],
    ['ON_HOLD', ['ASSIGNED', 'ON_HOLD']],
    ['RESOLVED', ['ASSIGNED', 'RESOLVED']],
    ['CANCELLED', ['CANCELLED']],
  ]
  for (const [from, way] of ways) {
    const { id } = (await report(flat.tenant, flat.unit_id)).json()
    for (const status of way) await move(flat.manager, id, status, { note: 'A reason' })
    expect((await read(flat.manager, id)).status).toBe(from)
    for (const to of Object.keys(REQUEST_MOVES) as RequestStatus[]) {
      const movers = REQUEST_MOVES[from][to] ?? []
      // Only the tenant closes; an agent who runs the unit acts as staff.
      const tried = movers.includes('REPORTER') ? null : people.REPORTER
      if (tried)
        expect([from, to, (await move(tried, id, to, { note: 'A reason' })).statusCode]).toEqual([
          from,
          to,
          409,
        ])
      if (movers.length === 0)
        expect([from, to, (await move(people.DOER, id, to, { note: 'A reason' })).statusCode]).toEqual([
          from,
          to,
          409,
        ])
    }
    expect((await read(flat.manager, id)).status).toBe(from)
  }
})

test('two who move it at once have one effect', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  const { id } = (await report(tenant, unit_id)).json()
  await move(manager, id, 'RESOLVED')
  const answers = await Promise.all([
    move(tenant, id, 'CLOSED', { rating: 4 }),
    move(tenant, id, 'CLOSED', { rating: 4 }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('a hold has a reason and stops the clock of the fix, not that of the answer', async () => {
  let { manager, tenant, unit_id } = await letFlat(world)
  const { id, fix_due_at } = (await report(tenant, unit_id)).json()
  expect((await move(manager, id, 'ON_HOLD')).json().details[0].path).toBe('note')
  await move(manager, id, 'ON_HOLD', { note: 'The part comes from Aba', hold_reason: 'PARTS' })
  expect(await read(tenant, id)).toMatchObject({
    hold_reason: 'PARTS',
    clock: { kind: 'HOLD', due_at: null },
  })
  world.services.clock.advance(3 * DAY_MS)
  ;[manager, tenant] = [await refreshed(world, manager), await refreshed(world, tenant)]
  await move(manager, id, 'IN_PROGRESS')
  const after = await read(tenant, id)
  expect(Date.parse(after.fix_due_at) - Date.parse(fix_due_at)).toBeGreaterThanOrEqual(3 * DAY_MS)
  expect(after).toMatchObject({ paused_minutes: 3 * 24 * 60, hold_reason: null, clock: { kind: 'FIX' } })
})

test('nobody answers for it: asked twice, closed by time, opened again within fourteen days and not later', async () => {
  let { manager, tenant, unit_id } = await letFlat(world)
  const { id } = (await report(tenant, unit_id)).json()
  await move(manager, id, 'RESOLVED')
  for (const days of [2, 3, 2]) {
    world.services.clock.advance(days * DAY_MS)
    await runMaintenanceClock(world.services)
    await runMaintenanceClock(world.services)
    await world.work()
  }
  ;[manager, tenant] = [await refreshed(world, manager), await refreshed(world, tenant)]
  expect((await notices(tenant)).filter((title) => title === 'Is it fixed?')).toHaveLength(3)
  expect((await read(tenant, id)).status).toBe('CLOSED')
  expect((await move(tenant, id, 'OPEN')).json().details[0].path).toBe('note')
  expect((await move(tenant, id, 'OPEN', { note: 'It leaks again' })).json()).toMatchObject({
    status: 'OPEN',
    closed_at: null,
  })
  await move(manager, id, 'RESOLVED')
  world.services.clock.advance(15 * DAY_MS)
  tenant = await refreshed(world, tenant)
  expect((await move(tenant, id, 'OPEN', { note: 'And again' })).json().message).toMatch(/too long ago/)
  const next = await report(tenant, unit_id, { follows_id: id })
  expect(next.json().follows).toMatchObject({ id })
})

test('neighbours report the same: one is worked on, each confirms their own', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const pump = {
    title: 'No water since night',
    category: 'WATER',
    answers: { sign: 'NO_WATER' },
    scope: 'ESTATE',
  }
  const first = (await report(flat.tenant, flat.unit_id, pump)).json()
  const alike = await other.tenant.get(`/onboarding/units/${other.unit_id}/maintenance/alike?category=WATER`)
  expect(alike.json().data).toMatchObject([
    { id: first.id, reporter_name: null, unit_name: null, reports: 1 },
  ])
  const second = (await report(other.tenant, other.unit_id, { ...pump, same_as_id: first.id })).json()
  expect(second.merged_into).toMatchObject({ id: first.id, number: first.number })
  expect((await list(flat.manager)).data).toMatchObject([{ id: first.id, reports: 2 }])
  expect(await read(other.tenant, first.id)).toMatchObject({
    description: '',
    contact_name: null,
    files: [],
    events: [],
  })
  const given = await flat.manager.patch(`/maintenance/${second.id}`, { assigned_to: flat.manager.id })
  expect([given.statusCode, (await read(other.tenant, second.id)).status]).toEqual([409, 'OPEN'])
  await move(flat.manager, first.id, 'IN_PROGRESS')
  await move(flat.manager, first.id, 'RESOLVED')
  expect((await read(other.tenant, second.id)).status).toBe('RESOLVED')
  expect(await notices(other.tenant)).toContain('Is it fixed?')
  await move(other.tenant, second.id, 'CLOSED', { rating: 5 })
  expect((await read(flat.tenant, first.id)).status).toBe('RESOLVED')
  const third = (await report(other.tenant, other.unit_id, pump)).json()
  expect((await flat.manager.post(`/maintenance/${third.id}/merge`, { into_id: third.id })).statusCode).toBe(
    409,
  )
  expect((await flat.manager.post(`/maintenance/${third.id}/merge`, { into_id: second.id })).statusCode).toBe(
    409,
  )
})

test('who reported what was joined with another is told by their own request, and not asked again once they have answered', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const { id } = (await report(flat.tenant, flat.unit_id)).json()
  const joined = (await report(other.tenant, other.unit_id)).json()
  await flat.manager.post(`/maintenance/${joined.id}/merge`, { into_id: id })
  expect((await other.tenant.get(`/maintenance/${id}`)).statusCode).toBe(404)
  await move(flat.manager, id, 'RESOLVED')
  await world.work()
  const told = await world.services.transaction('system', (tx) =>
    tx.selectFrom('notification').select('action_url').where('user_id', '=', other.tenant.id).execute(),
  )
  expect(new Set(told.map(({ action_url }) => action_url))).toEqual(
    new Set([`/dashboard/maintenance/${joined.id}`]),
  )
  await move(other.tenant, joined.id, 'CLOSED', { rating: 5 })
  const before = (await notices(other.tenant)).length
  const unsaid = (await notices(flat.tenant)).length
  world.services.clock.advance(2 * DAY_MS)
  await runMaintenanceClock(world.services)
  expect(await notices(other.tenant)).toHaveLength(before)
  expect(await notices(flat.tenant)).toHaveLength(unsaid + 1)
})

test('for whom it is not fixed what was joined with another goes on by itself, and the other stays as it is', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const { id, number } = (await report(flat.tenant, flat.unit_id)).json()
  const joined = (await report(other.tenant, other.unit_id)).json()
  await flat.manager.post(`/maintenance/${joined.id}/merge`, { into_id: id })
  await move(flat.manager, id, 'RESOLVED')
  expect((await read(other.tenant, joined.id)).can).toMatchObject({ rate: true, move_to: ['OPEN'] })
  expect((await read(flat.manager, joined.id)).can.move_to).toEqual([])
  expect((await move(flat.manager, joined.id, 'OPEN', { note: 'Still drips' })).statusCode).toBe(409)
  const again = await move(other.tenant, joined.id, 'OPEN', { note: 'Still drips' })
  expect(again.statusCode, again.body).toBe(200)
  expect(await read(flat.manager, joined.id)).toMatchObject({
    ...{ status: 'OPEN', merged_into: null, follows: { number } },
  })
  expect((await list(flat.manager)).data).toMatchObject([{ id: joined.id, reports: 1 }])
  expect((await read(flat.tenant, id)).status).toBe('RESOLVED')
  await move(flat.tenant, id, 'CLOSED')
  expect((await read(other.tenant, joined.id)).status).toBe('OPEN')
})

test('what was joined is closed by time too, and neighbours do not read what was said of the work', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const { id } = (await report(flat.tenant, flat.unit_id, { scope: 'ESTATE' })).json()
  const joined = (await report(other.tenant, other.unit_id, { scope: 'ESTATE', same_as_id: id })).json()
  await move(flat.manager, id, 'RESOLVED')
  await move(flat.tenant, id, 'CLOSED', { rating: 2, note: 'They left dirt' })
  expect(await read(other.tenant, id)).toMatchObject({ rating: 2, rating_note: '' })
  world.services.clock.advance(8 * DAY_MS)
  await runMaintenanceClock(world.services)
  expect(await read(await refreshed(world, other.tenant), joined.id)).toMatchObject({ status: 'CLOSED' })
})

test('who has moved out reads what they reported, and nothing more of what neighbours share', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const { id } = (await report(other.tenant, other.unit_id, { scope: 'ESTATE' })).json()
  const own = (await report(flat.tenant, flat.unit_id)).json()
  const seen = async (person: Person) => (await list(person)).data.map((one: { id: string }) => one.id)
  expect((await seen(flat.tenant)).toSorted()).toEqual([id, own.id].toSorted())
  const out = await flat.manager.post(`/onboarding/units/${flat.unit_id}/remove-tenant`, { reason: 'To Jos' })
  expect(out.statusCode, out.body).toBe(200)
  expect(await seen(flat.tenant)).toEqual([own.id])
  expect((await flat.tenant.get(`/maintenance/${id}`)).statusCode).toBe(404)
  expect((await flat.tenant.get(`/maintenance/${own.id}`)).statusCode).toBe(200)
  expect(await seen(other.tenant)).toEqual([id])
})

test('what a tenant does not rent, has left, or only shares, they do not report or write of', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  expect((await report(flat.tenant, other.unit_id)).statusCode).toBe(404)
  const shared = (await report(flat.tenant, flat.unit_id, { scope: 'ESTATE' })).json()
  expect((await move(other.tenant, shared.id, 'CANCELLED')).statusCode).toBe(403)
  expect((await other.tenant.patch(`/maintenance/${shared.id}`, { title: 'Mine now' })).statusCode).toBe(403)
  expect((await send(other.tenant, shared.id, await phonePhoto(40, 30))).statusCode).toBe(403)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('lease').set({ status: 'TERMINATED' }).where('tenant_id', '=', flat.tenant.id).execute(),
  )
  expect((await report(flat.tenant, flat.unit_id)).json().message).toMatch(/no longer rent/)
  const home = (await report(flat.manager, flat.unit_id)).json()
  expect(home).toMatchObject({ reported_by: flat.manager.id, contact_name: flat.manager.full_name })
  expect((await report(flat.manager, flat.unit_id, { tenant_id: other.tenant.id })).statusCode).toBe(400)
})

test('the office reports for who lives there, and not for whoever moves in after them', async () => {
  const flat = await letFlat(world)
  const next = await signedIn(world, 'TENANT', { full_name: 'Next Tenant' })
  await world.services.transaction('system', async (tx) => {
    await joinEstate(tx, { estate_id: flat.estate_id, user_id: next.id, role: 'TENANT' })
    await sql`insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, status, begun, start_date, end_date, rent_amount,
        frequency, created_by)
      select estate_id, property_id, unit_id, landlord_id, ${next.id}, 'ACTIVE', false, end_date + 1, end_date + 365, rent_amount,
        frequency, created_by
      from lease where unit_id = ${flat.unit_id}`.execute(tx)
  })
  const made = (await report(flat.manager, flat.unit_id)).json()
  expect(made.contact_name).toBe(flat.tenant.full_name)
  expect((await flat.tenant.get(`/maintenance/${made.id}`)).statusCode).toBe(200)
  expect((await next.get(`/maintenance/${made.id}`)).statusCode).toBe(404)
})

test('who stays on after their lease ran out reports what is wrong in their home as before', async () => {
  const flat = await letFlat(world)
  const today = world.today()
  await world.services.transaction('system', async (tx) => {
    const theirs = () => tx.updateTable('lease').where('tenant_id', '=', flat.tenant.id)
    await theirs()
      .set({ start_date: addDays(today, -380), end_date: addDays(today, -15) })
      .execute()
    await theirs().set({ status: 'EXPIRED', next_charge_date: null }).execute()
  })
  const made = await report(flat.tenant, flat.unit_id)
  expect([made.statusCode, made.json().contact_name]).toEqual([201, flat.tenant.full_name])
  expect((await report(flat.manager, flat.unit_id)).json().contact_name).toBe(flat.tenant.full_name)
})

test('whoever reported first does not take back what others report too', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const pump = { scope: 'ESTATE', category: 'WATER', answers: { sign: 'NO_WATER' } }
  const first = (await report(flat.tenant, flat.unit_id, pump)).json()
  const second = (await report(other.tenant, other.unit_id, { ...pump, same_as_id: first.id })).json()
  const taken = await move(flat.tenant, first.id, 'CANCELLED')
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  expect((await read(other.tenant, second.id)).status).toBe('OPEN')
  expect((await move(flat.manager, first.id, 'CANCELLED', { note: 'No fault' })).statusCode).toBe(200)
  expect((await read(other.tenant, second.id)).status).toBe('CANCELLED')
})

test('a photo is drawn anew, once, however often it is sent, and is read by those of the home', async () => {
  const flat = await letFlat(world)
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const { id } = (await report(flat.tenant, flat.unit_id, { scope: 'ESTATE' })).json()
  const photo = await phonePhoto(3000, 2000)
  const sent = { client_id: randomUUID(), captured_at: '2026-11-20T18:12:00.000Z' }
  const first = await send(flat.tenant, id, photo, sent)
  const again = await send(flat.tenant, id, photo, sent)
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  const other_photo = await send(flat.tenant, id, await phonePhoto(300, 200), sent)
  expect(other_photo.json().code, 'it would be lost').toBe('CLIENT_ID_USED')
  expect(first.json()).toMatchObject({ kind: 'PICTURE', width: 1600, captured_at: sent.captured_at })
  expect((await read(flat.manager, id)).files).toEqual([first.json()])
  const file = `/maintenance/files/${first.json().id}`
  expect((await flat.manager.get(`${file}?size=preview`)).headers['content-type']).toBe('image/webp')
  expect((await other.tenant.get(file)).statusCode).toBe(404)
  const refused = async (bytes: Buffer) => (await send(flat.tenant, id, bytes)).json()
  expect((await refused(Buffer.from('MZ\x90\x00'))).message).toMatch(/program/)
  expect((await refused(Buffer.from('\0\0\0\x18ftypheic and more', 'latin1'))).message).toMatch(/HEIC/)
  expect((await refused(Buffer.concat([photo, Buffer.alloc(30_000_000)]))).code).toBe('PAYLOAD_TOO_LARGE')
  expect((await read(flat.manager, id)).files).toHaveLength(1)
})

test('of a photo that is sent twice at once, or that is one too many, no bytes are left behind', async () => {
  const flat = await letFlat(world)
  const { id } = (await report(flat.tenant, flat.unit_id)).json()
  const photo = await phonePhoto(400, 300)
  const { files } = world.services
  const kept: string[] = []
  const put = files.put.bind(files)
  const spy = vi.spyOn(files, 'put').mockImplementation(async (key, ...rest) => {
    if (key.startsWith('maintenance/')) kept.push(key)
    return put(key, ...rest)
  })
  const left = async () => (await Promise.all(kept.map((key) => files.get(key)))).filter(Boolean).length
  const client_id = randomUUID()
  await Promise.all([0, 1].map(() => send(flat.tenant, id, photo, { client_id })))
  expect(await left()).toBe(2)
  await world.services.transaction('system', async (tx) => {
    const [row] = await tx.selectFrom('maintenance_file').selectAll().where('request_id', '=', id).execute()
    if (!row) throw new Error('One was kept.')
    const more = Array.from({ length: 19 }, () => ({ ...row, id: randomUUID(), client_id: randomUUID() }))
    await tx.insertInto('maintenance_file').values(more).execute()
  })
  expect((await send(flat.tenant, id, photo)).statusCode).toBe(409)
  expect(await left()).toBe(2)
  spy.mockRestore()
})

test('whoever a request was given to reads its pictures as long as they belong to the estate, and no longer', async () => {
  const flat = await letFlat(world)
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: flat.estate_id, user_id: agent.id, role: 'PROPERTY_MANAGER' }),
  )
  const { id } = (await report(flat.tenant, flat.unit_id)).json()
  const file = (await send(flat.tenant, id, await phonePhoto(400, 300))).json().id
  await flat.manager.patch(`/maintenance/${id}`, { assigned_to: agent.id })
  const seen = async () =>
    (await Promise.all([agent.get(`/maintenance/${id}`), agent.get(`/maintenance/files/${file}`)])).map(
      ({ statusCode }) => statusCode,
    )
  expect(await seen()).toEqual([200, 200])
  const left = await flat.manager.delete(`/estates/${flat.estate_id}/managers/${agent.id}`)
  expect(left.statusCode).toBe(204)
  expect(await seen()).toEqual([404, 404])
})

test('what was given to who has left the estate is nobody’s again, and whoever runs the home hears so', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const { id } = (await report(flat.tenant, flat.unit_id)).json()
  await flat.manager.patch(`/maintenance/${id}`, { assigned_to: agent.id })
  await move(agent, id, 'IN_PROGRESS')
  await runMaintenanceClock(world.services)
  expect(await read(flat.manager, id)).toMatchObject({ status: 'IN_PROGRESS' })

  expect((await flat.manager.delete(`/estates/${flat.estate_id}/managers/${agent.id}`)).statusCode).toBe(204)
  for (const _ of [1, 2]) await runMaintenanceClock(world.services)
  expect(await read(flat.manager, id)).toMatchObject({ status: 'OPEN', assigned_to: null })
  const told = (await notices(flat.manager)).filter((title) => title.startsWith('A job is unassigned'))
  expect(told).toHaveLength(1)
})

test('a note that waited on a phone is one, however often it is sent, also ten at once', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  const { id } = (await report(tenant, unit_id)).json()
  const note = { note: 'The pump was off', client_id: randomUUID() }
  const send = () => manager.post(`/maintenance/${id}/notes`, note)
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  await send()
  const { events } = await read(manager, id)
  expect(events.filter(({ kind }: { kind: string }) => kind === 'NOTE')).toHaveLength(1)
})

test('the office notes what others do not read, and makes it more pressing with a reason alone', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  const { id } = (
    await report(tenant, unit_id, {
      title: 'Bulge in the ceiling',
      category: 'ROOF',
      answers: { sign: 'BULGE' },
      priority: 'LOW',
    })
  ).json()
  expect((await read(manager, id)).priority).toBe('URGENT')
  await manager.post(`/maintenance/${id}/notes`, { note: 'He owes two months' })
  expect((await tenant.post(`/maintenance/${id}/notes`, { note: 'Mine' })).statusCode).toBe(403)
  expect(JSON.stringify(await read(tenant, id))).not.toContain('two months')
  expect((await read(manager, id)).events.at(-1)).toMatchObject({ kind: 'NOTE', is_office: true })
  expect((await manager.patch(`/maintenance/${id}`, { priority: 'HIGH' })).json().details[0].path).toBe(
    'reason',
  )
  const less = await manager.patch(`/maintenance/${id}`, { priority: 'HIGH', reason: 'Looked at: old stain' })
  expect(less.json()).toMatchObject({ priority: 'HIGH', proposed_priority: 'URGENT' })
  expect(
    (await tenant.patch(`/maintenance/${id}`, { priority: 'URGENT', reason: 'Please' })).statusCode,
  ).toBe(403)
})

test('lists stand by what breaks its promise first, and figures count the same rows', async () => {
  let { manager, tenant, unit_id } = await letFlat(world)
  for (const priority of PRIORITIES)
    await report(tenant, unit_id, { category: 'OTHER', answers: {}, priority })
  const shown = await list(manager)
  expect(shown.data.map(({ priority }: { priority: string }) => priority)).toEqual([
    'URGENT',
    'HIGH',
    'MEDIUM',
    'LOW',
  ])
  world.services.clock.advance(3 * 3_600_000)
  manager = await refreshed(world, manager)
  const late = await list(manager, '?shown=LATE')
  const figures = (await manager.get('/maintenance/figures')).json()
  expect(figures).toMatchObject({ open: 4, late: 2, to_confirm: 0, unassigned: 4, answer: { in_time: 0 } })
  expect(late.pagination.total).toBe(figures.late)
  const { by_priority } = figures
  expect(by_priority.reduce((sum: number, { requests }: { requests: number }) => sum + requests, 0)).toBe(4)
  expect(figures.by_age.map(({ today }: { today: number }) => today)).toEqual([1, 1, 1, 1])
  expect((await list(manager, '?search=kitchen&shown=ALL')).pagination.total).toBe(4)
  expect((await list(manager, '?search=%25')).pagination.total).toBe(0)
})

test('requests are found by their status, also those that are over', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  const open = (await report(tenant, unit_id)).json().id
  const gone = (await report(tenant, unit_id, { title: 'The other tap' })).json().id
  await move(tenant, gone, 'CANCELLED')
  const idsOf = async (query: string) => (await list(manager, query)).data.map(({ id }: { id: string }) => id)
  expect(await idsOf('?status=OPEN')).toEqual([open])
  expect(await idsOf('?status=CANCELLED')).toEqual([gone])
  expect(await idsOf('?status=CANCELLED&shown=OPEN')).toEqual([])
  expect(await idsOf('')).toEqual([open])
  expect((await list(manager, '?status=LOST')).status_code).toBe(400)
})

test('a person reports ten faults a day at most', async () => {
  const { tenant, unit_id } = await letFlat(world)
  for (let nth = 0; nth < 10; nth++) expect((await report(tenant, unit_id)).statusCode).toBe(201)
  expect((await report(tenant, unit_id)).json().message).toMatch(/Call the office/)
})

test('in plain SQL too, whoever reported it does not say how pressing it is, that it is safe, or who does it', async () => {
  const { tenant, manager, unit_id } = await letFlat(world)
  const { id } = (await report(tenant, unit_id)).json()
  const write = (change: { priority?: 'URGENT'; safe_at?: Date; assigned_to?: string; title?: string }) =>
    world.services.transaction(tenant.actor, (tx) =>
      tx.updateTable('maintenance_request').set(change).where('id', '=', id).execute(),
    )
  for (const change of [
    { priority: 'URGENT' as const },
    { safe_at: new Date() },
    { assigned_to: manager.id },
  ])
    await expect(write(change)).rejects.toThrow('Permission Denied')
  await write({ title: 'The tap leaks more' })
})

test('what was given to somebody is taken back from them, and is nobody’s again', async () => {
  const flat = await letFlat(world)
  const agent = await withAgent(flat)
  const { id } = (await report(flat.tenant, flat.unit_id)).json()
  await flat.manager.patch(`/maintenance/${id}`, { assigned_to: agent.id })
  const back = await flat.manager.patch(`/maintenance/${id}`, { assigned_to: null })
  expect([back.statusCode, back.json().status]).toEqual([200, 'OPEN'])
})
