import { addDays, addMonths } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { admitTenant } from '../../../testing/people/admit-tenant.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { inviteToUnit, portfolio, RENT } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { entrustUnits } from '../../estates/index.ts'
import { proposeDraftsOfInvitation } from '../index.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 24 })
const foreign = usePortfolio(world, { name: 'Asokoro Terraces' })

/** Somebody whom the manager has invited to a unit of the estate, and who has joined. */
async function newTenant() {
  const tenant = await signedIn(world, 'TENANT')
  await inviteToUnit(world, home.manager, home.unit.id, tenant.id)
  return tenant
}
const assign = async (unit_id: string, body: object, by: Person = home.manager) =>
  by.post(`/onboarding/units/${unit_id}/assign-tenant`, { start_date: world.today(), ...body })
const statusOf = async (id: string) => (await home.manager.get(`/onboarding/units/${id}`)).json().status

test('lets a unit in instalments: the parts of the first period stand at once, in whole kobo', async () => {
  const made = (
    await assign(home.unitAt(1).id, {
      tenant_id: (await newTenant()).id,
      rent_amount: 100_000_001,
      instalments: 4,
      end_date: addDays(addMonths(world.today(), 24), -1),
    })
  ).json()
  expect(made.instalments).toBe(4)
  expect(made.charges.map((charge: { amount: number }) => charge.amount)).toEqual([
    25_000_001, 25_000_000, 25_000_000, 25_000_000,
  ])
  expect(made.charges[1].due_date).toBe(addMonths(world.today(), 3))
  // The second year is said beforehand, and not yet owed.
  expect(made.schedule.map((coming: { amount: number }) => coming.amount)).toEqual([
    25_000_001, 25_000_000, 25_000_000, 25_000_000,
  ])
  expect(made.schedule[0]).toMatchObject({
    due_date: addMonths(world.today(), 12),
    transaction_type: 'RENT_PAYMENT',
  })
})

test('refuses parts that do not divide the months, a lease that ends before it starts and one of 31 years', async () => {
  const tenant_id = (await newTenant()).id
  const code = async (body: object) => (await assign(home.unitAt(2).id, { tenant_id, ...body })).json().code
  expect(await code({ instalments: 5 })).toBe('INSTALMENTS_UNEVEN')
  expect(await code({ frequency: 'MONTHLY', instalments: 2 })).toBe('INSTALMENTS_UNEVEN')
  expect(await code({ end_date: addDays(world.today(), -1) })).toBe('LEASE_DATES')
  expect(await code({ end_date: addMonths(world.today(), 31 * 12) })).toBe('LEASE_DATES')
  expect(await statusOf(home.unitAt(2).id)).toBe('VACANT')
})

test('several units of one property stand in one lease, are let together and seen by its tenant', async () => {
  const tenant = await newTenant()
  const [a, b] = [home.unitAt(3), home.unitAt(4)]
  const made = (await assign(a.id, { tenant_id: tenant.id, unit_ids: [b.id] })).json()
  expect(made).toMatchObject({ unit_id: a.id, unit_ids: [a.id, b.id], rent_amount: 2 * RENT })
  expect(made.unit_name).toBe(`${a.name} and ${b.name}`)
  expect([await statusOf(a.id), await statusOf(b.id)]).toEqual(['OCCUPIED', 'OCCUPIED'])
  const units = await world.services.transaction(tenant.actor, (tx) =>
    tx.selectFrom('unit').select('id').execute(),
  )
  expect(units.map((unit) => unit.id).sort()).toEqual([a.id, b.id].sort())
  const second = await assign(b.id, { tenant_id: (await newTenant()).id })
  expect([second.statusCode, second.json().code]).toEqual([409, 'UNIT_ALREADY_LET'])
  expect((await home.manager.get(`/leases?unit_id=${b.id}`)).json().data).toHaveLength(1)
})

test('units that cross, wanted by several at once: one lease for each unit, nobody waits for ever', async () => {
  const [a, b] = [home.unitAt(5), home.unitAt(6)]
  const tenants = await Promise.all(Array.from({ length: 6 }, newTenant))
  const answers = await Promise.all(
    tenants.map((tenant, i) => {
      const [first, second] = i % 2 === 0 ? [a, b] : [b, a]
      return assign(
        first.id,
        { tenant_id: tenant.id, unit_ids: [second.id] },
        i % 3 ? home.manager : home.landlord,
      )
    }),
  )
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('units of two properties, foreign units and unknown ones do not go into a lease', async () => {
  const tenant_id = (await newTenant()).id
  const other = await portfolio(world, { people: { manager: home.manager } })
  const code = async (unit_ids: string[]) =>
    (await assign(home.unitAt(7).id, { tenant_id, unit_ids })).json().code
  expect(await code([other.unitAt(1).id])).toBe('UNITS_OF_ONE_PROPERTY')
  expect(await code([foreign.unitAt(1).id])).toBe('NOT_FOUND')
  expect(await statusOf(home.unitAt(7).id)).toBe('VACANT')
})

test('fees come from what was said, then the unit, then the schedule of the estate', async () => {
  const fee = (body: object) => home.manager.post('/fees', { estate_id: home.estate.id, ...body })
  const made = await Promise.all([
    fee({ name: 'Agency', transaction_type: 'AGENCY_FEE', basis_points: 1000 }),
    fee({ name: 'Legal', transaction_type: 'LEGAL_FEE', basis_points: 500 }),
    fee({ name: 'Estate dues', transaction_type: 'MAINTENANCE_FEE', amount: 300_000, rhythm: 'YEARLY' }),
    fee({ name: 'Old', transaction_type: 'AGREEMENT_FEE', amount: 5, active: false }),
  ])
  const unit = home.unitAt(8)
  await home.manager.patch(`/onboarding/units/${unit.id}`, { caution_deposit: 7_000_000 })
  const lease = (await assign(unit.id, { tenant_id: (await newTenant()).id, legal_fee: 0 })).json()
  expect(lease).toMatchObject({
    agency_fee: RENT / 10,
    legal_fee: 0,
    caution_deposit: 7_000_000,
    agreement_fee: 0,
    fees: [{ name: 'Estate dues', amount: 300_000, rhythm: 'YEARLY', transaction_type: 'MAINTENANCE_FEE' }],
  })
  expect(lease.charges.map((charge: { transaction_type: string }) => charge.transaction_type).sort()).toEqual(
    ['AGENCY_FEE', 'CAUTION_DEPOSIT', 'MAINTENANCE_FEE', 'RENT_PAYMENT'],
  )
  for (const answer of made) await home.manager.delete(`/fees/${answer.json().id}`)
  expect((await home.manager.get(`/fees?estate_id=${home.estate.id}`)).json().data).toEqual([])
})

test('a draft lets nothing and charges nothing; made active it does both, once', async () => {
  const unit = home.unitAt(9)
  const drafted = await home.manager.post('/leases', {
    unit_id: unit.id,
    tenant_name: 'Ngozi Eze',
    start_date: world.today(),
    guarantor: { name: 'Alhaji Musa Abdullahi', phone: '0802 771 0045' },
    occupants: [{ name: 'Ada Eze', relationship: 'Daughter' }],
    notes: 'Pays in May',
  })
  expect(drafted.statusCode).toBe(201)
  const lease = drafted.json()
  expect(lease).toMatchObject({
    status: 'DRAFT',
    tenant_id: null,
    tenant_name: 'Ngozi Eze',
    guarantor: { phone: '+2348027710045' },
    charges: [],
  })
  expect(await statusOf(unit.id)).toBe('VACANT')
  const change = async (body: object) => home.manager.patch(`/leases/${lease.id}`, body)
  expect((await change({ status: 'ACTIVE' })).json().code).toBe('TENANT_MISSING')
  expect((await change({ status: 'EXPIRED' })).json().code).toBe('ILLEGAL_STATE')
  const tenant = await newTenant()
  expect((await change({ tenant_id: tenant.id, rent_amount: 90_000_000 })).json().rent_amount).toBe(
    90_000_000,
  )
  expect((await tenant.get('/leases')).json().data).toEqual([])
  const both = await Promise.all([change({ status: 'ACTIVE' }), change({ status: 'ACTIVE' })])
  expect(both.map((answer) => answer.statusCode)).toEqual([200, 200])
  const active = (await tenant.get(`/leases/${lease.id}`)).json()
  expect(active).toMatchObject({ status: 'ACTIVE', notes: '' })
  expect(active.charges).toHaveLength(1)
  expect(await statusOf(unit.id)).toBe('OCCUPIED')
  expect((await change({ rent_amount: 1 })).json().code).toBe('ILLEGAL_STATE')
  expect((await change({ notes: 'Moved the meter', occupants: [] })).json()).toMatchObject({
    notes: 'Moved the meter',
  })
})

test('a draft for somebody invited is theirs once they join; one that came to nothing is seen by nobody', async () => {
  const [tenant, unit_id] = [await signedIn(world, 'TENANT'), home.unitAt(10).id]
  const place = { estate_id: home.estate.id, unit_id, email: 'joins@test.gida.ng' }
  const invitation_id = (await home.manager.post('/auth/invite', { role: 'TENANT', ...place })).json().id
  const wanted = { unit_id, invitation_id, tenant_name: 'X', start_date: world.today() }
  const draft = async () => (await home.manager.post('/leases', wanted)).json()
  const [kept, dropped] = [await draft(), await draft()]
  await home.manager.patch(`/leases/${dropped.id}`, { status: 'TERMINATED' })
  expect(await statusOf(unit_id)).toBe('RESERVED')
  const standing = async () => {
    await world.services.transaction('system', (tx) =>
      proposeDraftsOfInvitation(tx, { invitation_id, user_id: tenant.id }),
    )
    return (await home.manager.get(`/leases/${kept.id}`)).json()
  }
  expect(await standing()).toMatchObject({ status: 'DRAFT', tenant_id: null }) // nobody has accepted it yet
  await admitTenant(world, { ...place, invitation_id, user_id: tenant.id, invited_by: home.manager.id })
  expect(await standing()).toMatchObject({ status: 'PENDING_SIGNATURE', tenant_id: tenant.id })
  expect(await statusOf(home.unitAt(10).id)).toBe('RESERVED')
  expect((await assign(home.unitAt(10).id, { tenant_id: (await newTenant()).id })).json().code).toBe(
    'UNIT_ALREADY_LET',
  )
  expect((await tenant.get('/leases')).json().data.map((lease: { id: string }) => lease.id)).toEqual([
    kept.id,
  ])
  await home.manager.patch(`/leases/${kept.id}`, { status: 'DRAFT' })
  expect(await statusOf(home.unitAt(10).id)).toBe('VACANT')
})

test('two drafts of one unit made active at once: one is, the other is told that it is let', async () => {
  const draft = async () =>
    (
      await home.manager.post('/leases', {
        unit_id: home.unitAt(11).id,
        tenant_id: (await newTenant()).id,
        start_date: world.today(),
      })
    ).json().id
  const ids = [await draft(), await draft(), await draft()]
  const answers = await Promise.all(
    ids.map((id) => home.manager.patch(`/leases/${id}`, { status: 'ACTIVE' })),
  )
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
})

test('a tenant does none of it, and a stranger finds nothing', async () => {
  const { tenant } = home
  const unit = home.unit.id
  for (const answer of [
    await tenant.post('/leases', { unit_id: unit, start_date: world.today() }),
    await tenant.patch(`/leases/${home.lease.id}`, { notes: 'x' }),
    await tenant.post(`/leases/${home.lease.id}/renew`, {}),
    await tenant.get(`/leases/${home.lease.id}/ending`),
    await tenant.post(`/onboarding/units/${unit}/remove-tenant`, {}),
    await tenant.post(`/onboarding/units/${unit}/transfer-tenant`, { to_unit_id: home.unitAt(12).id }),
    await tenant.get('/tenants'),
  ])
    expect(answer.json().code).toBe('PERMISSION_DENIED')
  for (const answer of [
    await foreign.manager.post('/leases', { unit_id: unit, start_date: world.today() }),
    await foreign.manager.post(`/leases/${home.lease.id}/renew`, {}),
    await foreign.manager.post(`/onboarding/units/${unit}/remove-tenant`, {}),
    await foreign.manager.get(`/tenants/${tenant.id}`),
  ])
    expect(answer.json().code).toBe('NOT_FOUND')
})

test('an agent sees a lease through any of its units', async () => {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  const [a, b] = [home.unitAt(13), home.unitAt(14)]
  const lease = (await assign(a.id, { tenant_id: (await newTenant()).id, unit_ids: [b.id] })).json()
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: home.estate.id, user_id: agent.id, unit_ids: [b.id] }),
  )
  expect((await agent.get('/leases')).json().data.map((one: { id: string }) => one.id)).toEqual([lease.id])
  expect((await agent.get(`/leases/${lease.id}`)).statusCode).toBe(200)
  expect((await agent.get('/tenants')).json().data).toHaveLength(1)
})
