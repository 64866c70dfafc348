import type { Debt } from '@gida/contract/domains/charges/debt'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { faultsOfBooks } from '../../../testing/money/books.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { getAdminDashboard } from '../../analytics/dashboards/admin-dashboard.ts'
import { getCollectorDashboard } from '../../analytics/dashboards/collector-dashboard.ts'
import { getTenantDashboard } from '../../analytics/dashboards/tenant-dashboard.ts'
import { getEstateAnalytics } from '../../analytics/estate/estate-analytics.ts'
import { getTenantAccount } from '../../autopay/tenant-account/get-tenant-account.ts'
import { getArrearsByAge, listArrears } from '../../collections/index.ts'
import { getUnit } from '../../estates/index.ts'
import { getProperty } from '../../estates/properties/property-queries.ts'
import { leaseWithCharges } from '../../leases/present.ts'
import { getTenant } from '../../leases/tenants/get-tenant.ts'
import { listTenants } from '../../leases/tenants/tenant-queries.ts'
import { paymentStats } from '../../payments/payment-stats.ts'
import { raiseCharges } from '../raise-charges.ts'
import { giveUp } from '../waivers/waive-charge.ts'
import { readDebt } from './read-debt.ts'

const world = useWorld()
const PORTFOLIOS = 3
const today = () => lagosDay(world.services.clock.now())
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const as = <T>({ actor }: Person, read: (tx: Tx, actor: Person['actor']) => Promise<T>) =>
  world.services.transaction(actor, (tx) => read(tx, actor))

type Flat = LetFlat & { lease_id: string; property_id: string }
type Wanted = { flat: number; days: number; amount: number; waived: number }

/** A charge of one of the flats, due so many days from now, of which some is waived. */
const anyCharge: fc.Arbitrary<Wanted> = fc.record({
  flat: fc.nat(2),
  days: fc.oneof(fc.constantFrom(-91, -90, -31, -30, -1, 0, 7, 8), fc.integer({ min: -400, max: 200 })),
  amount: fc.integer({ min: 10_001, max: 50_000_000 }),
  waived: fc.integer({ min: 0, max: 10_000 }),
})

test('the debt of an estate is that of its leases, properties and owners, as the ledger has it, on every screen', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const portfolios = fc.asyncProperty(
    fc.array(anyCharge, { minLength: 3, maxLength: 10 }),
    async (charges) => {
      const flats = await threeFlats()
      for (const wanted of charges) await raise(flats[wanted.flat] as Flat, wanted)
      await agree(flats, admin)
      world.services.clock.advance(8 * 86_400_000) // much falls due, and nobody writes
      await agree(flats, admin)
    },
  )
  await fc.assert(portfolios, { numRuns: PORTFOLIOS, seed: 7 })
  expect(await faultsOfBooks(world)).toEqual([])
})

/** Three properties of one estate, each with an owner and a tenant of its own. */
async function threeFlats(): Promise<Flat[]> {
  const first = await letFlat(world, { charges: [] })
  const { estate_id, manager } = first
  const flats = [first]
  for (let i = 0; i < 2; i++) flats.push(await letFlat(world, { charges: [], estate_id, manager }))
  return inSystem(async (tx) => {
    const leases = await tx
      .selectFrom('lease')
      .select(['id as lease_id', 'property_id', 'unit_id'])
      .where('estate_id', '=', estate_id)
      .execute()
    return flats.map((flat) => {
      const lease = leases.find(({ unit_id }) => unit_id === flat.unit_id)
      return { ...flat, lease_id: lease?.lease_id ?? '', property_id: lease?.property_id ?? '' }
    })
  })
}

let raised = 0
async function raise(flat: Flat, { days, amount, waived }: Wanted): Promise<void> {
  const { estate_id, unit_id, lease_id, property_id, landlord, tenant, manager } = flat
  await inSystem(async (tx) => {
    const of = { estate_id, property_id, unit_id, landlord_id: landlord.id, tenant_id: tenant.id, lease_id }
    const key = `test:${raised++}`
    const charge = {
      key,
      transaction_type: 'RENT_PAYMENT' as const,
      amount,
      due_date: addDays(today(), days),
    }
    await raiseCharges(tx, of, [charge])
    if (waived === 0) return
    const { id } = await tx.selectFrom('charge').select('id').where('key', '=', key).executeTakeFirstOrThrow()
    await giveUp(tx, manager.actor, id, { kind: 'WAIVER', reason: 'A test', amount: waived })
  })
}

async function agree(flats: Flat[], admin: Person): Promise<void> {
  const { estate_id, manager } = flats[0] as Flat
  const whole = await as(manager, (tx, actor) => readDebt(tx, actor, { estate_id }))
  expect(whole.outstanding).toBe(whole.due_now + whole.billed_later)
  expect(whole.outstanding).toBe(await receivable(estate_id))
  for (const parts of [
    flats.map(({ lease_id }) => as(manager, (tx, actor) => readDebt(tx, actor, { lease_id }))),
    flats.map(({ property_id }) => as(manager, (tx, actor) => readDebt(tx, actor, { property_id }))),
    flats.map(({ landlord }) => as(landlord, (tx, actor) => readDebt(tx, actor))),
    flats.map(({ landlord }) => as(landlord, (tx, actor) => readDebt(tx, actor, { estate_id }))),
    flats.map(({ tenant }) => as(tenant, (tx, actor) => readDebt(tx, actor))),
    flats.map(({ unit_id }) => as(manager, async (tx) => (await getUnit(tx, unit_id)).debt)),
    flats.map(({ property_id }) =>
      as(manager, async (tx, a) => (await getProperty(tx, a, property_id)).debt),
    ),
    (await as(manager, (tx, a) => listTenants(tx, a, { page: 1, limit: 20 }))).rows.map(({ debt }) => debt),
  ])
    expect(addUp(await Promise.all(parts))).toEqual(whole)
  await agreeOfOne(flats)
  await agreeOfAll(manager, estate_id, whole)
  const all = await as(admin, (tx, actor) => readDebt(tx, actor))
  expect((await as(admin, getAdminDashboard)).debt).toEqual(all)
}

/** What one tenant reads of themselves, and others of them. */
async function agreeOfOne(flats: readonly Flat[]): Promise<void> {
  for (const { tenant, manager, lease_id } of flats) {
    const { balance } = await as(tenant, getTenantDashboard)
    expect((await as(tenant, getTenantAccount)).balance).toEqual(balance)
    expect((await as(manager, (tx, actor) => getTenant(tx, actor, tenant.id))).balance).toEqual(balance)
    expect((await as(manager, (tx, actor) => leaseWithCharges(tx, actor, lease_id))).balance).toEqual(balance)
  }
}

/** What who manages the estate reads of all of it. */
async function agreeOfAll(manager: Person, estate_id: string, whole: Debt): Promise<void> {
  const [dashboard, analytics, ageing, stats, list] = await as(manager, async (tx, actor) => [
    await getCollectorDashboard(tx, actor),
    await getEstateAnalytics(tx, actor, estate_id, 12),
    await getArrearsByAge(tx, actor, { estate_id }),
    await paymentStats(tx, actor, {}),
    await listArrears(tx, actor, { page: 1, limit: 20 }),
  ])
  expect(dashboard.debt).toEqual(whole)
  expect(analytics.debt).toEqual(whole)
  expect(stats).toMatchObject({ outstanding: whole.outstanding, overdue: whole.arrears, debt: whole })
  expect(ageing).toMatchObject({ total: whole.arrears, not_due: whole.outstanding - whole.arrears })
  expect([dashboard.ageing, analytics.ageing]).toEqual([ageing, ageing])
  expect(sum(ageing.by_age.map(({ amount }) => amount))).toBe(whole.arrears)
  expect(sum(analytics.by_property.data.map(({ arrears }) => arrears))).toBe(whole.arrears)
  expect(sum(analytics.by_landlord.data.map(({ arrears }) => arrears))).toBe(whole.arrears)
  expect(sum(list.data.map(({ arrears }) => arrears))).toBe(whole.arrears)
  expect([list.pagination.total, list.data.length]).toEqual([ageing.tenants, ageing.tenants])
  expect(list.data[0]?.late_days ?? 0).toBe(whole.late_days)
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function addUp(debts: readonly Debt[]): Debt {
  const of = (key: 'arrears' | 'due_now' | 'billed_later' | 'outstanding') =>
    sum(debts.map((debt) => debt[key]))
  return {
    arrears: of('arrears'),
    due_now: of('due_now'),
    billed_later: of('billed_later'),
    outstanding: of('outstanding'),
    late_days: Math.max(...debts.map(({ late_days }) => late_days)),
    next_due: debts.flatMap(({ next_due }) => next_due ?? []).sort()[0] ?? null,
  }
}

const receivable = (estate_id: string) =>
  inSystem(async (tx) => {
    const { rows } = await sql<{ open: number }>`
      select coalesce(sum(d.debits - d.credits), 0)::bigint as open from account a join account_day d on d.account_id = a.id
      where a.estate_id = ${estate_id} and a.kind = 'RECEIVABLE' and d.day <= ${today()}::date`.execute(tx)
    return rows[0]?.open ?? 0
  })
