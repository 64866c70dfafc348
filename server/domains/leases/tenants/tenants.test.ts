import type { Debt } from '@gida/contract/domains/charges/debt'
import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letUnit, type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let home: Portfolio
let ade: Person

beforeAll(async () => {
  home = await portfolio(world, { units: 8 })
  ade = await signedIn(world, 'TENANT', { full_name: 'Olúwaṣeun Adébáyọ̀', phone: '+2348031234567' })
  const bisi = await signedIn(world, 'TENANT', { full_name: 'Bisi Cole' })
  const gone = await signedIn(world, 'TENANT', { full_name: 'Zara Gone' })
  // A month late, on time, and gone.
  await letUnit(world, home.manager, home.unitAt(1).id, {
    tenant_id: ade.id,
    start_date: addDays(world.today(), -31),
    end_date: addDays(world.today(), 60),
  })
  await letUnit(world, home.manager, home.unitAt(2).id, {
    tenant_id: bisi.id,
    start_date: addDays(world.today(), 10),
  })
  await letUnit(world, home.manager, home.unitAt(3).id, { tenant_id: gone.id })
  await home.manager.post(`/onboarding/units/${home.unitAt(3).id}/remove-tenant`, {})
})

type Row = {
  id: string
  full_name: string
  debt: Debt
  status: string
  unit_name: string
}
const list = async (
  query = '',
  by = home.manager,
): Promise<{ names: string[]; rows: Row[]; total: number }> => {
  const { data, pagination } = (await by.get(`/tenants?${query}`)).json()
  return { names: data.map((row: Row) => row.full_name), rows: data, total: pagination.total }
}

test('names who rents and rented, what they owe and how late it is, and counts them honestly', async () => {
  const all = await list()
  expect(all.names).toEqual(['Bisi Cole', 'Olúwaṣeun Adébáyọ̀', 'Test Tenant', 'Zara Gone'])
  expect(all.total).toBe(4)
  const late = all.rows.find((row) => row.id === ade.id)
  expect(late).toMatchObject({ debt: { late_days: 31 }, status: 'ACTIVE', unit_name: home.unitAt(1).name })
  expect(late?.debt.arrears).toBeGreaterThan(0)
  expect(await list('limit=1&page=2')).toMatchObject({ names: ['Olúwaṣeun Adébáyọ̀'], total: 4 })
})

test('is filtered by state, lateness and the end that comes, and sorted by how late they are', async () => {
  expect(await list('state=CURRENT')).toMatchObject({ total: 3 })
  expect(await list('state=PAST')).toMatchObject({ names: ['Zara Gone'], total: 1 })
  expect(await list('late=true')).toMatchObject({ names: ['Olúwaṣeun Adébáyọ̀'], total: 1 })
  expect(await list('ends_within=90')).toMatchObject({ names: ['Olúwaṣeun Adébáyọ̀'], total: 1 })
  expect(await list('ends_within=30')).toMatchObject({ names: [], total: 0 })
  expect((await list('sort=late')).names[0]).toBe('Olúwaṣeun Adébáyọ̀')
  expect((await list('state=CURRENT&sort=ends')).names[0]).toBe('Olúwaṣeun Adébáyọ̀')
})

test('finds Adébáyọ̀ by "adebayo", a phone however it is spaced, and a unit; a percent sign is only that', async () => {
  for (const text of ['adebayo', 'ADÉBÁYO', '0803 123', '+2348031234567', '803-123-4567']) {
    expect([text, (await list(`search=${encodeURIComponent(text)}`)).names]).toEqual([
      text,
      ['Olúwaṣeun Adébáyọ̀'],
    ])
  }
  await home.manager.patch(`/onboarding/units/${home.unitAt(2).id}`, { name: 'Shop Q7' })
  expect((await list('search=shop+q7')).names).toEqual(['Bisi Cole'])
  expect((await list('search=%25')).names).toEqual([])
  expect((await list('search=__')).names).toEqual([])
  expect(await list('search=ad')).toMatchObject({ names: ['Olúwaṣeun Adébáyọ̀'], total: 1 })
  expect((await list('search=de')).names).toEqual([]) // two letters begin a word
  expect(await list('search=adebayo&state=PAST')).toMatchObject({ names: [], total: 0 })
})

test('what is kept follows a new name, a payment and an end', async () => {
  const { services } = world
  await services.transaction('system', (tx) =>
    tx.updateTable('users').set({ full_name: 'Ṣadé Ọlá' }).where('id', '=', ade.id).execute(),
  )
  expect((await list('search=sade+ola')).names).toEqual(['Ṣadé Ọlá'])
  await services.transaction('system', (tx) =>
    tx
      .updateTable('charge')
      .set((eb) => ({ settled_amount: eb.ref('amount') }))
      .where('tenant_id', '=', ade.id)
      .execute(),
  )
  expect((await list('late=true')).total).toBe(0)
})

test('shows a landlord and an agent their own alone, and a tenant’s page with all that hangs on them', async () => {
  expect((await list('', home.landlord)).total).toBe(4)
  expect((await list('', home.agent)).total).toBe(4)
  const stranger = await portfolio(world)
  expect((await list('', stranger.landlord)).total).toBe(1)
  expect((await stranger.manager.get(`/tenants/${ade.id}`)).statusCode).toBe(404)
  const page = (await home.agent.get(`/tenants/${home.tenant.id}`)).json()
  expect(page).toMatchObject({ id: home.tenant.id, email: home.tenant.email, balance: { late_days: 0 } })
  expect(page.leases.map((lease: { id: string }) => lease.id)).toEqual([home.lease.id])
  expect(page.charges).toHaveLength(1)
})

test('the kept rows and counts are what the leases and charges say', async () => {
  const faults = await world.services.transaction('system', async (tx) => {
    const found = await sql<{ n: number }>`
      select count(*) as n from (
        select scope_id, is_live, day, count from tenant_count where count <> 0
        except
        select s.scope_id, h.live_until is not null, coalesce(h.live_until, h.ended_on), count(*)
        from tenancy h cross join lateral (values (h.estate_id), (h.landlord_id)) s (scope_id)
        where s.scope_id is not null group by 1, 2, 3) x`.execute(tx)
    const late = await sql<{ n: number }>`
      select count(*) as n from tenancy h where h.oldest_due is distinct from (
        select min(due_date) from charge c
        where c.tenant_id = h.tenant_id and c.property_id = h.property_id and c.open_amount > 0)`.execute(tx)
    return [found.rows[0]?.n, late.rows[0]?.n]
  })
  expect(faults).toEqual([0, 0])
})

test('a fee is kobo or a share, has a name of its own in its estate, and is its manager’s to change', async () => {
  const fee = (body: object, by = home.manager) =>
    by.post('/fees', { estate_id: home.estate.id, name: 'Legal', transaction_type: 'LEGAL_FEE', ...body })
  expect((await fee({})).json().code).toBe('VALIDATION_ERROR')
  expect((await fee({ amount: 5, basis_points: 5 })).json().code).toBe('VALIDATION_ERROR')
  const made = (await fee({ basis_points: 500 })).json()
  expect(made).toMatchObject({
    kind: 'PERCENT',
    basis_points: 500,
    amount: null,
    rhythm: 'ONCE',
    can: { write: true },
  })
  expect((await fee({ amount: 5 })).json().code).toBe('FEE_NAME_TAKEN')
  expect((await fee({ amount: 5 }, home.landlord)).json().code).toBe('PERMISSION_DENIED')
  expect((await home.agent.get('/fees')).json().data).toHaveLength(1)
  expect((await home.tenant.get('/fees')).json().data).toEqual([])
  const change = (body: object) => home.manager.patch(`/fees/${made.id}`, body)
  expect((await change({ amount: 700 })).json()).toMatchObject({
    kind: 'FIXED',
    amount: 700,
    basis_points: null,
  })
  expect((await change({ amount: null })).json().code).toBe('VALIDATION_ERROR')
  const foreign = await portfolio(world)
  expect((await foreign.manager.patch(`/fees/${made.id}`, { active: false })).statusCode).toBe(404)
  expect((await fee({ amount: 5 }, foreign.manager)).statusCode).toBe(404)
  expect((await home.manager.delete(`/fees/${made.id}`)).statusCode).toBe(204)
})
