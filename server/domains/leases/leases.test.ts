import { randomUUID } from 'node:crypto'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { inviteToUnit, letUnit, portfolio, RENT } from '../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 12 })
const foreign = usePortfolio(world, { name: 'Asokoro Terraces' })

const assign = (unit_id: string, body: object, by = home.manager) =>
  by.post(`/onboarding/units/${unit_id}/assign-tenant`, { start_date: world.today(), ...body })
/** Somebody whom the manager has invited to a unit of the estate, and who has joined. */
const newTenant = async () =>
  inviteToUnit(world, home.manager, home.unit.id, (await signedIn(world, 'TENANT')).id)

test('lets a unit: the lease, its charges and the occupied unit, with what was left out taken from the unit', async () => {
  const tenant_id = await newTenant()
  const unit = home.unitAt(1)
  await home.manager.patch(`/onboarding/units/${unit.id}`, {
    service_charge: 6_000_000,
    caution_deposit: 10_000_000,
  })
  const made = await assign(unit.id, { tenant_id, start_date: world.today(), agency_fee: 12_000_000 })
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({
    status: 'ACTIVE',
    unit_id: unit.id,
    tenant_id,
    landlord_id: home.landlord.id,
    rent_amount: RENT,
    frequency: 'YEARLY',
    end_date: addDays(addMonths(world.today(), 12), -1),
  })
  const charges: { transaction_type: string; amount: number; due_date: string; open_amount: number }[] =
    made.json().charges
  expect(new Map(charges.map((charge) => [charge.transaction_type, charge.open_amount]))).toEqual(
    new Map([
      ['RENT_PAYMENT', RENT],
      ['SERVICE_CHARGE', 6_000_000],
      ['CAUTION_DEPOSIT', 10_000_000],
      ['AGENCY_FEE', 12_000_000],
    ]),
  )
  const after = (await home.manager.get(`/onboarding/units/${unit.id}`)).json()
  expect(after).toMatchObject({
    status: 'OCCUPIED',
    tenant_id,
    standing: 'DUE_SOON',
    debt: { due_now: 148_000_000 },
  })
  expect((await home.manager.get(`/leases/${made.json().id}`)).json()).toEqual(made.json())
})

test('a tenancy that is to come reserves its unit, and one that follows another leaves it occupied', async () => {
  const next = addMonths(world.today(), 2)
  await assign(home.unitAt(2).id, { tenant_id: await newTenant(), start_date: next })
  expect((await home.manager.get(`/onboarding/units/${home.unitAt(2).id}`)).json().status).toBe('RESERVED')

  const after = await assign(home.unit.id, {
    tenant_id: await newTenant(),
    start_date: addDays(home.lease.end_date, 1),
  })
  expect(after.statusCode).toBe(201)
  expect((await home.manager.get(`/onboarding/units/${home.unit.id}`)).json()).toMatchObject({
    status: 'OCCUPIED',
    tenant_id: home.tenant.id,
  })
})

test('two managers who let the same unit at once: one does, the other is told that it is let', async () => {
  const unit = home.unitAt(3)
  const [a, b] = await Promise.all([newTenant(), newTenant()])
  const answers = await Promise.all([
    assign(unit.id, { tenant_id: a }),
    assign(unit.id, { tenant_id: b }, home.landlord),
    assign(unit.id, { tenant_id: a }, home.agent),
  ])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409])
  const refused = answers.filter((answer) => answer.statusCode === 409)
  expect(refused.map((answer) => answer.json().code)).toEqual(['UNIT_ALREADY_LET', 'UNIT_ALREADY_LET'])
  expect((await home.manager.get(`/leases?unit_id=${unit.id}`)).json().pagination.total).toBe(1)
})

test('a lease may begin the day after another ends, and not on its last day', async () => {
  const unit = home.unitAt(4)
  const first = (await assign(unit.id, { tenant_id: await newTenant() })).json()
  const onLastDay = await assign(unit.id, { tenant_id: await newTenant(), start_date: first.end_date })
  expect(onLastDay.json().code).toBe('UNIT_ALREADY_LET')
  const dayAfter = await assign(unit.id, {
    tenant_id: await newTenant(),
    start_date: addDays(first.end_date, 1),
  })
  expect(dayAfter.statusCode).toBe(201)
})

test('refuses who is no tenant, dates that cannot be, a unit without rent or out of service', async () => {
  const unit = home.unitAt(5)
  const tenant_id = await newTenant()
  const code = async (body: object) => (await assign(unit.id, { tenant_id, ...body })).json().code
  expect(await code({ tenant_id: home.landlord.id })).toBe('NOT_A_TENANT')
  expect(await code({ tenant_id: home.estate.id })).toBe('NOT_FOUND')
  expect(await code({ end_date: addDays(world.today(), -1) })).toBe('LEASE_DATES')
  expect(await code({ start_date: '2020-01-01' })).toBe('LEASE_DATES')
  expect(await code({ end_date: addMonths(world.today(), 31 * 12) })).toBe('LEASE_DATES')
  expect(await code({ start_date: addDays(addMonths(world.today(), 60), 1) })).toBe('LEASE_DATES')
  expect(await code({ rent_amount: 0 })).toBe('VALIDATION_ERROR')

  await home.manager.patch(`/onboarding/units/${unit.id}`, { rent_amount: 0 })
  const noRent = (await assign(unit.id, { tenant_id })).json()
  expect(noRent).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'rent_amount' }] })

  await home.manager.patch(`/onboarding/units/${unit.id}`, { status: 'OUT_OF_SERVICE' })
  expect(await code({ rent_amount: RENT })).toBe('ILLEGAL_STATE')
  expect((await home.manager.get(`/leases?unit_id=${unit.id}`)).json().data).toEqual([])
})

test('a refused lease leaves nothing behind: no charge, no place in the estate', async () => {
  const elsewhere = await portfolio(world, { people: { manager: home.manager }, units: 1 })
  const { tenant } = elsewhere
  await assign(home.unit.id, { tenant_id: tenant.id })
  expect((await tenant.get('/leases')).json().data).toHaveLength(1)
  expect((await tenant.get('/estates')).json().data).toMatchObject([{ id: elsewhere.estate.id }])
})

test('an agent lets the units entrusted to them and no others; a landlord their own and no others', async () => {
  const tenant_id = await newTenant()
  expect((await assign(home.unitAt(6).id, { tenant_id }, home.agent)).statusCode).toBe(201)
  expect((await assign(home.unitAt(7).id, { tenant_id }, home.landlord)).statusCode).toBe(201)
  for (const stranger of [foreign.manager, foreign.landlord, foreign.agent]) {
    const answer = await assign(home.unitAt(8).id, { tenant_id }, stranger)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  }
  expect((await assign(home.unitAt(8).id, { tenant_id }, home.tenant)).statusCode).toBe(403)
})

test('another landlord of the same estate neither sees nor lets what is not theirs', async () => {
  const neighbour = await signedIn(world, 'LANDLORD')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: home.estate.id, user_id: neighbour.id, role: 'LANDLORD' })
      .execute(),
  )
  expect((await neighbour.get('/leases')).json().data).toEqual([])
  expect((await neighbour.get(`/leases/${home.lease.id}`)).statusCode).toBe(404)
  expect((await assign(home.unitAt(8).id, { tenant_id: home.tenant.id }, neighbour)).statusCode).toBe(404)
})

test('the database itself hides leases and units from whoever has nothing to do with them', async () => {
  const seenBy = (person: Person, table: 'lease' | 'unit') =>
    world.services.transaction(person.actor, async (tx) => {
      const rows = await tx.selectFrom(table).select('estate_id').distinct().execute()
      return rows.map((row) => row.estate_id)
    })
  for (const table of ['lease', 'unit'] as const) {
    for (const person of [foreign.manager, foreign.landlord, foreign.agent, foreign.tenant]) {
      expect(await seenBy(person, table)).toEqual([foreign.estate.id])
    }
    expect(await seenBy(await signedIn(world, 'LANDLORD'), table)).toEqual([])
  }
})

test('a tenant sees their own lease with its charges, and nobody else’s', async () => {
  const own = (await home.tenant.get('/leases')).json()
  expect(own.data.map((lease: { id: string }) => lease.id)).toEqual([home.lease.id])
  expect((await home.tenant.get(`/leases/${home.lease.id}`)).json().charges).toHaveLength(1)
  expect((await home.tenant.get(`/leases/${foreign.lease.id}`)).statusCode).toBe(404)
  expect((await home.tenant.get(`/leases?tenant_id=${foreign.tenant.id}`)).json().data).toEqual([])
})

test('lists leases newest first, page by page, over all estates of a manager, by status and by unit', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const [one, two] = [
    await portfolio(world, { people: { manager }, units: 3 }),
    await portfolio(world, { people: { manager }, units: 3 }),
  ]
  const later = await letUnit(world, manager, one.unitAt(1).id, { tenant_id: one.tenant.id })
  const page = async (query: string) => (await manager.get(`/leases?${query}`)).json()
  const ids = (list: { data: { id: string }[] }) => list.data.map((lease) => lease.id)
  expect(ids(await page(''))).toEqual([later.lease.id, two.lease.id, one.lease.id])
  expect(ids(await page('limit=1&page=2'))).toEqual([two.lease.id])
  expect((await page('limit=1&page=2')).pagination).toEqual({ page: 2, limit: 1, total: 3, totalPages: 3 })
  expect(ids(await page(`estate_id=${two.estate.id}`))).toEqual([two.lease.id])
  expect(ids(await page(`unit_id=${one.unit.id}`))).toEqual([one.lease.id])
  expect(ids(await page('status=EXPIRED'))).toEqual([])
  const named = await page(`search=${encodeURIComponent(two.tenant.full_name)}&estate_id=${two.estate.id}`)
  expect([ids(named), named.pagination.total]).toEqual([[two.lease.id], 1])
  expect(ids(await page(`search=${encodeURIComponent(later.lease.unit_name)}`))).toContain(later.lease.id)
  expect(ids(await page('search=nobody%20is%20called%20so%25'))).toEqual([])
  expect(ids(await page(`estate_id=${home.estate.id}`))).toEqual([])
})

test('a draft that is sent again with its client_id is one lease, also at once, and another one with it is refused', async () => {
  const { manager, unitAt } = await portfolio(world)
  const draft = {
    ...{ unit_id: unitAt(1).id, tenant_name: 'Ada Obi', client_id: randomUUID() },
    ...{ start_date: addDays(world.today(), 30), end_date: addDays(world.today(), 394) },
  }
  const tries = await Promise.all([1, 2, 3].map(() => manager.post('/leases', draft)))
  expect(tries.map(({ statusCode }) => statusCode).toSorted(), tries[0]?.body).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  const other = await manager.post('/leases', { ...draft, tenant_name: 'Bola Obi' })
  expect(other.json().code).toBe('CLIENT_ID_USED')
  expect((await manager.get('/leases?status=DRAFT')).json().data).toHaveLength(1)
})

test('leases come newest first, or in the order that is asked for', async () => {
  const { manager, unitAt } = await portfolio(world, { units: 4 })
  for (const [at, from, until] of [
    [1, 30, 800],
    [2, 90, 500],
    [3, 60, 700],
  ] as const) {
    const [start_date, end_date] = [addDays(world.today(), from), addDays(world.today(), until)]
    const made = await manager.post('/leases', {
      unit_id: unitAt(at).id,
      tenant_name: `T${at}`,
      start_date,
      end_date,
    })
    expect(made.statusCode, made.body).toBe(201)
  }
  const by = async (sort: string) =>
    (await manager.get(`/leases?status=DRAFT${sort}`))
      .json()
      .data.map((row: { tenant_name: string }) => row.tenant_name)
  expect(await by('')).toEqual(['T3', 'T2', 'T1'])
  expect(await by('&sort=created_at')).toEqual(['T1', 'T2', 'T3'])
  expect(await by('&sort=start_date')).toEqual(['T1', 'T3', 'T2'])
  expect(await by('&sort=-end_date')).toEqual(['T1', 'T3', 'T2'])
  expect((await manager.get('/leases?sort=rent')).statusCode).toBe(400)
})
