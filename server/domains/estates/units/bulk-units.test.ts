import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { letUnit, type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 6 })
const foreign = usePortfolio(world, { name: 'Asokoro Terraces' })

type Failed = { index: number; code: string; message: string }
const failures = (body: { failed: Failed[] }) => body.failed.map(({ index, code }) => [index, code])
const create = (units: unknown[], person = home.manager) =>
  person.post('/onboarding/units/bulk-create', { units })
const update = (units: unknown[], person = home.manager) =>
  person.patch('/onboarding/units/bulk-update', { units })
const unitsOf = async (place: Portfolio) =>
  (await place.manager.get(`/onboarding/units?property_id=${place.property.id}&limit=100`)).json()
/** A separate property, so that tests do not see each other's rows. */
async function property(name: string, of = home): Promise<string> {
  const made = await of.manager.post('/properties', { estate_id: of.estate.id, name, address: '1 Test Road' })
  return made.json().id
}

test('a bad row never loses a good one, and each says what is wrong with it', async () => {
  const property_id = await property('Rows')
  await create([{ property_id, name: 'Taken' }])
  const before = (await unitsOf(foreign)).pagination.total
  const made = await create([
    { property_id, name: 'A1', rent_amount: 500 },
    { property_id, name: 'A1' },
    { property_id, name: 'Taken' },
    { property_id, name: '' },
    { property_id: foreign.property.id, name: 'Spy' },
    { property_id: randomUUID(), name: 'Nowhere' },
    { property_id, name: 'A2', bedrooms: 1.5 },
    'nonsense',
    null,
    { property_id, name: 'nul\u0000' },
    { property_id: property_id.toUpperCase(), name: 'A3', frequency: 'MONTHLY' },
  ])
  expect(made.statusCode).toBe(201)
  const body = made.json()
  expect(body.succeeded).toBe(2)
  expect(failures(body)).toEqual([
    [1, 'CONFLICT'],
    [2, 'CONFLICT'],
    [3, 'VALIDATION_ERROR'],
    [4, 'NOT_FOUND'],
    [5, 'NOT_FOUND'],
    [6, 'VALIDATION_ERROR'],
    [7, 'VALIDATION_ERROR'],
    [8, 'VALIDATION_ERROR'],
    [9, 'VALIDATION_ERROR'],
  ])
  expect(body.failed[0].message).toBe('Rows already has a unit A1.')
  const { data } = (await home.manager.get(`/onboarding/units?property_id=${property_id}`)).json()
  expect(data.map((unit: { name: string }) => unit.name)).toEqual(['A1', 'A3', 'Taken'])
  expect(body.ids).toEqual([data[0].id, data[1].id])
  expect(data[0]).toMatchObject({ rent_amount: 500, landlord_id: null })
  expect((await home.manager.get(`/properties/${property_id}`)).json().unit_count).toBe(3)
  expect((await unitsOf(foreign)).pagination.total).toBe(before)
})

test('makes, changes and removes 1,000 units by as many statements as 10, and refuses 1,001', async () => {
  const property_id = await property('Thousand')
  const rows = Array.from({ length: 1_001 }, (_, n) => ({ property_id, name: `T${n + 1}`, rent_amount: n }))
  const tooMany = await create(rows)
  expect([tooMany.statusCode, tooMany.json().code]).toEqual([400, 'VALIDATION_ERROR'])
  expect((await create([])).statusCode).toBe(400)
  expect((await home.manager.get(`/properties/${property_id}`)).json().unit_count).toBe(0)

  const comeAndGo = async (count: number) => {
    const made = (await create(rows.slice(0, count))).json()
    expect([made.succeeded, made.ids.length, made.failed]).toEqual([count, count, []])
    const changed = (
      await update(made.ids.map((unit_id: string, n: number) => ({ unit_id, name: `U${n}`, rent_amount: 7 })))
    ).json()
    expect([changed.succeeded, changed.failed]).toEqual([count, []])
    const gone = await home.manager.delete('/onboarding/units/bulk-delete', { unit_ids: made.ids })
    expect(gone.json()).toMatchObject({ succeeded: count, archived: 0, failed: [] })
  }
  const few = await countStatements(() => comeAndGo(10))
  const many = await countStatements(() => comeAndGo(1_000))
  expect(many).toBeLessThan(few + 30)
})

test('two requests at once with the same names make each unit once', async () => {
  const property_id = await property('At once')
  const rows = Array.from({ length: 40 }, (_, n) => ({ property_id, name: `R${n}` }))
  const answers = await Promise.all([create(rows), create(rows.toReversed())])
  const [a, b] = answers.map((answer) => answer.json())
  expect(a.succeeded + b.succeeded).toBe(40)
  expect(a.failed.length + b.failed.length).toBe(40)
  expect((await home.manager.get(`/properties/${property_id}`)).json().unit_count).toBe(40)
})

test('changes many at once: illegal moves, taken names and foreign units are told row by row', async () => {
  const property_id = await property('Changes')
  const { ids } = (await create(['C1', 'C2', 'C3', 'C4'].map((name) => ({ property_id, name })))).json()
  const { id: spied, rent_amount } = foreign.unit
  const changed = await update([
    { unit_id: ids[0], rent_amount: 99, status: 'OUT_OF_SERVICE' },
    { unit_id: ids[1], status: 'OCCUPIED' },
    { unit_id: home.unit.id, status: 'VACANT' },
    { unit_id: spied, rent_amount: 1 },
    { unit_id: ids[2], name: 'C4' },
    { unit_id: ids[3], name: 'C9' },
    { unit_id: ids[2], name: 'C9' },
    { unit_id: ids[0], rent_amount: 100 },
    { unit_id: ids[1], rent_amount: -1 },
    { rent_amount: 5 },
  ])
  const body = changed.json()
  expect(body.ids).toEqual([ids[0], ids[3]])
  expect(failures(body)).toEqual([
    [1, 'ILLEGAL_STATE'],
    [2, 'ILLEGAL_STATE'],
    [3, 'NOT_FOUND'],
    [4, 'CONFLICT'],
    [6, 'CONFLICT'],
    [7, 'CONFLICT'],
    [8, 'VALIDATION_ERROR'],
    [9, 'VALIDATION_ERROR'],
  ])
  expect(body.failed[1].message).toContain('is let')
  const { data } = (await home.manager.get(`/onboarding/units?property_id=${property_id}`)).json()
  expect(data.map((unit: Record<string, unknown>) => [unit.name, unit.rent_amount, unit.status])).toEqual([
    ['C1', 99, 'OUT_OF_SERVICE'],
    ['C2', 0, 'VACANT'],
    ['C3', 0, 'VACANT'],
    ['C9', 0, 'VACANT'],
  ])
  const theirs = (await foreign.manager.get(`/onboarding/units/${spied}`)).json()
  expect(theirs.rent_amount).toBe(rent_amount)
})

test('removes what is bare, archives what has a history, and leaves what is let', async () => {
  const property_id = await property('Removals')
  const { ids } = (await create(['D1', 'D2', 'D3'].map((name) => ({ property_id, name })))).json()
  await letAndEnd(ids[1])
  const gone = await home.manager.delete('/onboarding/units/bulk-delete', {
    unit_ids: [ids[0], ids[1], home.unit.id, foreign.unit.id, ids[0], 'nonsense'],
  })
  expect(gone.json()).toMatchObject({ succeeded: 2, archived: 1, ids: [ids[0], ids[1]] })
  expect(failures(gone.json())).toEqual([
    [2, 'TENANCIES_RUNNING'],
    [3, 'NOT_FOUND'],
    [4, 'CONFLICT'],
    [5, 'VALIDATION_ERROR'],
  ])
  expect((await home.manager.get(`/onboarding/units/${ids[0]}`)).statusCode).toBe(404)
  expect((await home.manager.get(`/onboarding/units/${ids[1]}`)).json().archived_at).not.toBeNull()
  expect((await foreign.manager.get(`/onboarding/units/${foreign.unit.id}`)).statusCode).toBe(200)
})

test('ids may stand in the address too; none, or too many, are refused', async () => {
  const property_id = await property('By address')
  const { ids } = (await create([{ property_id, name: 'E1' }])).json()
  const remove = (rest: string) => home.manager.delete(`/onboarding/units/bulk-delete${rest}`)
  expect((await remove('')).statusCode).toBe(400)
  const many = Array.from({ length: 1_001 }, () => randomUUID())
  expect((await remove(`?unit_ids=${many.join()}`)).statusCode).toBe(400)
  const tooMany = await home.manager.delete('/onboarding/units/bulk-delete', { unit_ids: many })
  expect(tooMany.statusCode).toBe(400)
  expect((await remove(`?unit_ids=${ids[0]},${randomUUID()}`)).json()).toMatchObject({
    succeeded: 1,
    failed: [{ index: 1, code: 'NOT_FOUND' }],
  })
})

test('a landlord changes their own units in bulk, and no neighbour’s', async () => {
  const property_id = await property('Neighbour')
  const { ids } = (await create([{ property_id, name: 'N1' }])).json()
  const own = home.unitAt(4).id
  const body = (
    await update(
      [
        { unit_id: own, bedrooms: 4 },
        { unit_id: ids[0], bedrooms: 4 },
      ],
      home.landlord,
    )
  ).json()
  expect(body.ids).toEqual([own])
  expect(failures(body)).toEqual([[1, 'NOT_FOUND']])
})

/** An ended tenancy without charges. */
async function letAndEnd(unit_id: string): Promise<void> {
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('lease')
      .values({
        estate_id: home.estate.id,
        property_id: home.property.id,
        unit_id,
        tenant_id: home.tenant.id,
        status: 'TERMINATED',
        start_date: '2025-01-01',
        end_date: '2025-12-31',
        rent_amount: 1,
        frequency: 'YEARLY',
        created_by: home.manager.id,
      })
      .execute(),
  )
}

test('the second home of a tenancy is as let as the first: it is not removed, and not given a state by hand', async () => {
  const pair = await portfolio(world, { units: 3 })
  const [first, second] = [pair.unitAt(1), pair.unitAt(2)]
  await letUnit(world, pair.manager, first.id, {
    ...{ tenant_id: pair.tenant.id, rent_amount: 100_000_000, unit_ids: [second.id] },
    ...{ start_date: addDays(world.today(), 40), end_date: addDays(world.today(), 400) },
  })
  const unit = async () => (await pair.manager.get(`/onboarding/units/${second.id}`)).json()
  expect(await unit()).toMatchObject({ status: 'RESERVED' })
  const changed = await update([{ unit_id: second.id, status: 'VACANT' }], pair.manager)
  expect(changed.json().failed, changed.body).toMatchObject([{ code: 'ILLEGAL_STATE' }])
  const gone = await pair.manager.delete(`/onboarding/units/${second.id}`)
  expect([gone.statusCode, gone.json()?.code]).toEqual([409, 'TENANCIES_RUNNING'])
  expect(await unit()).toMatchObject({ status: 'RESERVED', archived_at: null })
})
