import { randomUUID } from 'node:crypto'
import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { insertRow } from '../../../testing/insert-row.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { vendorJob } from '../../../testing/money/vendor-jobs.ts'
import { admitTenant } from '../../../testing/people/admit-tenant.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { account, type Entry, postJournal } from '../../ledger/index.ts'
import { listNeeds } from './list-needs.ts'

const world = useWorld()
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const today = () => lagosDay(world.services.clock.now())
const daysAgo = (days: number) => new Date(world.services.clock.now().getTime() - days * 86_400_000)
const needsOf = ({ actor }: Person) => world.services.transaction(actor, (tx) => listNeeds(tx, { actor }))

test('all that waits for a manager is named with its sum and age, the oldest first', async () => {
  const flat = await letFlat(world, { charges: [] })
  await applied(flat, 2)
  const joined = await signedIn(world, 'TENANT')
  await admitTenant(world, { estate_id: flat.estate_id, user_id: joined.id, invited_by: flat.manager.id })
  await inSystem(async (tx) => {
    const { id, property_id } = await tx
      .selectFrom('lease')
      .select(['id', 'property_id'])
      .where('unit_id', '=', flat.unit_id)
      .executeTakeFirstOrThrow()
    const terms = { rent_amount: 120_000_000, frequency: 'YEARLY' as const, created_by: flat.manager.id }
    const days = { start_date: today(), end_date: addDays(today(), 364), created_at: daysAgo(6) }
    const of = {
      estate_id: flat.estate_id,
      property_id,
      unit_id: flat.unit_id,
      landlord_id: flat.landlord.id,
    }
    await insertRow(tx, 'lease', { ...of, ...terms, ...days, tenant_id: joined.id, status: 'DRAFT' })
    const ended = {
      status: 'EXPIRED' as const,
      start_date: addDays(today(), -540),
      end_date: addDays(today(), -175),
    }
    await tx.updateTable('lease').set(ended).where('id', '=', id).execute()
    const { estate_id } = flat
    const held = account.deposit({ lease_id: id, estate_id })
    const entries: Entry[] = [
      [account.trust, 25_000_000],
      [held, -25_000_000],
    ]
    await postJournal(tx, { key: `test:${id}`, estate_id, memo: 'A deposit', entries })
    await waitingTransfer(tx, flat, 4)
    const back = {
      amount: 350_000,
      way: 'BANK_TRANSFER' as const,
      reason: 'Paid twice',
      needs_attention: true,
    }
    const owner = { tenant_id: flat.tenant.id, created_by: flat.manager.id, created_at: daysAgo(5) }
    await insertRow(tx, 'refund', { estate_id: flat.estate_id, ...back, ...owner })
  })
  const needs = await needsOf(flat.manager)
  const [deposit] = (await flat.manager.get('/deposits')).json().data
  expect(needs.map(({ key, count, amount, age_days }) => [key, count, amount, age_days])).toEqual([
    ['deposits', 1, 25_000_000, -deposit.clock.days_left],
    ['draft_leases', 1, 120_000_000, 6],
    ['refunds', 1, 350_000, 5],
    ['transfers', 1, 1_915_000, 4],
    ['applications', 1, expect.any(Number), 2],
    ['joined_tenants', 1, null, 0],
  ])
  expect(needs.every(({ action_url }) => action_url.startsWith('/dashboard/'))).toBe(true)
  const asked = async ({ get }: Person, of = '') => (await get(`/analytics/needs${of}`)).json().data
  const here = await asked(flat.manager, `?estate_id=${flat.estate_id}`)
  const withoutAddress = (all: readonly Need[]) => all.map(({ action_url: _, ...need }) => need)
  expect(withoutAddress(here)).toEqual(withoutAddress(needs))
  const lists = here.filter(({ action_url }: Need) => action_url.includes('?'))
  expect(lists.every(({ action_url }: Need) => action_url.endsWith(`estate_id=${flat.estate_id}`))).toBe(true)
  expect(await asked(flat.tenant)).toEqual([])
  const others = await needsOf(await signedIn(world, 'ESTATE_MANAGER'))
  expect(others).toEqual([])
})

test('credit that is left of a tenancy which is over is named to who gives it back, until it is given', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 120_000_000, due_date: today() }
  const flat = await letFlat(world, { subaccount_code: null, charges: [rent] })
  const credits = async () => (await needsOf(flat.manager)).filter(({ key }) => key === 'credits')
  await paysIn(world, flat, 125_000_000)
  expect(await credits()).toEqual([])
  const lease = await inSystem((tx) =>
    tx
      .updateTable('lease')
      .set({ status: 'TERMINATED', end_date: addDays(today(), -3) })
      .where('unit_id', '=', flat.unit_id)
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const action_url = `/dashboard/leases/${lease.id}/ledger`
  expect(await credits()).toMatchObject([{ count: 1, amount: 5_000_000, age_days: 3, action_url }])

  const another = { estate_id: flat.estate_id, manager: flat.manager, charges: [] }
  const gone = await letFlat(world, another)
  await paysIn(world, gone, 2_000_000)
  await inSystem((tx) =>
    tx.updateTable('lease').set({ status: 'EXPIRED' }).where('unit_id', '=', gone.unit_id).execute(),
  )
  const both = `/dashboard/money/${flat.estate_id}?kind=CREDITS`
  expect(await credits()).toMatchObject([{ count: 2, amount: 7_000_000, action_url: both }])

  for (const { tenant } of [flat, gone]) {
    const back = {
      estate_id: flat.estate_id,
      tenant_id: tenant.id,
      reason: 'Moved out',
      way: 'BANK_TRANSFER',
    }
    const given = await flat.manager.post('/payments/refunds/credit', back, {
      'idempotency-key': randomUUID(),
    })
    expect(given.statusCode, given.body).toBe(201)
  }
  expect(await credits()).toEqual([])
})

test('a landlord payout is named once its day has passed, by the sum and the day of its own page', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 120_000_000, due_date: today() }
  const flat = await letFlat(world, { subaccount_code: `ACCT_${randomUUID()}`, charges: [rent] })
  await paysIn(world, flat, 120_000_000)
  expect(await needsOf(flat.manager)).toEqual([])
  world.services.clock.advance(30 * 86_400_000)
  const manager = await managerOf(flat.estate_id)
  const [late] = await needsOf(manager)
  expect(late).toMatchObject({ key: 'remittances', count: 1, amount: 108_000_000 })
  const { data } = (await manager.get('/remittances/due?only=LATE')).json()
  expect(data).toMatchObject([
    { landlord_id: flat.landlord.id, due: late?.amount, days_left: -(late?.age_days ?? 0) },
  ])
  expect(late?.age_days).toBeGreaterThan(10)
})

test('a landlord whom nothing can be paid to is named by what lies with us, and its door opens that row', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 120_000_000, due_date: today() }
  const flat = await letFlat(world, { subaccount_code: null, charges: [rent] })
  await paysIn(world, flat, 120_000_000)
  const [need] = await needsOf(flat.manager)
  expect(need).toMatchObject({ key: 'landlords_without_account', count: 1, amount: 108_000_000 })
  const { data } = (await flat.manager.get('/remittances/due?only=NO_ACCOUNT')).json()
  expect(data).toMatchObject([{ landlord_id: flat.landlord.id, with_us: need?.amount, account: null }])
  expect((await flat.manager.get('/remittances/due?only=LATE')).json().data).toEqual([])
})

test('a landlord without a payout account reads what lies with us for them as whoever pays it does, less what went back of it', async () => {
  const rent = { transaction_type: 'RENT_PAYMENT' as const, amount: 120_000_000, due_date: today() }
  const flat = await letFlat(world, { subaccount_code: null, charges: [rent] })
  const { manager, landlord, estate_id } = flat
  const transaction_id = await paysIn(world, flat, 120_000_000)
  const back = { transaction_id, amount: 20_000_000, reason: 'Rent agreed lower', way: 'BANK_TRANSFER' }
  const refunded = await manager.post('/payments/refunds', back, { 'idempotency-key': randomUUID() })
  expect(refunded.statusCode, refunded.body).toBe(201)

  const asked = async (who: Person, of = '') => (await who.get(`/analytics/needs${of}`)).json().data
  const [ofManager] = await asked(manager)
  expect(ofManager).toMatchObject({ key: 'landlords_without_account', amount: 90_000_000 })
  const ofLandlord = { key: 'payout_account', count: 1, amount: 90_000_000, age_days: 0 }
  expect(await asked(landlord)).toMatchObject([ofLandlord])
  expect(await asked(landlord, `?estate_id=${estate_id}`)).toMatchObject([ofLandlord])

  const elsewhere = await letFlat(world, { charges: [] })
  await world.work()
  expect(await asked(landlord, `?estate_id=${elsewhere.estate_id}`)).toMatchObject([{ amount: null }])
  const bells = (await landlord.get('/communication/notifications')).json().data
  expect(
    bells.find(({ title }: { title: string }) => title === 'Your rent needs a bank account'),
  ).toMatchObject({
    message: expect.stringContaining('₦900,000'),
  })
})

test('repairs to approve, emergencies to explain and bills to pay are named to whom they wait for, as their lists have them', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, estate_id } = flat
  const { order_id } = await vendorJob(world, flat)
  await inSystem(async (tx) => {
    const { id: vendor_id } = await tx
      .selectFrom('work_order')
      .select('vendor_id as id')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow()
    const place = { number: 0, estate_id, unit_id: flat.unit_id, created_by: manager.id }
    const waiting = await insertRow(tx, 'work_order', {
      ...{ ...place, category: 'ROOF', title: 'Mend the roof', status: 'APPROVAL' },
    })
    const asked = { vendor_id: vendor_id ?? '', asked_by: manager.id, asked_at: daysAgo(3) }
    await insertRow(tx, 'work_approval', {
      ...{ ...asked, order_id: waiting, amount: 30_000_000, level: 'OWNER' },
    })
    await insertRow(tx, 'work_approval', {
      ...{ ...asked, order_id, amount: 12_000_000, level: 'EMERGENCY', state: 'APPROVED' },
      ...{ decided_at: daysAgo(3), explain_by: daysAgo(2) },
    })
  })
  const bill = {
    billed_on: today(),
    lines: [{ description: 'Pump', amount: 10_000_000 }],
    retention_bp: 1_000,
  }
  const kept = await manager.post(`/work-orders/${order_id}/bills`, bill, { 'idempotency-key': randomUUID() })
  expect(kept.json()).toMatchObject({ amount: 10_000_000 })
  const upkeepOf = async (person: Person) =>
    (await needsOf(person)).filter(({ key }) => ['approvals', 'emergencies', 'bills_due'].includes(key))
  const says = (needs: readonly Need[]) => needs.map(({ key, count, amount }) => [key, count, amount])
  expect(says(await upkeepOf(landlord))).toEqual([['approvals', 1, 30_000_000]])
  expect(says(await upkeepOf(manager))).toEqual([
    ['emergencies', 1, null],
    ['bills_due', 1, 9_000_000],
  ])
  const of = `?estate_id=${estate_id}`
  expect((await landlord.get(`/work-approvals${of}`)).json().data).toHaveLength(1)
  expect((await manager.get(`/work-approvals${of}`)).json().data).toEqual([])
  expect((await manager.get('/work-orders?shown=TO_EXPLAIN')).json().data).toMatchObject([{ id: order_id }])
  expect((await manager.get('/vendor-bills?shown=DUE')).json().data).toMatchObject([{ left: 9_000_000 }])
  expect(
    (await manager.post(`/work-orders/${order_id}/explanation`, { note: 'Water on sockets' })).json(),
  ).toMatchObject({
    explain_by: null,
  })
  expect(says(await upkeepOf(manager))).toEqual([['bills_due', 1, 9_000_000]])
  expect(await upkeepOf(await signedIn(world, 'ESTATE_MANAGER'))).toEqual([])
})

/** A new session, since the former one expires as the clock advances. */
async function managerOf(estate_id: string): Promise<Person> {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  await inSystem((tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id, user_id: manager.id, role: 'ESTATE_MANAGER' })
      .execute(),
  )
  return manager
}

async function applied(flat: LetFlat, days: number): Promise<void> {
  await inSystem(async (tx) => {
    const place = { estate_id: flat.estate_id, unit_id: flat.unit_id }
    const listing_id = await insertRow(tx, 'listing', {
      ...place,
      ...{ slug: randomUUID(), headline: 'Two bedrooms in Lekki', published_by: flat.manager.id },
    })
    await insertRow(tx, 'application', {
      ...{ ...place, listing_id, code: randomUUID(), token_hash: Buffer.from(randomUUID()) },
      ...{
        full_name: 'Ada Obi',
        phone: '+2348031234567',
        employment: 'EMPLOYED',
        income_band: 'A',
        household: 2,
      },
      ...{ move_in_date: today(), consented_at: daysAgo(days), created_at: daysAgo(days) },
    })
  })
}

async function waitingTransfer(tx: Tx, { estate_id, manager }: LetFlat, days: number): Promise<void> {
  const bank = {
    bank_name: 'GTBank',
    account_number: '0123456785',
    account_name: 'CLIENTS',
  }
  const bank_account_id = await insertRow(tx, 'bank_account', { estate_id, ...bank, created_by: manager.id })
  const serving = { bank_account_id, owning_estate_id: estate_id, estate_id, added_by: manager.id }
  await tx.insertInto('bank_account_estate').values(serving).execute()
  const file = {
    file_name: 'november.csv',
    header_row: 1,
    columns: '[]',
    found: '{}',
    created_by: manager.id,
  }
  const statement_id = await insertRow(tx, 'bank_statement', { estate_id, bank_account_id, ...file })
  await insertRow(tx, 'bank_line', {
    ...{ estate_id, bank_account_id, statement_id, day: addDays(today(), -days), amount: 1_915_000 },
    ...{ reference: 'R', narration: 'N', payer: 'ADEBAYO O', fingerprint: randomUUID(), state: 'UNASSIGNED' },
  })
}
