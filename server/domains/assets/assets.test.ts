import { randomUUID } from 'node:crypto'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { phonePhoto } from '../../testing/files/photo.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits } from '../estates/index.ts'
import { getOrder } from '../work-orders/index.ts'
import { setOrderStatus } from '../work-orders/orders/set-status.ts'
import { runPlans } from './plans/run-plans.ts'

const world = useWorld()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const today = () => lagosDay(world.services.clock.now())

const enter = async (flat: LetFlat, more: object = {}): Promise<string> => {
  const body = { estate_id: flat.estate_id, kind: 'GENERATOR', name: 'Generator 2', ...more }
  const answer = await flat.manager.post('/maintenance/assets', body)
  expect(answer.statusCode).toBe(201)
  return answer.json().id
}
const SERVICE = { title: 'Service the generator', category: 'GENERATOR', rule: 'FREQ=WEEKLY' }
const plan = (who: Person, body: object) =>
  who.post('/maintenance/plans', { ...SERVICE, starts_on: today(), ...body })
const read = async (who: Person, path: string) => (await who.get(`/maintenance/${path}`)).json()
const checklistOf = async (who: Person, order_id: string) =>
  (await who.get(`/work-orders/${order_id}/checklist`)).json()
const occurrences = async (who: Person, id: string) => (await read(who, `plans/${id}`)).occurrences

/** Advances by that many days and refreshes the person's session. */
async function after(days: number, who: Person): Promise<Person> {
  world.services.clock.advance(days * DAY_MS)
  return refreshed(world, who)
}
async function move(order_id: string, to: 'DONE' | 'IN_PROGRESS', by: Person): Promise<void> {
  await world.services.transaction('system', async (tx) => {
    await tx.updateTable('work_order').set({ assigned_to: by.id }).where('id', '=', order_id).execute()
    await setOrderStatus(tx, { user_id: by.id }, await getOrder(tx, order_id), { to })
  })
  await world.work()
}
const fieldOf = (answer: { json(): { details: { path: string; message: string }[] } }) =>
  answer.json().details[0]

test('an asset is entered once, changed, and its time down is counted', async () => {
  const flat = await letFlat(world)
  const client_id = randomUUID()
  const body = { estate_id: flat.estate_id, kind: 'GENERATOR', name: 'Generator 2', client_id }
  const both = await Promise.all([
    flat.manager.post('/maintenance/assets', { ...body, rating: 250, rating_unit: 'KVA' }),
    flat.manager.post('/maintenance/assets', { ...body, rating: 250, rating_unit: 'KVA' }),
  ])
  const id: string = both[0]?.json().id
  expect(new Set(both.map((answer) => answer.json().id)).size).toBe(1)
  const noUnit = await flat.manager.patch(`/maintenance/assets/${id}`, { rating: 300, rating_unit: null })
  expect(fieldOf(noUnit)?.path).toBe('rating_unit')
  const part = await enter(flat, { name: 'Battery', kind: 'OTHER', parent_id: id })
  const circle = await flat.manager.patch(`/maintenance/assets/${id}`, { parent_id: part })
  expect(circle.json().message).toMatch(/cannot be part of itself/)
  await flat.manager.post(`/maintenance/assets/${id}/status`, { status: 'DOWN', note: 'No start' })
  world.services.clock.advance(5 * HOUR_MS)
  const manager = await refreshed(world, flat.manager)
  const up = await manager.post(`/maintenance/assets/${id}/status`, { status: 'WORKING' })
  expect(up.json()).toMatchObject({ status: 'WORKING', down_hours: 5, parts: [{ id: part }] })
  expect(up.json().statuses).toHaveLength(3)
})

test('staff of a place read its assets and their meters; nobody else does, and managers alone change them', async () => {
  const flat = await letFlat(world)
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
  const other = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
  const [shared, home, theirs] = [
    await enter(flat),
    await enter(flat, { unit_id: flat.unit_id, name: 'Inverter' }),
    await enter(flat, { unit_id: other.unit_id, name: 'Inverter' }),
  ]
  const seen = (await read(agent, 'assets')).data.map(({ id }: { id: string }) => id)
  expect(seen.toSorted()).toEqual([shared, home].toSorted())
  expect((await agent.get(`/maintenance/assets/${theirs}`)).statusCode).toBe(404)
  expect((await read(flat.tenant, 'assets')).data).toEqual([])
  expect((await flat.tenant.get(`/maintenance/assets/${home}`)).statusCode).toBe(404)
  expect((await agent.patch(`/maintenance/assets/${shared}`, { name: 'Mine' })).statusCode).toBe(403)
  expect((await agent.post(`/maintenance/assets/${shared}/status`, { status: 'RETIRED' })).statusCode).toBe(
    403,
  )
  expect((await agent.post(`/maintenance/assets/${shared}/status`, { status: 'DOWN' })).statusCode).toBe(200)
  expect((await agent.post(`/maintenance/assets/${shared}/readings`, { meter: 40 })).statusCode).toBe(201)
  expect((await plan(agent, { asset_id: shared })).statusCode).toBe(403)
})

test('a meter goes back only where it was replaced or began again, and runs no faster than the clock', async () => {
  let { manager, ...flat } = await letFlat(world)
  const id = await enter({ manager, ...flat })
  const reading = (body: object) => manager.post(`/maintenance/assets/${id}/readings`, body)
  await reading({ meter: 9_990 })
  expect(fieldOf(await reading({ meter: 9_980 }))?.message).toMatch(/replaced/)
  expect(fieldOf(await reading({ meter: 9_995 }))?.message).toMatch(/Look at the meter/)
  manager = await after(1, manager)
  expect((await reading({ meter: 8, kind: 'ROLLED_OVER' })).json()).toMatchObject({ meter: 8, total: 10_008 })
  expect((await reading({ meter: 0, kind: 'REPLACED', old_meter: 9 })).json()).toMatchObject({
    total: 10_009,
  })
  expect(fieldOf(await reading({ meter: 2, read_at: '2099-01-01T00:00:00.000Z' }))?.path).toBe('read_at')
  manager = await after(1, manager)
  expect((await reading({ meter: 20 })).json()).toMatchObject({ meter: 20, total: 10_029 })
  expect((await read(manager, `assets/${id}`)).hours).toBe(10_029)
})

test('a plan that is sent again with its client_id is one and raises one work order, and another one with it is refused', async () => {
  const { manager, ...flat } = await letFlat(world)
  const body = { estate_id: flat.estate_id, client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => plan(manager, body)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await plan(manager, { ...body, rule: 'FREQ=DAILY' })).json().code).toBe('CLIENT_ID_USED')
  await runPlans(world.services)
  expect((await manager.get('/work-orders')).json().data).toHaveLength(1)
})

test('what is due is raised once, however many schedulers look; after a pause the latest, and the rest is missed', async () => {
  let { manager, ...flat } = await letFlat(world)
  const id = await enter({ manager, ...flat })
  const made = (
    await plan(manager, { asset_id: id, steps: [{ kind: 'TICK', title: 'Check the oil' }] })
  ).json()
  const look = () => Promise.all([1, 2, 3].map(() => runPlans(world.services)))
  await look()
  expect(await occurrences(manager, made.id)).toMatchObject([{ due_on: today(), state: 'OPEN' }])
  manager = await after(23, manager)
  await look()
  await look()
  const times = await occurrences(manager, made.id)
  expect(times.map(({ state }: { state: string }) => state)).toEqual(['OPEN', 'MISSED', 'MISSED', 'OPEN'])
  const orders = await world.services.transaction('system', (tx) =>
    tx.selectFrom('work_order').select('id').where('origin_key', 'like', `plan:${made.id}:%`).execute(),
  )
  expect(orders).toHaveLength(2)
  expect((await read(manager, `assets/${id}`)).plans[0]).toMatchObject({ overdue: 2, missed: 2 })
  expect((await read(manager, 'assets?shown=OVERDUE')).data).toMatchObject([{ id }])
  // A raised order has a checklist of its own.
  await manager.patch(`/maintenance/plans/${made.id}`, { ...SERVICE, starts_on: made.starts_on, steps: [] })
  const checklist = await checklistOf(manager, times[0].order.id)
  expect(checklist).toMatchObject({ asset: { id }, steps: [{ title: 'Check the oil' }] })
  const skipped = await manager.post(`/maintenance/occurrences/${times[3].id}/skip`, { reason: 'Rented set' })
  expect(skipped.json().occurrences[3]).toMatchObject({ state: 'SKIPPED', reason: 'Rented set' })
  expect(skipped.json().occurrences[3].order.status).toBe('CANCELLED')
})

test('of a place that was archived no work is raised any more', async () => {
  const flat = await letFlat(world)
  const made = await plan(flat.manager, { estate_id: flat.estate_id })
  expect(made.statusCode, made.body).toBe(201)
  await runPlans(world.services)
  const raised = async (who: Person) => (await occurrences(who, made.json().id)).length
  expect(await raised(flat.manager)).toBe(1)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('estate').set({ status: 'ARCHIVED' }).where('id', '=', flat.estate_id).execute(),
  )
  const manager = await after(15, flat.manager)
  await runPlans(world.services)
  expect(await raised(manager)).toBe(1)
})

test('done early, what counts from the day it was done comes back later', async () => {
  let { manager, ...flat } = await letFlat(world)
  const id = await enter({ manager, ...flat })
  const starts_on = addDays(today(), 10)
  const body = { asset_id: id, anchor: 'COMPLETED', rule: 'FREQ=DAILY;INTERVAL=30', lead_days: 14, starts_on }
  const made = (await plan(manager, body)).json()
  await world.work()
  const [open] = await occurrences(manager, made.id)
  expect(open).toMatchObject({ due_on: starts_on, state: 'OPEN' })
  manager = await after(2, manager)
  await move(open.order.id, 'IN_PROGRESS', manager)
  await move(open.order.id, 'DONE', manager)
  expect(await read(manager, `plans/${made.id}`)).toMatchObject({
    next_on: addDays(today(), 30),
    occurrences: [{ state: 'DONE', closed_on: today() }],
  })
})

test('hours of running raise a service once, and count anew from when it was done', async () => {
  let { manager, ...flat } = await letFlat(world)
  const id = await enter({ manager, ...flat })
  const reading = (meter: number) => manager.post(`/maintenance/assets/${id}/readings`, { meter })
  await reading(1_000)
  const made = (await plan(manager, { asset_id: id, rule: null, every_hours: 50, or_months: 12 })).json()
  expect(made).toMatchObject({ due_at_hours: 1_050, hours_left: 50 })
  for (const meter of [1_040, 1_051, 1_060, 1_075]) {
    manager = await after(2, manager)
    await reading(meter)
    await world.work()
  }
  const [open, ...others] = await occurrences(manager, made.id)
  expect(others).toEqual([])
  await move(open.order.id, 'IN_PROGRESS', manager)
  await move(open.order.id, 'DONE', manager)
  expect(await read(manager, `plans/${made.id}`)).toMatchObject({ due_at_hours: 1_125, hours_left: 50 })
})

test('what somebody else changes of a plan meanwhile stays, and what is changed fits the rest', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const asset_id = await enter(flat)
  const steps = [{ kind: 'TICK', title: 'Check the oil' }]
  const { id } = (await plan(manager, { asset_id, rule: null, every_hours: 250, or_months: 6 })).json()
  const change = (body: object) => manager.patch(`/maintenance/plans/${id}`, body)
  const changes = await Promise.all([
    change({ steps, instructions: 'Behind the fence' }),
    change({ title: 'Service it' }),
  ])
  expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const whole = { title: 'Service it', instructions: 'Behind the fence', steps, every_hours: 250 }
  expect((await change({})).json()).toMatchObject({ ...whole, rule: null, or_months: 6 })
  expect(fieldOf(await change({ rule: 'FREQ=DAILY' }))?.path).toBe('rule')
  expect(fieldOf(await change({ every_hours: null }))?.path).toBe('rule')
  const monthly = await change({ rule: 'FREQ=MONTHLY', every_hours: null, or_months: null })
  expect(monthly.json()).toMatchObject({ ...whole, rule: 'FREQ=MONTHLY', every_hours: null })
})

test('what can be meant in no way is refused in words', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const id = await enter(flat)
  const refused = async (body: object) => fieldOf(await plan(manager, { asset_id: id, ...body }))
  expect(await refused({ rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' })).toMatchObject({
    path: 'rule',
    message: expect.stringMatching(/last day/),
  })
  expect((await refused({ rule: 'FREQ=DAILY;COUNT=2;UNTIL=20270101' }))?.message).toMatch(/cannot have both/)
  expect((await refused({ rule: 'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=2' }))?.message).toMatch(/No day fits/)
  expect((await refused({ rule: null }))?.path).toBe('rule')
  expect(fieldOf(await plan(manager, { estate_id: flat.estate_id, rule: null, every_hours: 5 }))?.path).toBe(
    'every_hours',
  )
  for (const starts_on of ['0026-01-05', '9999-01-01']) {
    const asked = { rule: 'FREQ=DAILY', starts_on, estate_id: flat.estate_id }
    const answer = await manager.post('/maintenance/plans/preview', asked)
    expect([answer.statusCode, fieldOf(answer)?.path]).toEqual([400, 'starts_on'])
  }
  const preview = await manager.post('/maintenance/plans/preview', {
    ...{ rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', starts_on: '2027-01-01', moves_to_working_day: true },
    estate_id: flat.estate_id,
  })
  expect(preview.json().days.slice(0, 2)).toEqual([
    { of: '2027-01-31', day: '2027-02-01' },
    { of: '2027-02-28', day: '2027-03-01' },
  ])
  await plan(manager, { asset_id: id })
  await manager.post(`/maintenance/assets/${id}/status`, { status: 'RETIRED' })
  expect((await read(manager, `assets/${id}`)).plans).toMatchObject([{ status: 'ENDED' }])
  expect((await plan(manager, { asset_id: id })).json().message).toMatch(/retired/)
  expect((await manager.post(`/maintenance/assets/${id}/readings`, { meter: 3 })).json().message).toMatch(
    /retired/,
  )
})

test('a number out of its range fails by itself, and a failure makes one work order', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const id = await enter(flat)
  const steps = [
    { kind: 'NUMBER', title: 'Battery voltage', min: 12.2, max: 14.4, unit: 'V' },
    { kind: 'CHOICE', title: 'Oil', choices: ['Full', 'Low'] },
    { kind: 'PHOTO', title: 'Control panel' },
  ]
  const made = (await plan(manager, { asset_id: id, steps })).json()
  await world.work()
  const [open] = await occurrences(manager, made.id)
  const list = await checklistOf(manager, open.order.id)
  const [voltage, oil, panel] = list.steps
  const answer = (step: { id: string }, body: object) =>
    manager.post(`/maintenance/steps/${step.id}/answer`, body)
  expect((await tenant.get(`/work-orders/${open.order.id}/checklist`)).statusCode).toBe(403)
  expect(fieldOf(await answer(voltage, { answer: 'low' }))?.message).toMatch(/number/)
  expect(fieldOf(await answer(oil, { answer: 'Empty' }))?.path).toBe('answer')
  const shorter = { ...SERVICE, starts_on: made.starts_on, steps: steps.slice(0, 1) }
  expect((await manager.patch(`/maintenance/plans/${made.id}`, shorter)).json().steps).toHaveLength(1)
  expect((await checklistOf(manager, open.order.id)).steps).toEqual(list.steps)
  expect((await answer(oil, { answer: 'Full' })).json().steps[1]).toMatchObject({ result: 'PASS' })
  expect((await manager.post(`/maintenance/steps/${oil.id}/order`, {})).json().message).toMatch(/Nothing/)
  expect((await answer(voltage, { answer: '11.9' })).json().steps[0]).toMatchObject({ result: 'FAIL' })
  const [first, second] = [
    await manager.post(`/maintenance/steps/${voltage.id}/order`, {}),
    await manager.post(`/maintenance/steps/${voltage.id}/order`, {}),
  ]
  expect([first.statusCode, second.statusCode]).toEqual([201, 200])
  expect(second.json().steps[0].followed_by).toEqual(first.json().steps[0].followed_by)
  const client_id = randomUUID()
  const send = () => sendPhoto(manager, `steps/${panel.id}/photos`, client_id)
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 200])
  const other = await sendPhoto(manager, `steps/${panel.id}/photos`, client_id, 500)
  expect(other.json().code, 'it would be lost').toBe('CLIENT_ID_USED')
  const filled = await checklistOf(manager, open.order.id)
  expect(filled).toMatchObject({ done: 3 })
  const photo = `/maintenance/assets/files/${filled.steps[2].photo_ids[0]}`
  expect((await manager.get(`${photo}?size=preview`)).headers['content-type']).toBe('image/webp')
  expect((await tenant.get(photo)).statusCode).toBe(404)
  expect((await read(manager, `assets/${id}`)).faults).toBe(1)
  await move(open.order.id, 'IN_PROGRESS', manager)
  await move(open.order.id, 'DONE', manager)
  expect((await answer(oil, { answer: 'Low' })).json().message).toMatch(/can no longer change/)
})

test('a fault that is named after an asset stands in its history, and the year shows what is planned and what was spent', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const id = await enter(flat)
  const request = await manager.post(`/onboarding/units/${flat.unit_id}/maintenance`, {
    ...{ title: 'No light', category: 'POWER', scope: 'ESTATE' },
  })
  const named = await manager.post(`/maintenance/assets/${id}/work`, { request_id: request.json().id })
  expect(named.json()).toMatchObject({ faults: 1, history: [{ kind: 'REQUEST', title: 'No light' }] })
  const about = `maintenance/assets?request_id=${request.json().id}`
  expect((await manager.get(`/${about}`)).json().data).toMatchObject([{ id }])
  expect((await flat.tenant.get(`/${about}`)).json().data).toEqual([])
  const year = Number(today().slice(0, 4)) + 1
  await plan(manager, { asset_id: id, rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', estimate: 8_000_000 })
  const shown = await read(manager, `plans/year?year=${year}&estate_id=${flat.estate_id}`)
  expect(shown).toMatchObject({ estimate: 96_000_000, spent: 0 })
  expect(shown.months.map(({ due }: { due: number }) => due)).toEqual(Array.from({ length: 12 }, () => 1))
})

async function sendPhoto(who: Person, path: string, client_id: string, width = 400) {
  const form = new FormData()
  form.append('client_id', client_id)
  form.append('file', new File([new Uint8Array(await phonePhoto(width, 300))], 'panel.jpg'))
  const request = new Request('http://test', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/maintenance/${path}`,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
