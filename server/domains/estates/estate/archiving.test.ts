import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../../testing/files/make-pdf.ts'
import { upload } from '../../../testing/files/uploads.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { inviteToUnit, type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { raiseCharges } from '../../charges/index.ts'

const world = useWorld()
let manager: Person
beforeAll(async () => {
  manager = await signedIn(world, 'ESTATE_MANAGER')
})

const draft = { name: 'Palmgrove Court', address: '14 Freedom Way', state: 'Lagos', lga: 'Eti-Osa' }
const removal = async (person: Person, path: string) => {
  const answer = await person.delete(path)
  return [answer.statusCode, answer.json().outcome ?? answer.json().code]
}
const total = async (person: Person, path: string) => (await person.get(path)).json().pagination.total
const endTenancy = (home: Portfolio) =>
  world.services.transaction('system', async (tx) => {
    await tx.updateTable('lease').set({ status: 'TERMINATED' }).where('id', '=', home.lease.id).execute()
    await tx.updateTable('unit').set({ status: 'VACANT' }).where('id', '=', home.unit.id).execute()
  })
/** Somebody whom the manager invited and who has joined. */
async function newTenant({ manager, unit }: Portfolio): Promise<{ id: string }> {
  const { id } = await signedIn(world, 'TENANT')
  await inviteToUnit(world, manager, unit.id, id)
  return { id }
}
const letTo = (home: Portfolio, unit_id: string, tenant: { id: string }) =>
  home.manager.post(`/onboarding/units/${unit_id}/assign-tenant`, {
    tenant_id: tenant.id,
    start_date: lagosDay(world.services.clock.now()),
  })

test('an empty draft is removed; one with units is archived', async () => {
  const empty = (await manager.post('/estates', draft)).json()
  expect(await removal(manager, `/onboarding/estates/${empty.id}`)).toEqual([200, 'DELETED'])
  expect((await manager.get(`/onboarding/estates/${empty.id}`)).statusCode).toBe(404)

  const { estate } = (await manager.post('/estates/quick-create', { ...draft, unit_count: 2 })).json()
  expect(await removal(manager, `/onboarding/estates/${estate.id}`)).toEqual([200, 'ARCHIVED'])
})

test('a draft that somebody else belongs to is archived, not removed from under them', async () => {
  const shared = (await manager.post('/estates', draft)).json()
  const colleague = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: shared.id, user_id: colleague.id, role: 'ESTATE_MANAGER' })
      .execute(),
  )
  expect(await removal(manager, `/onboarding/estates/${shared.id}`)).toEqual([200, 'ARCHIVED'])
})

test('archiving is refused while tenancies run, in words that say how many', async () => {
  const home = await portfolio(world)
  const refused = await home.manager.delete(`/onboarding/estates/${home.estate.id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TENANCIES_RUNNING'])
  expect(refused.json().message).toContain('1 tenancy still runs in Palmgrove Court')
  expect(refused.json().details).toEqual({ tenancies: 1 })
  expect(await removal(home.manager, `/properties/${home.property.id}`)).toEqual([409, 'TENANCIES_RUNNING'])
  expect(await total(home.manager, '/estates')).toBe(1)
})

test('an archived estate leaves the lists, keeps its history, and takes nothing new', async () => {
  const home = await portfolio(world)
  await endTenancy(home)
  const path = `/onboarding/estates/${home.estate.id}`
  expect(await removal(home.manager, path)).toEqual([200, 'ARCHIVED'])
  expect(await removal(home.manager, path)).toEqual([200, 'ARCHIVED'])

  expect((await home.manager.get(path)).json()).toMatchObject({
    status: 'ARCHIVED',
    unit_count: 0,
    can: { write: false, activate: false },
  })
  expect(await total(home.manager, '/estates')).toBe(0)
  expect(await total(home.manager, '/estates?status=ARCHIVED')).toBe(1)
  for (const list of ['/properties', '/onboarding/units']) {
    expect(await total(home.manager, list)).toBe(0)
    expect(await total(home.manager, `${list}?archived=true`)).toBe(list === '/properties' ? 1 : 3)
  }
  expect((await home.manager.get(`/onboarding/units/${home.unit.id}`)).statusCode).toBe(200)
  expect((await home.manager.get(`/leases/${home.lease.id}`)).statusCode).toBe(200)
  expect(await total(home.manager, `/charges?estate_id=${home.estate.id}&state=ALL`)).toBeGreaterThan(0)

  const { id: estate_id } = home.estate
  const property_id = home.property.id
  const codes = await Promise.all(
    [
      home.manager.patch(path, { name: 'Another name' }),
      home.manager.post('/properties', { estate_id, name: 'Annex', address: '1 Test Road' }),
      home.manager.patch(`/properties/${property_id}`, { name: 'Another' }),
      home.manager.post('/onboarding/units', { property_id, name: 'New' }),
      home.manager.patch(`/onboarding/units/${home.unit.id}`, { rent_amount: 5 }),
      home.manager.post(`/estates/${estate_id}/holidays`, {
        day: addDays(world.today(), 90),
        name: 'Estate day',
      }),
      home.manager.post(`/estates/${estate_id}/managers`, {
        user_id: home.agent.id,
        unit_ids: [home.unit.id],
      }),
      letTo(home, home.unitAt(1).id, home.tenant),
      home.manager.post('/users', {
        ...{ full_name: 'Somebody New', email: 'new@archived.ng', role: 'TENANT', estate_id },
      }),
      home.manager.patch(`/users/${home.agent.id}/assign-estate`, { estate_id }),
      home.manager.post('/fees', {
        ...{ estate_id, name: 'Gate', transaction_type: 'AGREEMENT_FEE', amount: 100 },
      }),
      home.manager.post(`/onboarding/units/${home.unit.id}/maintenance`, {
        title: 'Leak',
        category: 'WATER',
      }),
    ].map(async (answer) => [(await answer).statusCode, (await answer).json().code]),
  )
  expect(codes).toEqual(codes.map(() => [409, 'ARCHIVED']))
  const rows = { units: [{ property_id, name: 'New' }] }
  expect((await home.manager.post('/onboarding/units/bulk-create', rows)).json().failed).toMatchObject([
    { index: 0, code: 'ARCHIVED' },
  ])
  expect((await home.manager.post(`/estates/${estate_id}/activate`)).statusCode).toBe(409)
})

test('an archived estate takes no warden, meeting, poll, announcement, asset, vendor or limit, and its office nothing new', async () => {
  const home = await portfolio(world)
  const { id: estate_id } = home.estate
  const { manager, tenant } = home
  const asked = { office_estate_id: estate_id, user_ids: [] }
  const known = await home.tenant.post('/communication/conversations', asked)
  await endTenancy(home)
  await removal(manager, `/onboarding/estates/${estate_id}`)
  const inDays = (days: number) => {
    const day = addDays(world.today(), days)
    return { start_time: `${day}T10:00:00Z`, end_time: `${day}T11:00:00Z` }
  }
  const meeting = { title: 'All residents', meeting_type: 'RESIDENTS', location: 'Gate', attendee_ids: [] }
  const audience = { estate_id }
  const codes = await Promise.all(
    [
      manager.post(`/estates/${estate_id}/alert-roster`, {
        ...{ name: 'Sunday Okoro', phone: '+2348031234567', role: 'GUARD' },
      }),
      manager.post('/communication/meetings', {
        ...{ ...meeting, attendee_ids: [home.agent.id], estate_id, ...inDays(10) },
      }),
      manager.post('/communication/meetings/polls', {
        ...{ ...meeting, attendee_ids: [home.agent.id], estate_id },
        times: [inDays(10), inDays(11)],
      }),
      manager.post('/communication/notifications', {
        ...{ audience, title: 'Water', message: 'Off until noon' },
      }),
      manager.post('/maintenance/assets', { estate_id, kind: 'GENERATOR', name: 'Main generator' }),
      manager.post('/vendors', {
        ...{ name: 'Emeka Works', kind: 'PERSON', trades: ['WATER'], wht_class: 'SERVICES' },
        ...{ phone: '+2348031234568', estate_ids: [estate_id] },
      }),
      manager.post(`/onboarding/estates/${estate_id}/work-limits`, {
        ...{ agent_limit: 100, manager_limit: 200, manager_quotes: 2, emergency_limit: 300 },
        valid_from: addDays(world.today(), 30),
      }),
      manager.post(`/estates/${estate_id}/fund/budget`, { year: 2026, category: 'SECURITY', amount: 5_000 }),
      tenant.post('/communication/conversations', { ...asked, title: 'Something new' }),
    ].map(async (answer) => [(await answer).statusCode, (await answer).json().code]),
  )
  expect(codes).toEqual(codes.map(() => [409, 'ARCHIVED']))
  expect((await tenant.post('/communication/conversations', asked)).json().id).toBe(known.json().id)
  const about = { type: 'lease', id: home.lease.id }
  expect((await tenant.post('/communication/conversations', { user_ids: [], about })).statusCode).toBe(201)
})

test('a lease that begins while its estate is archived: one of the two wins, never both', async () => {
  for (let round = 0; round < 4; round++) {
    const home = await portfolio(world)
    await endTenancy(home)
    const newcomer = await newTenant(home)
    const [archived, begun] = await Promise.all([
      home.manager.delete(`/onboarding/estates/${home.estate.id}`),
      letTo(home, home.unitAt(1).id, newcomer),
    ])
    const codes = [archived.statusCode, begun.statusCode]
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual(codes)
  }
  const { rows } = await world.owner.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(rows, 'neither holds what the other waits for').toEqual([{ deadlocks: 0 }])
})

test('the wall itself takes no unit, lease or property into what is archived', async () => {
  const home = await portfolio(world)
  await endTenancy(home)
  await home.manager.delete(`/onboarding/estates/${home.estate.id}`)
  const of = { estate_id: home.estate.id, property_id: home.property.id }
  const insert = (into: 'unit' | 'property' | 'lease') =>
    world.services.transaction('system', async (tx) => {
      if (into === 'unit')
        await tx
          .insertInto('unit')
          .values({ ...of, name: 'By hand' })
          .execute()
      else if (into === 'property')
        await tx
          .insertInto('property')
          .values({ estate_id: of.estate_id, name: 'By hand', address: 'Nowhere' })
          .execute()
      else {
        await tx
          .insertInto('lease')
          .values({
            ...of,
            unit_id: home.unitAt(1).id,
            tenant_id: home.tenant.id,
            start_date: '2030-01-01',
            end_date: '2030-12-31',
            rent_amount: 1,
            frequency: 'YEARLY',
            created_by: home.manager.id,
          })
          .execute()
      }
    })
  for (const into of ['unit', 'property', 'lease'] as const) {
    await expect(insert(into)).rejects.toMatchObject({ code: 'ARCHIVED' })
  }
})

test('a unit under a lease stays; one with a past is archived, and its name is free again', async () => {
  const home = await portfolio(world)
  const path = `/onboarding/units/${home.unit.id}`
  const refused = await home.manager.delete(path)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TENANCIES_RUNNING'])
  expect(refused.json().message).toBe('Unit 1 is let. Its tenancy must end before it can be removed.')

  expect(await removal(home.manager, `/onboarding/units/${home.unitAt(2).id}`)).toEqual([200, 'DELETED'])
  await endTenancy(home)
  expect(await removal(home.manager, path)).toEqual([200, 'ARCHIVED'])
  expect(await removal(home.manager, path)).toEqual([200, 'ARCHIVED'])
  expect((await home.manager.get(`/properties/${home.property.id}`)).json()).toMatchObject({
    unit_count: 1,
    occupied_count: 0,
  })
  expect((await home.manager.get(`/onboarding/estates/${home.estate.id}`)).json().unit_count).toBe(1)
  expect(await total(home.manager, '/onboarding/units?search=1')).toBe(0)
  const again = await home.manager.post('/onboarding/units', { property_id: home.property.id, name: '1' })
  expect(again.statusCode).toBe(201)
})

test('a unit that is being let is not removed from under its tenant', async () => {
  for (let round = 0; round < 4; round++) {
    const home = await portfolio(world)
    const newcomer = await newTenant(home)
    const unit_id = home.unitAt(1).id
    const [removed, begun] = await Promise.all([
      home.manager.delete(`/onboarding/units/${unit_id}`),
      letTo(home, unit_id, newcomer),
    ])
    expect([
      [200, 404],
      [409, 201],
    ]).toContainEqual([removed.statusCode, begun.statusCode])
  }
})

test('a property without a past is removed with its units; one with a past is archived with them', async () => {
  const home = await portfolio(world)
  const annex = (
    await home.manager.post('/properties', {
      estate_id: home.estate.id,
      name: 'Annex',
      address: '2 Side Road',
    })
  ).json()
  await home.manager.post('/onboarding/units', { property_id: annex.id, name: 'X1' })
  expect(await removal(home.manager, `/properties/${annex.id}`)).toEqual([200, 'DELETED'])
  expect(await total(home.manager, '/onboarding/units')).toBe(3)

  await endTenancy(home)
  expect(await removal(home.landlord, `/properties/${home.property.id}`)).toEqual([200, 'ARCHIVED'])
  expect(await total(home.manager, '/onboarding/units')).toBe(0)
  expect(await total(home.manager, '/properties')).toBe(0)
  expect((await home.manager.get(`/onboarding/estates/${home.estate.id}`)).json()).toMatchObject({
    property_count: 0,
    unit_count: 0,
  })
})

test('what was filed for a unit or a property outlives it', async () => {
  const home = await portfolio(world)
  const annex = { estate_id: home.estate.id, name: 'Annex', address: '2 Side Road' }
  const property_id: string = (await home.manager.post('/properties', annex)).json().id
  const file = async (related_entity_type: string, related_entity_id: string) => {
    const made = await upload(world, home.manager, '/documents/upload', {
      ...{ related_entity_type, related_entity_id, document_type: 'OTHER' },
      file: new File([new Uint8Array(await makePdf(`Survey of ${related_entity_id}`))], 'survey.pdf'),
    })
    expect(made.statusCode, made.body).toBe(201)
    return made.json().id as string
  }
  const filed = [await file('unit', home.unitAt(1).id), await file('property', property_id)]
  expect(await removal(home.manager, `/onboarding/units/${home.unitAt(1).id}`)).toEqual([200, 'ARCHIVED'])
  expect(await removal(home.manager, `/properties/${property_id}`)).toEqual([200, 'ARCHIVED'])
  for (const id of filed) expect((await home.manager.get(`/documents/${id}/download`)).statusCode).toBe(200)
})

test('nobody removes what is another’s', async () => {
  const [home, foreign] = [await portfolio(world), await portfolio(world)]
  for (const path of [
    `/onboarding/estates/${home.estate.id}`,
    `/properties/${home.property.id}`,
    `/onboarding/units/${home.unitAt(1).id}`,
  ]) {
    expect((await foreign.manager.delete(path)).statusCode).toBe(404)
    expect((await home.agent.delete(path)).statusCode).toBe(403)
  }
  expect((await home.landlord.delete(`/onboarding/estates/${home.estate.id}`)).statusCode).toBe(403)
  expect(await total(home.manager, '/onboarding/units')).toBe(3)
})

test('what is owed in an archived estate may still be paid; nothing else may', async () => {
  const home = await portfolio(world)
  await endTenancy(home)
  const charge = { description: 'Rent', amount: 50_000_00, due_date: '2026-01-01' } as const
  await world.services.transaction('system', (tx) =>
    raiseCharges(
      tx,
      {
        ...{ estate_id: home.estate.id, property_id: home.property.id, unit_id: home.unit.id },
        ...{ landlord_id: home.landlord.id, tenant_id: home.tenant.id, lease_id: home.lease.id },
      },
      [{ ...charge, key: 'archived:rent', transaction_type: 'RENT_PAYMENT' }],
    ),
  )
  expect(await removal(home.manager, `/onboarding/estates/${home.estate.id}`)).toEqual([200, 'ARCHIVED'])
  const pay = (transaction_type: string) =>
    initializePayment({ tenant: home.tenant, unit_id: home.unit.id }, { amount: 20_000_00, transaction_type })
  const begun = await pay('RENT_PAYMENT')
  expect(begun.statusCode, begun.body).toBe(201)
  const other = await pay('LEGAL_FEE')
  expect([other.statusCode, other.json().code]).toEqual([422, 'NOTHING_OWED'])
})
