import { randomUUID } from 'node:crypto'
import { lagosDay } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { inviteToUnit, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let manager: Person
let landlord: Person
beforeAll(async () => {
  manager = await signedIn(world, 'ESTATE_MANAGER')
  landlord = await signedIn(world, 'LANDLORD', { full_name: 'Chief Babatunde Oyelaran-Williams' })
})

const draft = { name: 'Palmgrove Court', address: '14 Freedom Way', state: 'lagos state', lga: 'eti osa' }
const quick = (person: Person, body: object = {}) =>
  person.post('/estates/quick-create', { ...draft, unit_count: 3, ...body })

test('a landlord makes an estate, its property and its units in one call, and owns them', async () => {
  const made = await quick(landlord, { rent_amount: 90_000_000, property_type: 'HOUSE' })
  expect(made.statusCode).toBe(201)
  const { estate, property, units } = made.json()
  expect(estate).toMatchObject({
    status: 'DRAFT',
    state: 'Lagos',
    lga: 'Eti-Osa',
    property_count: 1,
    unit_count: 3,
    occupied_count: 0,
    can: { write: true, activate: true },
  })
  expect(property).toMatchObject({
    landlord_id: landlord.id,
    landlord_name: 'Chief Babatunde Oyelaran-Williams',
    property_type: 'HOUSE',
    unit_count: 3,
    debt: { outstanding: 0 },
    tenants_in_arrears: 0,
  })
  expect(units.map((unit: { name: string }) => unit.name)).toEqual(['1', '2', '3'])
  expect(units[0]).toMatchObject({
    landlord_id: landlord.id,
    rent_amount: 90_000_000,
    standing: 'VACANT',
    tenant_id: null,
    lease_id: null,
  })
  expect((await landlord.get('/auth/context')).json().estates).toContainEqual({
    id: estate.id,
    name: 'Palmgrove Court',
    role: 'LANDLORD',
    is_archived: false,
  })
})

test('an estate that is sent again with its client_id is one, with its homes, and another one with it is refused', async () => {
  const founder = await signedIn(world, 'LANDLORD')
  const body = { client_id: randomUUID() }
  const tries = await Promise.all([1, 2, 3].map(() => quick(founder, body)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  const [first, ...again] = tries.map((one) => one.json())
  for (const one of again) expect(one).toEqual(first)
  expect((await quick(founder, { ...body, unit_count: 4 })).json().code).toBe('CLIENT_ID_USED')

  const empty = { ...draft, name: 'Fig Close', client_id: randomUUID() }
  const [one, two] = await Promise.all([1, 2].map(() => founder.post('/estates', empty)))
  expect([one?.statusCode, two?.statusCode].sort()).toEqual([200, 201])
  expect(one?.json().id).toBe(two?.json().id)
  await founder.patch(`/onboarding/estates/${one?.json().id}`, { name: 'Fig Gardens' })
  expect((await founder.post('/estates', empty)).json().name).toBe('Fig Gardens')
  expect((await founder.post('/estates', { ...draft, client_id: body.client_id })).statusCode).toBe(409)
  expect((await founder.get('/estates')).json().data).toHaveLength(2)
})

test('a manager’s estate waits for its landlord to be named', async () => {
  const { estate, property } = (await quick(manager)).json()
  expect(property.landlord_id).toBeNull()
  expect((await manager.get('/auth/context')).json().estates).toContainEqual(
    expect.objectContaining({ id: estate.id, role: 'ESTATE_MANAGER' }),
  )
})

test('names units as they are given, in their natural order, each with its own rent', async () => {
  const units = ['A10', 'A2', 'A1'].map((name) => ({ name, block: 'A' }))
  const made = await quick(manager, {
    unit_count: undefined,
    units: [...units, { name: 'B1', rent_amount: 5 }],
    rent_amount: 7,
  })
  const found: { name: string; rent_amount: number }[] = made.json().units
  expect(found.map((unit) => [unit.name, unit.rent_amount])).toEqual([
    ['A1', 7],
    ['A2', 7],
    ['A10', 7],
    ['B1', 5],
  ])
})

test('refuses a name twice, both kinds of units, unknown places: and leaves nothing behind', async () => {
  const person = await signedIn(world, 'ESTATE_MANAGER')
  const answer = async (body: object) => {
    const { statusCode, ...rest } = await quick(person, body)
    return [statusCode, rest.json().code, rest.json().message]
  }
  const twice = { unit_count: undefined, units: [{ name: 'A1' }, { name: 'A1' }] }
  expect(await answer(twice)).toEqual([409, 'CONFLICT', 'Palmgrove Court already has a unit A1.'])
  expect((await answer({ units: [{ name: 'A1' }] })).slice(0, 2)).toEqual([400, 'VALIDATION_ERROR'])
  expect((await answer({ state: 'Lagoon' })).slice(0, 2)).toEqual([422, 'UNKNOWN_STATE'])
  expect((await answer({ lga: 'Port Harcourt' })).slice(0, 2)).toEqual([422, 'LGA_NOT_IN_STATE'])
  expect((await person.get('/estates')).json().pagination.total).toBe(0)
})

test('receipt prefixes are the initials, made unique by a number, also for many at once', async () => {
  const person = await signedIn(world, 'ESTATE_MANAGER')
  const made = await Promise.all(
    Array.from({ length: 7 }, () => person.post('/estates', { ...draft, name: 'Zuma Rock Gardens' })),
  )
  const prefixes = made.map((answer) => answer.json().receipt_prefix).sort()
  expect(prefixes).toEqual(['ZRG', 'ZRG2', 'ZRG3', 'ZRG4', 'ZRG5', 'ZRG6', 'ZRG7'])
})

test('activates an estate with a unit, refuses one without, and does nothing the second time', async () => {
  const empty = (await manager.post('/estates', draft)).json()
  const refused = await manager.post(`/estates/${empty.id}/activate`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  expect(refused.json().message).toContain('at least one unit')

  const { estate } = (await quick(manager)).json()
  expect((await manager.post(`/estates/${estate.id}/activate`)).json()).toMatchObject({
    status: 'ACTIVE',
    can: { write: true, activate: false },
  })
  expect((await manager.post(`/estates/${estate.id}/activate`)).json().status).toBe('ACTIVE')
})

test('changes an estate, keeps its place honest and its receipt prefix', async () => {
  const { estate } = (await quick(manager)).json()
  const path = `/onboarding/estates/${estate.id}`
  const changed = await manager.patch(path, { name: 'Royal Gardens', commission_rate: 1000, lga: 'IKEJA' })
  expect(changed.json()).toMatchObject({
    name: 'Royal Gardens',
    commission_rate: 1000,
    lga: 'Ikeja',
    receipt_prefix: estate.receipt_prefix,
  })
  expect((await manager.patch(path, { state: 'Oyo' })).json().code).toBe('LGA_NOT_IN_STATE')
  expect((await manager.patch(path, { state: 'Oyo', lga: 'Egbeda' })).json().state).toBe('Oyo')
  expect((await manager.get(path)).json()).toMatchObject({
    state: 'Oyo',
    lga: 'Egbeda',
    name: 'Royal Gardens',
  })
})

test('both doors list the same estates: by name, page by page, by status, by folded search', async () => {
  const person = await signedIn(world, 'ESTATE_MANAGER')
  for (const name of ['Banana Court', 'Àdìrẹ Gardens', 'Cocoa House']) await quick(person, { name })
  const list = async (path: string) => (await person.get(path)).json()
  const names = async (path: string) => (await list(path)).data.map((estate: { name: string }) => estate.name)
  expect((await names('/estates')).sort()).toEqual(['Banana Court', 'Cocoa House', 'Àdìrẹ Gardens'])
  expect(await list('/onboarding/estates')).toEqual(await list('/estates'))
  expect((await list('/estates?page=2&page_size=2')).pagination).toEqual({
    page: 2,
    limit: 2,
    total: 3,
    totalPages: 2,
  })
  expect(await names('/estates?search=ADIRE')).toEqual(['Àdìrẹ Gardens'])
  expect(await names('/estates?search=100%25')).toEqual([])
  expect(await names('/estates?status=ACTIVE')).toEqual([])
})

test('shows a state and an area with the estates that are mine there', async () => {
  const person = await signedIn(world, 'LANDLORD')
  const { estate } = (await quick(person, { state: 'FCT', lga: 'AMAC' })).json()
  const state = (await person.get('/onboarding/estates/states/abuja')).json()
  expect(state).toMatchObject({ code: 'FC', capital: 'Abuja', data: [{ id: estate.id }] })
  expect(state.lgas).toHaveLength(6)
  const area = (await person.get('/onboarding/estates/states/FCT/lgas/abuja-municipal-area-council')).json()
  expect(area).toMatchObject({
    state: { code: 'FC' },
    lga: { name: 'Abuja Municipal Area Council' },
    data: [{ id: estate.id }],
  })
  expect((await person.get('/onboarding/estates/states/FCT/lgas/Bwari')).json().data).toEqual([])
  expect((await person.get('/onboarding/estates/states/Wakanda')).statusCode).toBe(404)
  expect((await person.get('/onboarding/estates/states/Lagos/lgas/Bwari')).statusCode).toBe(404)
})

test('the checklist goes from the first detail to the first payment', async () => {
  const { estate, units } = (await quick(landlord)).json()
  const list = async () => (await landlord.get(`/estates/${estate.id}/setup-checklist`)).json()
  const done = async () =>
    (await list()).items
      .filter((item: { done: boolean }) => item.done)
      .map((item: { key: string }) => item.key)
  expect((await list()).items.map((item: { key: string }) => item.key)).toEqual([
    'details',
    'units',
    'payout_account',
    'tenants',
    'activate',
    'first_payment',
  ])
  expect(await list()).toMatchObject({ estate_id: estate.id, completed: 2, total: 6, percent: 33 })
  expect(await done()).toEqual(['details', 'units'])

  await landlord.post(`/estates/${estate.id}/activate`)
  const tenant = await signedIn(world, 'TENANT')
  const start_date = lagosDay(world.services.clock.now())
  await inviteToUnit(world, landlord, units[0].id, tenant.id)
  await landlord.post(`/onboarding/units/${units[0].id}/assign-tenant`, {
    tenant_id: tenant.id,
    start_date,
    rent_amount: 100,
  })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('payout_account')
      .values({
        user_id: landlord.id,
        bank_code: '058',
        bank_name: 'GTB',
        account_number: '0123456785',
        account_name: 'C B',
        subaccount_code: 'ACCT_checklist',
      })
      .execute(),
  )
  expect(await done()).toEqual(['details', 'units', 'payout_account', 'tenants', 'activate'])
  expect((await list()).items[0].action_url).toMatch(/^\/dashboard\/properties\/[0-9a-f-]{36}$/)
})

test('a manager’s checklist has its payout account done only when every landlord has one', async () => {
  const home = await portfolio(world)
  const isDone = async () =>
    (await home.manager.get(`/estates/${home.estate.id}/setup-checklist`)).json().items[2].done
  expect(await isDone()).toBe(false)
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('payout_account')
      .values({
        user_id: home.landlord.id,
        bank_code: '058',
        bank_name: 'GTB',
        account_number: '0123456785',
        account_name: 'T L',
        subaccount_code: 'ACCT_landlord',
      })
      .execute(),
  )
  expect(await isDone()).toBe(true)
})

test('a manager’s own account is not taken for the landlord’s, and the checklist leads to whose is missing', async () => {
  const home = await portfolio(world)
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('payout_account')
      .values({
        user_id: home.manager.id,
        bank_code: '058',
        bank_name: 'GTB',
        account_number: '0123456785',
        account_name: 'T M',
        subaccount_code: 'ACCT_manager',
      })
      .execute(),
  )
  const { items } = (await home.manager.get(`/estates/${home.estate.id}/setup-checklist`)).json()
  expect(items[2]).toMatchObject({
    key: 'payout_account',
    done: false,
    action_url: `/dashboard/estates/${home.estate.id}/settings?tab=payout`,
  })
})

test('announces that the checklist changed when units are added and the estate is activated', async () => {
  const announced = async () => {
    const waiting = await withClient(world.ownerUrl, (client) =>
      client.query(`select from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'event:estate_setup_changed'`),
    )
    return waiting.rowCount
  }
  await world.work()
  const { estate, property } = (await quick(manager)).json()
  expect(await announced()).toBe(1)
  await manager.post('/onboarding/units', { property_id: property.id, name: '4' })
  expect(await announced()).toBe(2)
  await manager.post(`/estates/${estate.id}/activate`)
  await manager.post(`/estates/${estate.id}/activate`)
  expect(await announced()).toBe(3)
})
