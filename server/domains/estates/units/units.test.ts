import type { Debt } from '@gida/contract/domains/charges/debt'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letUnit, portfolio, RENT } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 14 })
type Unit = { id: string; name: string; standing: string; debt: Debt }
const list = async (path: string, person: Person = home.manager) => {
  const { data, pagination } = (await person.get(path)).json()
  return { data: data as Unit[], pagination, names: (data as Unit[]).map((unit) => unit.name) }
}

test('lists units in natural order, page by page, with a total', async () => {
  const first = await list(`/estates/${home.estate.id}/property-units?limit=10`)
  expect(first.names).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  expect(first.pagination).toEqual({ page: 1, limit: 10, total: 14, totalPages: 2 })
  const second = await list(`/estates/${home.estate.id}/property-units?limit=10&page=2`)
  expect(second.names).toEqual(['11', '12', '13', '14'])
})

test('says the rent of a year: what a tenant pays of their lease, and of an empty unit what is asked', async () => {
  const place = await portfolio(world, { units: 2 })
  const [taken, empty] = [place.unitAt(0).id, place.unitAt(1).id]
  await place.manager.patch(`/onboarding/units/${empty}`, {
    rent_amount: 62_500_000,
    frequency: 'HALF_YEARLY',
  })
  await place.manager.patch(`/onboarding/units/${taken}`, { rent_amount: 1_00 })
  const rentOf = async (id: string) => (await place.manager.get(`/onboarding/units/${id}`)).json().yearly_rent
  expect(await rentOf(empty)).toBe(125_000_000)
  expect(await rentOf(taken)).toBe(RENT)
})

test('shows how the money of each unit stands, and what its property owes in sum', async () => {
  const place = await portfolio(world, { units: 5 })
  const people = await Promise.all([1, 2, 3].map(() => signedIn(world, 'TENANT')))
  const start = addDays(world.today(), -40)
  const let1 = (place_: number, start_date: string, who = 0) =>
    letUnit(world, place.manager, place.unitAt(place_).id, {
      tenant_id: people[who]?.id as string,
      start_date,
    })
  await let1(1, start)
  await let1(2, addMonths(world.today(), 1), 1)
  const paid = await let1(3, start, 2)
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('charge')
      .set({ settled_amount: sql<number>`amount` })
      .where('lease_id', '=', paid.lease.id)
      .execute(),
  )
  const { data } = await list(`/estates/${place.estate.id}/property-units`, place.manager)
  expect(data.map((unit) => [unit.standing, unit.debt.due_now, unit.debt.late_days])).toEqual([
    ['DUE_SOON', RENT, 0], // due today
    ['LATE', RENT, 40],
    [lateOrReserved(addMonths(world.today(), 1)), 0, 0],
    ['PAID_UP', 0, 0],
    ['VACANT', 0, 0],
  ])
  const property = (await place.manager.get(`/properties/${place.property.id}`)).json()
  expect(property).toMatchObject({ unit_count: 5, occupied_count: 3, tenants_in_arrears: 1 })
})
/** A month ahead may be within thirty days or just beyond. */
const lateOrReserved = (start: string) => (start <= addDays(world.today(), 30) ? 'DUE_SOON' : 'RESERVED')

test('merges the units of all estates of a manager in one order, and pages through them without loss', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  await portfolio(world, { people: { manager }, units: [{ name: 'A1' }, { name: 'C1' }, { name: 'E1' }] })
  await portfolio(world, { people: { manager }, units: [{ name: 'B1' }, { name: 'D1' }, { name: 'F1' }] })
  const pages = []
  for (const page of [1, 2, 3])
    pages.push(...(await list(`/onboarding/units?limit=2&page=${page}`, manager)).names)
  expect(pages).toEqual(['A1', 'B1', 'C1', 'D1', 'E1', 'F1'])
  const all = await list('/onboarding/units?sort=-name', manager)
  expect(all.names).toEqual(['F1', 'E1', 'D1', 'C1', 'B1', 'A1'])
  expect(all.pagination.total).toBe(6)
})

test('finds units by name, block and tenant, whatever the case and the marks', async () => {
  const tenant = await signedIn(world, 'TENANT', { full_name: 'Olúwaṣeun Adébáyọ̀' })
  const units = [{ name: 'Penthouse', block: 'Ìrókò' }, { name: 'P2' }, { name: '100%' }]
  const place = await portfolio(world, { units, people: { tenant } })
  const found = async (search: string) =>
    (await list(`/onboarding/units?search=${encodeURIComponent(search)}`, place.manager)).names
  expect(await found('penthouse')).toEqual(['Penthouse'])
  expect(await found('iroko')).toEqual(['Penthouse'])
  expect(await found('ADEBAYO')).toEqual(['100%']) // the occupied unit sorts first
  expect(await found('p2')).toEqual(['P2'])
  expect(await found('%')).toEqual(['100%'])
  expect(await found('_')).toEqual([])
  const others = await list('/onboarding/units?search=adebayo')
  expect(others).toMatchObject({ data: [], pagination: { total: 0 } })
})

test('filters by status and property, and sorts by rent', async () => {
  const occupied = await list(`/onboarding/units?estate_id=${home.estate.id}&status=OCCUPIED`)
  expect(occupied.names).toEqual(['1'])
  expect(occupied.pagination.total).toBe(1)
  await home.manager.patch(`/onboarding/units/${home.unitAt(4).id}`, { rent_amount: RENT + 1 })
  const byRent = await list(`/onboarding/units?property_id=${home.property.id}&sort=-rent_amount&limit=1`)
  expect(byRent.names).toEqual(['5'])
})

test('adds a unit, refuses its name a second time, and counts it in its property', async () => {
  const body = { property_id: home.property.id, name: '15', bedrooms: 3, frequency: 'HALF_YEARLY' }
  const made = await home.landlord.post('/onboarding/units', body)
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({
    name: '15',
    landlord_id: home.landlord.id,
    frequency: 'HALF_YEARLY',
    status: 'VACANT',
  })
  const again = await home.manager.post('/onboarding/units', body)
  expect([again.statusCode, again.json().message]).toEqual([409, 'Palmgrove Court already has a unit 15.'])
  expect((await home.manager.get(`/properties/${home.property.id}`)).json().unit_count).toBe(15)
  const emptied = await home.manager.patch(`/onboarding/units/${made.json().id}`, { bedrooms: null })
  expect([emptied.statusCode, emptied.json().bedrooms]).toEqual([200, null])
  const renamed = await home.manager.patch(`/onboarding/units/${made.json().id}`, { name: '14' })
  expect(renamed.json().code).toBe('CONFLICT')
})

test('a unit is moved by hand between vacant, reserved and out of service, never in or out of a tenancy', async () => {
  const move = async (unit: { id: string }, status: string) => {
    const answer = await home.manager.patch(`/onboarding/units/${unit.id}`, { status })
    return answer.statusCode === 200 ? answer.json().status : answer.json().code
  }
  const vacant = home.unitAt(6)
  expect(await move(vacant, 'OUT_OF_SERVICE')).toBe('OUT_OF_SERVICE')
  expect(await move(vacant, 'VACANT')).toBe('VACANT')
  expect(await move(vacant, 'RESERVED')).toBe('RESERVED')
  expect(await move(vacant, 'OCCUPIED')).toBe('ILLEGAL_STATE')
  expect(await move(home.unit, 'VACANT')).toBe('ILLEGAL_STATE')
  expect(await move(home.unit, 'OCCUPIED')).toBe('OCCUPIED')

  const tenant = await signedIn(world, 'TENANT')
  const start_date = addMonths(world.today(), 3)
  await letUnit(world, home.manager, home.unitAt(7).id, { tenant_id: tenant.id, start_date })
  expect(await move(home.unitAt(7), 'VACANT')).toBe('ILLEGAL_STATE')
})

test('the counts that properties keep are those one would count, whatever happens to units', async () => {
  const { estate, property } = home
  const wrong = await world.services.transaction('system', async (tx) => {
    const spare = await tx
      .insertInto('unit')
      .values({ name: 'spare', property_id: property.id, estate_id: estate.id, status: 'OCCUPIED' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('unit').set({ status: 'OCCUPIED' }).where('name', 'in', ['8', '9']).execute()
    await tx.deleteFrom('unit').where('id', '=', spare.id).execute()
    await tx.updateTable('unit').set({ status: 'VACANT' }).where('name', '=', '8').execute()
    const found = await sql`
      select p.id, p.unit_count, p.occupied_count, c.* from property p cross join lateral (
        select count(*) as units, count(*) filter (where status = 'OCCUPIED') as occupied
        from unit where property_id = p.id) c
      where p.unit_count <> c.units or p.occupied_count <> c.occupied`.execute(tx)
    return found.rows
  })
  expect(wrong).toEqual([])
})
