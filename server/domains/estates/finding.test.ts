import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { MOST_COUNTED } from '../../platform/db/rows/pages.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { letUnit, type Portfolio, portfolio, RENT } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
let home: Portfolio
let ade: Person
const UNITS = [
  { name: 'A12', block: 'Ìrókò' },
  { name: 'A2' },
  { name: '112' },
  { name: '12' },
  { name: '50%' },
  { name: 'B_1' },
]
beforeAll(async () => {
  ade = await signedIn(world, 'TENANT', { full_name: 'Adébáyọ̀ Eze' })
  home = await portfolio(world, { units: UNITS })
  const a2 = home.units.find((unit) => unit.name === 'A2') as { id: string }
  await letUnit(world, home.manager, a2.id, { tenant_id: ade.id })
})

type Listed = { names: string[]; total: number; more: boolean }
async function list(path: string, person = home.manager): Promise<Listed> {
  const { data, pagination } = (await person.get(path)).json()
  const names = data.map((row: { name: string }) => row.name)
  return { names, total: pagination.total, more: pagination.more ?? false }
}
const found = (text: string, more = '', person = home.manager) =>
  list(`/onboarding/units?search=${encodeURIComponent(text)}${more}`, person)

test('one or two letters are found where a word or a number begins', async () => {
  expect((await found('12')).names).toEqual(['12', 'A12'])
  expect((await found('a')).names).toEqual(['A2', 'A12'])
  expect((await found('A2')).names).toEqual(['A2'])
  expect((await found('ìr')).names).toEqual(['A12'])
  expect((await found('ro')).names).toEqual([])
  expect((await found('roko')).names).toEqual(['A12'])
})

test('the signs of LIKE are letters like others', async () => {
  expect((await found('%')).names).toEqual(['50%'])
  expect((await found('0%')).names).toEqual(['50%'])
  expect((await found('_')).names).toEqual(['B_1'])
  expect((await found('A_2')).names).toEqual([])
  expect((await found('\\')).names).toEqual([])
  expect((await found("'; select 1 --")).names).toEqual([])
})

test('a unit is found by its tenant, by a new name at once, and no longer when they have gone', async () => {
  expect(await found('adebayo')).toEqual({ names: ['A2'], total: 1, more: false })
  expect((await found('adebayo', '&status=VACANT')).total).toBe(0)
  await rename(ade, 'Ṣadé Ọlá')
  expect((await found('adebayo')).names).toEqual([])
  expect((await found('sade ola')).names).toEqual(['A2'])
  const { id } = home.units.find((unit) => unit.name === 'A2') as { id: string }
  await home.manager.post(`/onboarding/units/${id}/remove-tenant`, {})
  expect((await found('sade')).names).toEqual([])
})

const rename = (person: Person, full_name: string) =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ full_name }).where('id', '=', person.id).execute(),
  )

test('each finds and counts their own alone', async () => {
  const other = await portfolio(world, { units: [{ name: 'A12' }, { name: 'Z1' }] })
  const admin = await signedIn(world, 'ADMIN')
  for (const { landlord, manager, agent, units } of [home, other]) {
    for (const person of [landlord, manager, agent]) {
      const { names, total } = await found('a12', '', person)
      expect([names, total]).toEqual([['A12'], 1])
      expect((await list('/onboarding/units', person)).total).toBe(units.length)
      expect((await list('/properties?search=palmgrove', person)).total).toBe(1)
      expect((await list('/properties', person)).total).toBe(1)
    }
  }
  expect((await found('a12', '', admin)).total).toBe(2)
  expect((await found('a12', `&estate_id=${other.estate.id}`)).total).toBe(0)
  expect((await list(`/onboarding/units?estate_id=${other.estate.id}`)).total).toBe(0)
})

test('a search with more matches than are counted says so, and is walked to its end without doubles', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const kiosks = (from: number) =>
    Array.from({ length: 105 }, (_, n) => ({ name: `Kiosk ${from + 2 * n}`, rent_amount: RENT + (n % 3) }))
  await portfolio(world, { people: { manager }, units: kiosks(1) })
  await portfolio(world, { people: { manager }, units: kiosks(2) })
  for (const sort of ['name', '-name', 'rent_amount']) {
    const walked = await walk(`/onboarding/units?search=kiosk&sort=${sort}&limit=100`, manager)
    expect([sort, walked.length, new Set(walked).size]).toEqual([sort, 210, 210])
    if (sort === 'name') expect(walked).toEqual(Array.from({ length: 210 }, (_, n) => `Kiosk ${n + 1}`))
  }
  const first = await found('kiosk', '&limit=5', manager)
  expect(first).toMatchObject({ total: MOST_COUNTED, more: true })
  expect(first.names[4]).toBe('Kiosk 5')
  expect(await found('kiosk 1', '', manager)).toMatchObject({ total: 111, more: false })
})

/** All pages, up to the first empty one. */
async function walk(path: string, person: Person): Promise<string[]> {
  const all: string[] = []
  for (let page = 1; ; page++) {
    const { names } = await list(`${path}&page=${page}`, person)
    if (names.length === 0) return all
    all.push(...names)
  }
}

test('the lists of many estates are merged in one order', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const places = Array.from({ length: 9 }, (_, n) => n + 1)
  for (const place of places)
    await portfolio(world, { people: { manager }, units: [{ name: `${place}a` }, { name: `${place}b` }] })
  const names = places.flatMap((place) => [`${place}a`, `${place}b`])
  expect(await walk('/onboarding/units?limit=4', manager)).toEqual(names)
  expect(await walk('/onboarding/units?limit=5&sort=-name', manager)).toEqual([...names].reverse())
})

test('the kept counts are those one would count, whatever happens', async () => {
  const { estate, property } = home
  const wrong = await world.services.transaction('system', async (tx) => {
    const spare = await tx
      .insertInto('unit')
      .values({ name: 'spare', property_id: property.id, estate_id: estate.id, status: 'OUT_OF_SERVICE' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('unit').where('id', '=', spare.id).execute()
    await tx.updateTable('unit').set({ status: 'RESERVED' }).where('id', '=', home.unitAt(4).id).execute()
    await tx.updateTable('property').set({ landlord_id: null }).where('id', '=', property.id).execute()
    const bare = await tx
      .insertInto('property')
      .values({ name: 'Bare', address: '1 Gana Street', estate_id: estate.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('property').set({ archived_at: tx.now }).where('id', '=', bare.id).execute()
    const units = await sql`
      select * from unit_count k full join (
        select s.scope_id, status, archived_at is not null as is_archived, count(*) as counted
        from unit cross join lateral (values (estate_id), (landlord_id)) s (scope_id)
        where s.scope_id is not null group by 1, 2, 3) c using (scope_id, status, is_archived)
      where coalesce(k.count, 0) <> coalesce(c.counted, 0)`.execute(tx)
    const properties = await sql`
      select * from property_count k full join (
        select s.scope_id, archived_at is not null as is_archived, count(*) as counted
        from property cross join lateral (values (estate_id), (landlord_id)) s (scope_id)
        where s.scope_id is not null group by 1, 2) c using (scope_id, is_archived)
      where coalesce(k.count, 0) <> coalesce(c.counted, 0)`.execute(tx)
    return [...units.rows, ...properties.rows]
  })
  expect(wrong).toEqual([])
  expect((await list('/onboarding/units?status=RESERVED')).total).toBe(1)
  expect((await list('/properties?archived=true')).names).toEqual(['Bare'])
})

const PLACE = { address: '1 Allen Avenue', state: 'Lagos', lga: 'Ikeja' }

test('estates come by name, or in the order that is asked for', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  for (const name of ['Bisi Court', 'Akin Court', 'Chike Court'])
    expect((await manager.post('/estates', { ...PLACE, name })).statusCode).toBe(201)
  const by = async (sort: string) => (await list(`/estates${sort}`, manager)).names.map((name) => name[0])
  expect(await by('')).toEqual(['A', 'B', 'C'])
  expect(await by('?sort=-name')).toEqual(['C', 'B', 'A'])
  expect(await by('?sort=created_at')).toEqual(['B', 'A', 'C'])
  expect(await by('?sort=-created_at&limit=1')).toEqual(['C'])
})
