import { randomUUID } from 'node:crypto'
import type { CollectorDashboard, TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { addDays, addMonths, lagosDay } from '@gida/contract/shared/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { insertPayment } from '../../testing/money/insert-payment.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { paysIn } from '../../testing/money/payments-in.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { firstName } from './dashboards/first-name.ts'

const world = useWorld()
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const dashboard = async <T>(person: Person): Promise<T> => {
  const answer = await person.get('/analytics/dashboard')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const collector = (person: Person) => dashboard<CollectorDashboard>(person)
const today = () => lagosDay(world.services.clock.now())
const inDays = (days: number) => addDays(today(), days)

const charge = (days: number, amount: number, description = `Rent due ${days}`) => ({
  transaction_type: 'RENT_PAYMENT' as const,
  description,
  amount,
  due_date: inDays(days),
})

const pays = (flat: LetFlat, more: { status: PaymentStatus; amount: number } & Record<string, unknown>) =>
  asSystem((tx) => {
    const isPaid = more.status === 'COMPLETED' || more.status === 'REFUNDED'
    return insertPayment(tx, flat, { payment_date: isPaid ? tx.now : null, ...more })
  })

async function agentOf(...unit_ids: { unit_id: string; estate_id: string }[]) {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await asSystem(async (tx) => {
    for (const { unit_id, estate_id } of unit_ids) {
      await tx
        .insertInto('estate_association')
        .values({ estate_id, user_id: agent.id, role: 'PROPERTY_MANAGER' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await tx.insertInto('unit_assignment').values({ unit_id, estate_id, user_id: agent.id }).execute()
    }
  })
  return agent
}

describe('what is owed, what came in, who is late', () => {
  let flat: LetFlat
  let agent: Person
  beforeAll(async () => {
    flat = await letFlat(world, {
      charges: [
        charge(-100, 1000, 'Rent, 1 of 2'),
        { ...charge(-90, 500), transaction_type: 'SERVICE_CHARGE' },
        charge(-61, 250),
        charge(-60, 130),
        charge(-31, 70),
        charge(-30, 30),
        charge(-1, 10),
        charge(0, 20_000),
        charge(30, 10_000),
        charge(31, 400_000),
      ],
    })
    agent = await agentOf(flat)
    await letFlat(world, { charges: [charge(-50, 999)] }) // belongs to somebody else
  })

  test.each(['manager', 'landlord', 'agent'] as const)('shows them to the %s alike', async (who) => {
    const person = who === 'agent' ? agent : flat[who]
    const seen = await collector(person)
    expect(seen).toMatchObject({
      kind: 'collector',
      today: today(),
      estate_count: 1,
      unit_count: 1,
      occupied_count: 1,
      debt: {
        arrears: 1990,
        due_now: 21_990,
        billed_later: 410_000,
        outstanding: 431_990,
        late_days: 100,
        next_due: today(),
      },
      ageing: {
        total: 1990,
        not_due: 430_000,
        tenants: 1,
        by_age: [
          { key: '1-30', tenants: 0, amount: 40 },
          { key: '31-60', tenants: 0, amount: 200 },
          { key: '61-90', tenants: 0, amount: 750 },
          { key: '90+', tenants: 1, amount: 1000 },
        ],
      },
      occupancy: [{ estate_id: flat.estate_id, name: 'Palmgrove Court', occupied: 1, units: 1 }],
    })
    expect(seen.debtors).toMatchObject([
      {
        tenant_id: flat.tenant.id,
        tenant_name: 'Test Tenant',
        unit_names: 'Flat B4',
        estate_name: 'Palmgrove Court',
        what: 'Rent, service charge',
        arrears: 1990,
        late_days: 100,
      },
    ])
  })

  test('expects of each month what falls due in it, and counts what came in by the Lagos month', async () => {
    const month = today().slice(0, 7)
    const before = addMonths(`${month}-01`, -1)
    const firstInstant = new Date(`${month}-01T00:00:00+01:00`)
    await pays(flat, { status: 'COMPLETED', amount: 700, payment_date: firstInstant })
    await pays(flat, {
      status: 'COMPLETED',
      amount: 50,
      payment_date: new Date(firstInstant.getTime() - 1),
    })
    await pays(flat, { status: 'PENDING', amount: 9999 })
    await pays(flat, { status: 'REFUNDED', amount: 8888 })
    const dues = [1000, 500, 250, 130, 70, 30, 10, 20_000, 10_000, 400_000]
    const days = [-100, -90, -61, -60, -31, -30, -1, 0, 30, 31]
    const expectedIn = (wanted: string) =>
      dues.reduce((sum, amount, i) => sum + (inDays(days[i] as number).startsWith(wanted) ? amount : 0), 0)
    for (const person of [flat.manager, flat.landlord, agent]) {
      const { months, received } = await collector(person)
      expect(months).toHaveLength(12)
      expect(months[0]?.month).toBe(addMonths(`${month}-01`, -11).slice(0, 7))
      expect(months.at(-1)).toEqual({ month, collected: 700, expected: expectedIn(month) })
      expect(months.at(-2)).toEqual({
        month: before.slice(0, 7),
        collected: 50,
        expected: expectedIn(before.slice(0, 7)),
      })
      expect(received).toEqual(months.at(-1))
    }
  })
})

test('names the five who have been late longest, and says one charge by its own words', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const flats: LetFlat[] = []
  for (const days of [3, 40, 7, 90, 12, 1])
    flats.push(await letFlat(world, { charges: [charge(-days, 1000)] }))
  await asSystem((tx) =>
    tx
      .insertInto('estate_association')
      .values(
        flats.map(({ estate_id }) => ({ estate_id, user_id: manager.id, role: 'ESTATE_MANAGER' as const })),
      )
      .execute(),
  )
  const { debtors, debt, ageing, estate_count } = await collector(manager)
  expect(debtors.map(({ late_days }) => late_days)).toEqual([90, 40, 12, 7, 3])
  expect(debtors[0]?.what).toBe('Rent due -90')
  expect(debt).toMatchObject({ arrears: 6000, late_days: 90 })
  expect(ageing).toMatchObject({ total: 6000, tenants: 6 })
  expect(ageing.by_age.map(({ tenants }) => tenants)).toEqual([4, 1, 1, 0])
  expect(estate_count).toBe(6)
})

test('shows a landlord and an agent their own units of an estate, and nothing of their neighbours', async () => {
  const flat = await letFlat(world, { charges: [charge(-5, 1000)] })
  const neighbour = await letFlat(world, { charges: [charge(-5, 50)] })
  await asSystem(async (tx) => {
    const property = await tx
      .insertInto('property')
      .values({
        estate_id: flat.estate_id,
        name: 'Block C',
        address: 'Lekki',
        landlord_id: neighbour.landlord.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('unit')
      .values({ estate_id: flat.estate_id, property_id: property.id, name: 'C1', status: 'VACANT' })
      .execute()
  })
  const agent = await agentOf(flat)
  expect(await collector(flat.manager)).toMatchObject({ unit_count: 2, occupied_count: 1 })
  for (const person of [flat.landlord, agent]) {
    expect(await collector(person)).toMatchObject({
      unit_count: 1,
      occupied_count: 1,
      debt: { arrears: 1000 },
    })
  }
  const idle = await signedIn(world, 'PROPERTY_MANAGER')
  expect(await collector(idle)).toMatchObject({
    estate_count: 0,
    unit_count: 0,
    debt: { outstanding: 0, late_days: 0 },
    ageing: { total: 0, tenants: 0 },
    debtors: [],
    occupancy: [],
    needs: [],
  })
})

describe('what needs a decision today', () => {
  const needsOf = async (person: Person) =>
    Object.fromEntries((await collector(person)).needs.map(({ key, ...need }) => [key, need]))

  test('asks a landlord for an account until it is set or put off, and again once money waits', async () => {
    const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 1000, due_date: today() }
    const flat = await letFlat(world, { subaccount_code: null, charges: [rent, rent] })
    const landlord = () => needsOf(flat.landlord)
    expect((await landlord()).payout_account).toEqual({
      count: 1,
      amount: null,
      age_days: null,
      action_url: '/dashboard/settings/payout',
    })
    expect(await needsOf(flat.manager)).not.toHaveProperty('payout_account')
    await asSystem((tx) => tx.insertInto('payout_setup_skip').values({ user_id: flat.landlord.id }).execute())
    expect(await landlord()).not.toHaveProperty('payout_account')

    await paysIn(world, flat, 1000)
    await paysIn(world, flat, 1000)
    await pays(flat, { status: 'PENDING', amount: 1000, split: 'WAITING', landlord_share: 900 })
    expect((await landlord()).payout_account).toMatchObject({ count: 1, amount: 1800 })
    expect(await needsOf(await agentOf(flat))).not.toHaveProperty('payout_account')

    await asSystem((tx) =>
      tx
        .insertInto('payout_account')
        .values({
          user_id: flat.landlord.id,
          bank_code: '058',
          bank_name: 'Guaranty Trust Bank',
          account_number: '0123456785',
          account_name: 'TEST LANDLORD',
          subaccount_code: `ACCT_${randomUUID()}`,
        })
        .execute(),
    )
    expect(await landlord()).not.toHaveProperty('payout_account')
    expect(await needsOf(flat.manager)).not.toHaveProperty('payout_account')
  })

  test('counts payments to look at and, once one takes too long, those on their way, and leads to the one where there is one', async () => {
    const flat = await letFlat(world)
    const agent = await agentOf(flat)
    const hours = (n: number) => new Date(world.services.clock.now().getTime() - n * 3_600_000)
    await pays(flat, { status: 'FAILED', amount: 300, needs_review: true })
    await pays(flat, { status: 'PROCESSING', amount: 500, created_at: hours(2) })
    await pays(flat, { status: 'PROCESSING', amount: 600, created_at: hours(3) })
    await pays(flat, { status: 'PROCESSING', amount: 800, created_at: hours(0.5) })
    for (const person of [flat.manager, flat.landlord, agent]) {
      const { review, processing } = await needsOf(person)
      expect(review).toEqual({
        count: 1,
        amount: 300,
        age_days: 0,
        action_url: expect.stringMatching(/^\/dashboard\/payments\/[0-9a-f-]{36}$/),
      })
      expect(processing).toEqual({
        count: 3,
        amount: 1900,
        age_days: expect.any(Number),
        action_url: '/dashboard/payments?status=PROCESSING',
      })
    }
  })

  test('counts drafts, and leases that end within sixty days by a year of their rent', async () => {
    const flat = await letFlat(world)
    const set = (set: object) =>
      asSystem((tx) => tx.updateTable('lease').set(set).where('unit_id', '=', flat.unit_id).execute())
    await set({ start_date: inDays(-300), end_date: inDays(61) })
    expect(await needsOf(flat.manager)).not.toHaveProperty('leases_ending')
    await set({ end_date: inDays(60), frequency: 'QUARTERLY' })
    await asSystem((tx) =>
      tx.updateTable('estate').set({ status: 'DRAFT' }).where('id', '=', flat.estate_id).execute(),
    )
    const agent = await agentOf(flat)
    for (const person of [flat.manager, flat.landlord, agent]) {
      expect((await needsOf(person)).leases_ending).toEqual({
        count: 1,
        amount: 480_000_000,
        age_days: -60,
        action_url: '/dashboard/tenants/leases?ends_within=60',
      })
    }
    expect((await needsOf(flat.manager)).draft_estate).toEqual({
      count: 1,
      amount: null,
      age_days: 0,
      action_url: `/dashboard/estates/${flat.estate_id}`,
    })
    expect(await needsOf(agent)).not.toHaveProperty('draft_estate')
    await set({ frequency: 'TWO_YEARLY' })
    expect((await needsOf(flat.manager)).leases_ending).toMatchObject({ amount: 60_000_000 })
  })

  test('counts no lease as ending that is renewed, until its renewal is called off', async () => {
    const flat = await letFlat(world)
    await asSystem((tx) =>
      tx
        .updateTable('lease')
        .set({ start_date: inDays(-300), end_date: inDays(40) })
        .where('unit_id', '=', flat.unit_id)
        .execute(),
    )
    const agent = await agentOf(flat)
    const seen = async () => [
      ...[(await needsOf(flat.manager)).leases_ending?.count, (await needsOf(agent)).leases_ending?.count],
      (await flat.manager.get('/leases?ends_within=60')).json().data.length,
      (await flat.manager.get(`/estates/${flat.estate_id}/analytics`)).json().leases_ending[1].count,
    ]
    expect(await seen()).toEqual([1, 1, 1, 1])
    const [lease] = (await flat.manager.get('/leases?status=ACTIVE')).json().data
    const renewed = await flat.manager.post(`/leases/${lease.id}/renew`, {})
    expect(renewed.statusCode, renewed.body).toBe(201)
    expect(await seen()).toEqual([undefined, undefined, 0, 0])
    const called_off = await flat.manager.post(`/onboarding/units/${flat.unit_id}/remove-tenant`, {
      lease_id: renewed.json().id,
    })
    expect(called_off.statusCode, called_off.body).toBe(200)
    expect(await seen()).toEqual([1, 1, 1, 1])
  })
})

describe('a tenant', () => {
  const home = (person: Person) => dashboard<TenantDashboard>(person)

  test('sees their home, what they owe and why, and what comes after that', async () => {
    const flat = await letFlat(world, {
      charges: [
        charge(6, 125_000_000),
        charge(-4, 18_000_000, 'Service charge'),
        charge(40, 18_000_000),
        charge(70, 1),
      ],
    })
    await letFlat(world)
    const seen = await home(flat.tenant)
    expect(seen).toMatchObject({
      kind: 'tenant',
      today: today(),
      first_name: 'Test',
      homes: [{ unit_id: flat.unit_id, name: 'Flat B4, Palmgrove Court' }],
      balance: {
        arrears: 18_000_000,
        due_now: 143_000_000,
        billed_later: 18_000_001,
        outstanding: 161_000_001,
        late_days: 4,
        next_due: inDays(6),
        credit: 0,
        deposit_held: 0,
      },
      next: { due_date: inDays(40), amount: 18_000_000, status: 'DUE' },
      open_payment: null,
      receipts: [],
      receipt_count: 0,
    })
    expect(
      seen.charges.map(({ description, status, late_days }) => [description, status, late_days]),
    ).toEqual([
      ['Service charge', 'OVERDUE', 4],
      ['Rent due 6', 'DUE', 0],
    ])
  })

  test('sees the payment that is under way, and the receipts of those that are done', async () => {
    const flat = await letFlat(world, { charges: [charge(0, 50_000_000)] })
    const begin = async () =>
      (
        await flat.tenant.post(
          '/payments/initialize',
          { amount: 10_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: flat.unit_id },
          { 'idempotency-key': randomUUID() },
        )
      ).json()
    for (let i = 0; i < 4; i++) {
      const { reference } = await begin()
      await payerAt(world.services.config.provider).pays(reference)
      await flat.tenant.post('/payments/verify', { reference })
    }
    const open = await begin()
    const seen = await home(flat.tenant)
    expect(seen.open_payment).toEqual({
      id: open.payment_id,
      reference: open.reference,
      amount: 10_000_000,
      status: 'PENDING',
    })
    expect(seen.receipt_count).toBe(4)
    expect(seen.receipts).toEqual((await flat.tenant.get('/receipts?limit=3')).json().data)
    expect(seen.balance.due_now).toBe(10_000_000)

    await asSystem((tx) =>
      tx
        .updateTable('payment')
        .set({ created_at: new Date(world.services.clock.now().getTime() - 25 * 3_600_000) })
        .where('id', '=', open.payment_id)
        .execute(),
    )
    expect((await home(flat.tenant)).open_payment).toBeNull()
    await asSystem((tx) =>
      tx.updateTable('payment').set({ status: 'PROCESSING' }).where('id', '=', open.payment_id).execute(),
    )
    expect((await home(flat.tenant)).open_payment).toMatchObject({
      id: open.payment_id,
      status: 'PROCESSING',
    })
  })

  test('is shown fifty charges at most, and the sum of all', async () => {
    const many = Array.from({ length: 60 }, (_, i) => charge(-i - 1, 100))
    const flat = await letFlat(world, { charges: many })
    const seen = await home(flat.tenant)
    expect(seen.charges).toHaveLength(50)
    expect(seen.balance).toMatchObject({ arrears: 6000, due_now: 6000, late_days: 60, next_due: null })
  })
})

test('shows the super admin the whole installation, with nothing counted twice', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const before = await dashboard<Record<string, number>>(admin)
  const flat = await letFlat(world, { charges: [charge(0, 5000)] })
  await pays(flat, { status: 'COMPLETED', amount: 700 })
  await pays(flat, { status: 'FAILED', amount: 900 })
  const after = await dashboard<Record<string, number>>(admin)
  const grown = (key: string) => (after[key] ?? 0) - (before[key] ?? 0)
  expect(['users', 'estates', 'units', 'payments', 'collected'].map(grown)).toEqual([3, 1, 1, 2, 700])
  expect(after).toMatchObject({ kind: 'admin', ledger: { balanced: true } })
  expect((after.months as unknown as { month: string }[]).at(-1)?.month).toBe(today().slice(0, 7))
})

test('refuses the dashboard without a token', async () => {
  expect((await world.app.inject({ url: '/api/v1/analytics/dashboard' })).statusCode).toBe(401)
})

test.each([
  ['Oluwaseun Adebayo', 'Oluwaseun'],
  ['Chief Mrs. Folasade Akinwunmi-Ogundipe', 'Folasade'],
  ['  Alhaji  Ibrahim Musa', 'Ibrahim'],
  ['Prince', 'Prince'],
  ['Ngozi', 'Ngozi'],
])('greets %s as %s', (full_name, first) => {
  expect(firstName(full_name)).toBe(first)
})
