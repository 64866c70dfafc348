import { randomUUID } from 'node:crypto'
import type { EstateAnalytics, OccupancyReport } from '@gida/contract/domains/analytics/estate-figures'
import type { EstateForecast } from '@gida/contract/domains/analytics/forecast'
import { ReportKind } from '@gida/contract/domains/analytics/report'
import type { VacancyAnalysis } from '@gida/contract/domains/analytics/vacancy'
import type { Frequency } from '@gida/contract/domains/estates/unit'
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstOfMonth,
  lagosDay,
  startOfDay,
} from '@gida/contract/shared/dates'
import { MAX_KOBO } from '@gida/contract/shared/money'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { readSpreadsheet } from '../../../platform/spreadsheets/read-spreadsheet.ts'
import { insertPayment } from '../../../testing/money/insert-payment.ts'
import { paysIn } from '../../../testing/money/payments-in.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const today = () => lagosDay(world.services.clock.now())
const inDays = (days: number) => addDays(today(), days)
const CALLS = ['analytics', 'reports/occupancy', 'forecast', 'vacancy-analysis', 'market-comparison'] as const

async function ask<T>(person: Person, estate_id: string, call: string): Promise<T> {
  const answer = await person.get(`/onboarding/estates/${estate_id}/${call}`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body.length).toBeLessThan(200_000)
  return answer.json()
}

const charge = (days: number, amount: number) => ({
  transaction_type: 'RENT_PAYMENT' as const,
  description: `Rent due ${days}`,
  amount,
  due_date: inDays(days),
})

/** Lease, unit and place of the flat of `letFlat`. */
const placeOf = ({ unit_id }: Pick<LetFlat, 'unit_id'>) =>
  asSystem((tx) =>
    tx
      .selectFrom('unit')
      .select(['id as unit_id', 'estate_id', 'property_id', 'landlord_id'])
      .where('id', '=', unit_id)
      .executeTakeFirstOrThrow(),
  )

const setLease = (flat: LetFlat, set: object) =>
  asSystem((tx) => tx.updateTable('lease').set(set).where('unit_id', '=', flat.unit_id).execute())

async function addLease(flat: LetFlat, more: { start_date: Day; end_date: Day } & Record<string, unknown>) {
  const place = await placeOf(flat)
  const terms = { rent_amount: 120_000_000, frequency: 'YEARLY' as Frequency, status: 'EXPIRED' as const }
  const people = { tenant_id: flat.tenant.id, created_by: flat.manager.id }
  await asSystem((tx) =>
    tx
      .insertInto('lease')
      .values({ ...place, ...terms, ...people, ...more })
      .execute(),
  )
}

/** Adds a unit to the flat's property, entered that many days ago. */
async function addUnit(flat: LetFlat, more: Record<string, unknown> & { entered?: number } = {}) {
  const { unit_id: _, ...place } = await placeOf(flat)
  const { entered = 0, ...values } = more
  const created_at = new Date(world.services.clock.now().getTime() - entered * 86_400_000)
  return asSystem((tx) =>
    tx
      .insertInto('unit')
      .values({ ...place, name: `U${randomUUID().slice(0, 6)}`, status: 'VACANT', created_at, ...values })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
}

async function pay(flat: LetFlat, amount: number, at: Date, charge_id?: string) {
  await asSystem(async (tx) => {
    const id = await insertPayment(tx, flat, { amount })
    if (charge_id) {
      const values = { payment_id: id, charge_id, wanted_amount: amount, settled_amount: amount, position: 0 }
      await tx.insertInto('allocation').values(values).execute()
      await tx
        .updateTable('charge')
        .set((eb) => ({ settled_amount: eb('settled_amount', '+', amount) }))
        .where('id', '=', charge_id)
        .execute()
    }
    const completed = { status: 'COMPLETED', payment_date: at } as const
    await tx.updateTable('payment').set(completed).where('id', '=', id).execute()
  })
}

describe('of an estate with one flat', () => {
  let flat: LetFlat
  let beside: LetFlat
  const dues = [-100, -70, -40, -30, -1, 0, 5]
  beforeAll(async () => {
    flat = await letFlat(world, { charges: dues.map((days, i) => charge(days, 10 ** i)) })
    beside = await letFlat(world, {
      estate_id: flat.estate_id,
      manager: flat.manager,
      charges: [charge(-5, 5_000_000)],
    })
  })
  const of = (person: Person) => ask<EstateAnalytics>(person, flat.estate_id, 'analytics')

  test('the landlord is shown their own property alone, the manager all', async () => {
    const mine = await of(flat.landlord)
    expect(mine.ageing).toMatchObject({
      total: 11_111,
      tenants: 1,
      by_age: [
        { key: '1-30', tenants: 0, amount: 11_000 },
        { key: '31-60', tenants: 0, amount: 100 },
        { key: '61-90', tenants: 0, amount: 10 },
        { key: '90+', tenants: 1, amount: 1 },
      ],
    })
    expect(mine.by_landlord).toMatchObject({
      data: [{ landlord_id: flat.landlord.id, units: 1, arrears: 11_111 }],
      others: 0,
    })
    expect(mine.occupancy).toMatchObject({ units: 1, occupied: 1, rate: 10_000 })
    const all = await of(flat.manager)
    expect(all.ageing).toMatchObject({ total: 5_011_111, tenants: 2 })
    expect(all.by_property.data.map(({ arrears }) => arrears).sort()).toEqual([11_111, 5_000_000])
    expect(all.top_debtors.map(({ amount, late_days }) => [amount, late_days])).toEqual([
      [5_000_000, 5],
      [11_111, 100],
    ])
    for (const call of CALLS) {
      const body = JSON.stringify(await ask(flat.landlord, flat.estate_id, call))
      for (const id of [beside.landlord.id, beside.tenant.id, beside.unit_id]) expect(body).not.toContain(id)
    }
  })

  test('money is counted in the Lagos month in which it came', async () => {
    const first = firstOfMonth(today())
    const midnight = startOfDay(first)
    await pay(flat, 700, midnight)
    await pay(flat, 50, new Date(midnight.getTime() - 1))
    for (const person of [flat.landlord, flat.manager]) {
      const { months, collected } = await of(person)
      expect(months).toHaveLength(12)
      expect(months.at(-1)).toMatchObject({ month: first.slice(0, 7), collected: 700 })
      expect(months.at(-2)).toMatchObject({ month: addMonths(first, -1).slice(0, 7), collected: 50 })
      expect(collected).toBe(750)
    }
    const { months } = await ask<EstateAnalytics>(flat.manager, flat.estate_id, 'analytics?months=24')
    expect(months).toHaveLength(24)
  })

  test('days to pay are those of each kobo', async () => {
    const paid = await letFlat(world, { charges: [charge(-20, 300), charge(-20, 100)] })
    const at = (days: number) => new Date(startOfDay(inDays(days)).getTime() + 1)
    await pay(paid, 300, at(-20), paid.charge_ids[0])
    await pay(paid, 100, at(-12), paid.charge_ids[1])
    const { days_to_pay } = await ask<EstateAnalytics>(paid.manager, paid.estate_id, 'analytics')
    expect(days_to_pay).toEqual({ average: 2, payments: 2 })
    const seen = await ask<EstateAnalytics>(beside.landlord, beside.estate_id, 'analytics')
    expect(seen.days_to_pay).toEqual({ average: null, payments: 0 })
  })

  test('rents are of a year, and leases that end are counted with those that end sooner', async () => {
    const home = await letFlat(world)
    await setLease(home, {
      start_date: inDays(-300),
      end_date: inDays(30),
      rent_amount: 1001,
      frequency: 'TWO_YEARLY',
    })
    await asSystem((tx) =>
      tx.updateTable('unit').set({ bedrooms: 2 }).where('id', '=', home.unit_id).execute(),
    )
    await addUnit(home, { bedrooms: 2, rent_amount: 100, frequency: 'MONTHLY' })
    await addUnit(home, { bedrooms: null, rent_amount: 7, frequency: 'QUARTERLY' })
    const { rent_by_bedrooms, leases_ending } = await ask<EstateAnalytics>(
      home.manager,
      home.estate_id,
      'analytics',
    )
    expect(rent_by_bedrooms).toEqual([
      { bedrooms: 2, units: 2, average: 850, lowest: 500, highest: 1200 },
      { bedrooms: null, units: 1, average: 28, lowest: 28, highest: 28 },
    ])
    expect(leases_ending).toEqual(
      [30, 60, 90].map((within_days) => ({ within_days, count: 1, yearly_rent: 500 })),
    )
  })

  test('a lease of several units is one lease that ends, with all of its rent, as in what waits', async () => {
    const home = await letFlat(world)
    await setLease(home, { start_date: inDays(-300), end_date: inDays(30), rent_amount: 1001 })
    const { id: unit_id } = await addUnit(home, { status: 'OCCUPIED' })
    await asSystem(async (tx) => {
      const first = tx.selectFrom('lease_unit').selectAll().where('unit_id', '=', home.unit_id)
      const { lease_id, estate_id } = await first.executeTakeFirstOrThrow()
      await tx.insertInto('lease_unit').values({ lease_id, estate_id, unit_id, position: 1 }).execute()
    })
    const { leases_ending } = await ask<EstateAnalytics>(home.manager, home.estate_id, 'analytics')
    expect(leases_ending[1]).toEqual({ within_days: 60, count: 1, yearly_rent: 1001 })
    const needs = (await home.manager.get('/analytics/needs')).json().data
    expect(needs).toContainEqual(expect.objectContaining({ key: 'leases_ending', count: 1, amount: 1001 }))
  })
})

describe('occupancy', () => {
  test('counts each day once, however leases overlap, and no day that has not come', async () => {
    const flat = await letFlat(world)
    await asSystem((tx) =>
      tx
        .updateTable('unit')
        .set({ created_at: new Date('2024-01-01') })
        .where('id', '=', flat.unit_id)
        .execute(),
    )
    await setLease(flat, { start_date: '2025-12-31', end_date: '2026-01-01', status: 'EXPIRED' })
    await addLease(flat, { start_date: '2025-12-30', end_date: '2026-01-02' })
    await addLease(flat, { start_date: '2026-02-28', end_date: '2026-03-01', tenant_id: flat.manager.id })
    await addLease(flat, { start_date: inDays(10), end_date: inDays(400), status: 'ACTIVE' })
    const { months, properties, others, now } = await ask<OccupancyReport>(
      flat.manager,
      flat.estate_id,
      'reports/occupancy?from=2025-12-31&to=2026-03-31',
    )
    expect(
      months.map(({ month, units, unit_days, occupied_days, new_lets, ends }) => [
        month,
        units,
        unit_days,
        occupied_days,
        new_lets,
        ends,
      ]),
    ).toEqual([
      ['2025-12', 1, 1, 1, 0, 0],
      ['2026-01', 1, 31, 2, 0, 1],
      ['2026-02', 1, 28, 1, 1, 0],
      ['2026-03', 1, 31, 1, 0, 1],
    ])
    expect(months[0]?.rate).toBe(10_000)
    expect(properties.map(({ months }) => months)).toEqual([months])
    expect([others, now.units, now.occupied]).toEqual([0, 1, 1])
    const coming = await ask<OccupancyReport>(
      flat.manager,
      flat.estate_id,
      `reports/occupancy?from=${inDays(5)}&to=${inDays(50)}`,
    )
    expect(
      coming.months.every(
        ({ unit_days, occupied_days, rate }) => unit_days + occupied_days === 0 && rate === null,
      ),
    ).toBe(true)
  })

  test('a lease that was cancelled, declined or called off fills no day, and ends no emptiness', async () => {
    const flat = await letFlat(world)
    await setLease(flat, { status: 'EXPIRED', start_date: inDays(-300), end_date: inDays(-101) })
    for (const [ending_kind, last] of [
      ['CANCELLED', 264],
      ['DECLINED', 100],
      ['CALLED_OFF', -90],
    ] as const)
      await addLease(flat, {
        ...{ status: 'TERMINATED', start_date: inDays(-90), end_date: inDays(last), ending_kind },
        tenant_id: flat.landlord.id,
      })
    await asSystem((tx) =>
      tx
        .updateTable('unit')
        .set({ status: 'VACANT', created_at: startOfDay(inDays(-300)) })
        .where('id', '=', flat.unit_id)
        .execute(),
    )
    const { months } = await ask<OccupancyReport>(
      flat.manager,
      flat.estate_id,
      `reports/occupancy?from=${inDays(-95)}&to=${today()}`,
    )
    const sum = (of: 'occupied_days' | 'new_lets' | 'ends') => months.reduce((all, one) => all + one[of], 0)
    expect([sum('occupied_days'), sum('new_lets'), sum('ends')]).toEqual([0, 0, 0])
    const vacancy = await ask<VacancyAnalysis>(flat.manager, flat.estate_id, 'vacancy-analysis')
    expect(vacancy.units).toMatchObject([{ since: inDays(-100), days: 100 }])
    expect(vacancy.total.lets).toBe(0)
  })

  test('a tenant who stays on after the last day lives there until today; one who signs again is neither let nor ended', async () => {
    const flat = await letFlat(world)
    await setLease(flat, { start_date: inDays(-400), end_date: inDays(-20) })
    const { months } = await ask<OccupancyReport>(
      flat.manager,
      flat.estate_id,
      `reports/occupancy?from=${inDays(-30)}&to=${today()}`,
    )
    expect(months.reduce((sum, { occupied_days }) => sum + occupied_days, 0)).toBe(31)
    await setLease(flat, { status: 'RENEWED' })
    await addLease(flat, { start_date: inDays(-19), end_date: inDays(300), status: 'ACTIVE' })
    const again = await ask<OccupancyReport>(
      flat.manager,
      flat.estate_id,
      `reports/occupancy?from=${inDays(-30)}&to=${today()}`,
    )
    expect(again.months.map(({ new_lets, ends }) => new_lets + ends)).toEqual(again.months.map(() => 0))
  })

  test.each([
    ['from=2026-02-01&to=2026-01-01', 'to'],
    ['from=1826-01-01&to=2026-01-01', 'from'],
    ['from=1990-01-01&to=2026-01-01', 'to'],
    ['from=9999-12-01&to=9999-12-31', 'from'],
    ['from=2026-02-30', 'from'],
  ])('refuses %s and names the field', async (query, path) => {
    const { manager, estate_id } = await letFlat(world)
    const answer = await manager.get(`/onboarding/estates/${estate_id}/reports/occupancy?${query}`)
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, path])
  })

  test('of 1970 is empty, and an end alone or a beginning alone is enough', async () => {
    const { manager, estate_id } = await letFlat(world)
    const of = (query: string) => ask<OccupancyReport>(manager, estate_id, `reports/occupancy?${query}`)
    const old = await of('from=1970-01-01&to=1970-12-31')
    expect([old.months.length, old.months.reduce((sum, { unit_days }) => sum + unit_days, 0)]).toEqual([
      12, 0,
    ])
    expect(await of('from=1970-06-15')).toMatchObject({ from: '1970-06-15', to: '1973-05-31' })
    expect(await of('to=1970-01-01')).toMatchObject({ from: '1969-01-02', to: '1970-01-01' })
    expect(await of(`from=${inDays(3)}`)).toMatchObject({ from: inDays(3), to: inDays(3) })
    expect((await of('')).months).toHaveLength(12)
  })
})

describe('vacancy', () => {
  const of = (flat: LetFlat) => ask<VacancyAnalysis>(flat.manager, flat.estate_id, 'vacancy-analysis')

  test('a unit is empty since the day after its last lease, and costs its asked rent by days, whole kobo', async () => {
    const flat = await letFlat(world)
    await setLease(flat, { status: 'EXPIRED', start_date: inDays(-375), end_date: inDays(-11) })
    await asSystem((tx) =>
      tx
        .updateTable('unit')
        .set({ status: 'VACANT', rent_amount: 1000, frequency: 'MONTHLY' })
        .where('id', '=', flat.unit_id)
        .execute(),
    )
    await addUnit(flat, { entered: 73, rent_amount: 99, frequency: 'TWO_YEARLY', bedrooms: 1 })
    await addUnit(flat, { status: 'RESERVED', rent_amount: 500 })
    const { units, total, by_bedrooms, by_property, others } = await of(flat)
    expect(
      units.map(({ since, days, yearly_rent, rent_lost }) => [since, days, yearly_rent, rent_lost]),
    ).toEqual([
      [inDays(-10), 10, 12_000, 328],
      [inDays(-73), 73, 49, 9],
    ])
    expect(total).toMatchObject({
      vacant: 2,
      days: 83,
      rent_lost: 337,
      yearly_rent: 12_049,
      dear: 0,
      lets: 0,
    })
    expect(by_property).toMatchObject([{ vacant: 2, rent_lost: 337 }])
    expect(by_bedrooms.map(({ bedrooms, vacant }) => [bedrooms, vacant])).toEqual([
      [1, 1],
      [null, 1],
    ])
    expect(others).toBe(0)
  })

  test('a lease still to come does not end the emptiness, and letting takes as long as a unit stood empty', async () => {
    const flat = await letFlat(world)
    await setLease(flat, { status: 'EXPIRED', start_date: inDays(-300), end_date: inDays(-201) })
    await addLease(flat, { start_date: inDays(-171), end_date: inDays(-101), tenant_id: flat.landlord.id })
    await addLease(flat, { start_date: inDays(20), end_date: inDays(100), status: 'ACTIVE' })
    await asSystem((tx) =>
      tx
        .updateTable('unit')
        .set({ status: 'VACANT', rent_amount: 365 })
        .where('id', '=', flat.unit_id)
        .execute(),
    )
    const { units, total } = await of(flat)
    expect(units).toMatchObject([{ since: inDays(-100), days: 100, rent_lost: 100, like: null }])
    expect(total).toMatchObject({ lets: 1, average_days_to_let: 29 })
  })

  test('asked rent is dear when it is a tenth above what three like units pay', async () => {
    const flat = await letFlat(world)
    for (const _ of [1, 2]) await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
    await asSystem((tx) =>
      tx
        .updateTable('lease')
        .set({ start_date: inDays(-9), end_date: inDays(90) })
        .where('estate_id', '=', flat.estate_id)
        .execute(),
    )
    await addUnit(flat, { rent_amount: 132_000_000 })
    await addUnit(flat, { rent_amount: 132_012_000 })
    await addUnit(flat, { rent_amount: 60_000_000 })
    const { units, total } = await of(flat)
    const seen = new Map(
      units.map(({ rent_amount, like }) => [rent_amount, [like?.above, like?.is_dear, like?.units]]),
    )
    expect(seen.get(132_000_000)).toEqual([1000, false, 3])
    expect(seen.get(132_012_000)).toEqual([1001, true, 3])
    expect(seen.get(60_000_000)).toEqual([-5000, false, 3])
    expect(total.dear).toBe(1)
  })
})

describe('what is kept of an estate', () => {
  const answersOf = (person: Person, estate_id: string) =>
    Promise.all(CALLS.map((call) => ask<object>(person, estate_id, call)))
  const asOwner = (text: string, values: unknown[]) =>
    withClient(world.ownerUrl, (owner) => owner.query(text, values))
  const forget = (estate_id: string) => asOwner('delete from kept_figure where estate_id = $1', [estate_id])

  test('is the same as worked out anew, after every change of a unit, a lease, a property or the books', async () => {
    const flat = await letFlat(world, { charges: [charge(-40, 5_000_000)] })
    const { estate_id, unit_id } = flat
    const { property_id } = await placeOf(flat)
    const update = (table: 'unit' | 'lease' | 'property' | 'users', set: object, id: string) =>
      asSystem((tx) => tx.updateTable(table).set(set).where('id', '=', id).execute())
    const leaseOf = async () =>
      asSystem((tx) =>
        tx.selectFrom('lease').select('id').where('unit_id', '=', unit_id).executeTakeFirstOrThrow(),
      )
    const changes: [string, () => Promise<unknown>][] = [
      ['nothing', async () => {}],
      ['a unit more', () => addUnit(flat, { entered: 90, rent_amount: 7_000_000, bedrooms: 3 })],
      ['a unit by itself', () => update('unit', { status: 'VACANT', bedrooms: 2 }, unit_id)],
      ['an earlier lease', () => addLease(flat, { start_date: inDays(-700), end_date: inDays(-640) })],
      ['the end of a lease', async () => update('lease', { end_date: inDays(30) }, (await leaseOf()).id)],
      ['the name of a property', () => update('property', { name: 'Mango House' }, property_id)],
      ['the name of a landlord', () => update('users', { full_name: 'Chief Renamed' }, flat.landlord.id)],
      ['money', () => paysIn(world, flat, 2_000_000)],
    ]
    for (const [what, change] of changes) {
      await change()
      for (const person of [flat.manager, flat.landlord]) {
        const kept = await answersOf(person, estate_id)
        await forget(estate_id)
        expect(kept, what).toEqual(await answersOf(person, estate_id))
      }
    }
  })

  test('is read rather than worked out, by each for themselves', async () => {
    const flat = await letFlat(world)
    const { estate_id } = flat
    for (const person of [flat.manager, flat.landlord]) await answersOf(person, estate_id)
    const marked = { others: 7 }
    await asOwner(
      `update kept_figure set answer = answer || $1 where estate_id = $2 and whose_id = $2 and name = 'vacancy'`,
      [marked, estate_id],
    )
    const othersOf = async (person: Person) =>
      (await ask<VacancyAnalysis>(person, estate_id, 'vacancy-analysis')).others
    expect([await othersOf(flat.landlord), await othersOf(flat.manager)]).toEqual([0, 7])
    await asOwner('update kept_figure set day = day - 1 where estate_id = $1', [estate_id])
    expect(await othersOf(flat.manager)).toBe(0)
  })
})

describe('the edges', () => {
  test('an estate without units, all vacant, or archived has its figures, and they are nothing', async () => {
    const manager = await signedIn(world, 'ESTATE_MANAGER')
    const made = await manager.post('/estates', {
      name: 'Empty Court',
      address: '1 Nowhere',
      state: 'Lagos',
      lga: 'Ikeja',
    })
    expect(made.statusCode).toBe(201)
    const { id } = made.json()
    for (const call of CALLS) await ask(manager, id, call)
    const { occupancy, collection_rate } = await ask<EstateAnalytics>(manager, id, 'analytics')
    expect([occupancy.units, occupancy.rate, collection_rate]).toEqual([0, null, null])
    const { months, tested, method } = await ask<EstateForecast>(manager, id, 'forecast')
    expect([months.length, months.every(({ high }) => high === 0), tested]).toEqual([12, true, null])
    expect(method).toContain('Too early')

    const flat = await letFlat(world)
    await asSystem(async (tx) => {
      await tx.updateTable('unit').set({ status: 'VACANT' }).where('id', '=', flat.unit_id).execute()
      await tx.updateTable('estate').set({ status: 'ARCHIVED' }).where('id', '=', flat.estate_id).execute()
    })
    for (const call of CALLS) await ask(flat.manager, flat.estate_id, call)
    expect((await ask<EstateAnalytics>(flat.manager, flat.estate_id, 'analytics')).occupancy).toMatchObject({
      units: 0,
      vacant: 0,
      rate: null,
    })
  })

  test('an archived unit counts no longer, stands empty nowhere, and its days before stay', async () => {
    const flat = await letFlat(world)
    const entered = startOfDay(firstOfMonth(addMonths(today(), -2)))
    const set = { bedrooms: 3, created_at: entered }
    await asSystem((tx) => tx.updateTable('unit').set(set).where('id', '=', flat.unit_id).execute())
    const gone = { bedrooms: 5, rent_amount: 90_000_000, created_at: entered }
    const archived_at = startOfDay(firstOfMonth(addMonths(today(), -1)))
    const { id } = await addUnit(flat, gone)
    const figures = () => ask<EstateAnalytics>(flat.manager, flat.estate_id, 'analytics')
    expect((await figures()).occupancy).toMatchObject({ units: 2, vacant: 1, rate: 5000 })
    await asSystem((tx) => tx.updateTable('unit').set({ archived_at }).where('id', '=', id).execute())

    const { occupancy, by_property, rent_by_bedrooms } = await figures()
    expect(occupancy).toMatchObject({ units: 1, vacant: 0, rate: 10_000 })
    expect(by_property.data[0]).toMatchObject({ units: 1, occupied: 1 })
    expect(rent_by_bedrooms.map(({ bedrooms }) => bedrooms)).toEqual([3])
    const vacancy = await ask<VacancyAnalysis>(flat.manager, flat.estate_id, 'vacancy-analysis')
    expect([vacancy.units, vacancy.total.vacant]).toEqual([[], 0])
    const { now, months } = await ask<OccupancyReport>(flat.manager, flat.estate_id, 'reports/occupancy')
    expect(now).toMatchObject({ units: 1, vacant: 0 })
    expect(months.slice(-3).map(({ units }) => units)).toEqual([2, 1, 1])
  })

  test('property managers and tenants are refused, and a foreign estate is not there', async () => {
    const flat = await letFlat(world)
    const foreign = await letFlat(world)
    const agent = await signedIn(world, 'PROPERTY_MANAGER')
    for (const call of CALLS) {
      for (const person of [agent, flat.tenant])
        expect((await person.get(`/onboarding/estates/${flat.estate_id}/${call}`)).statusCode).toBe(403)
      for (const person of [foreign.manager, foreign.landlord]) {
        const answer = await person.get(`/onboarding/estates/${flat.estate_id}/${call}`)
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'ESTATE_NOT_FOUND'])
      }
      expect((await flat.manager.get(`/estates/${flat.estate_id}/${call}`)).statusCode).toBe(200)
    }
  })

  test('the rent that a running lease has not raised yet is foreseen once', async () => {
    const flat = await letFlat(world, { charges: [] })
    const first = addMonths(`${today().slice(0, 7)}-10`, 1)
    const terms = {
      start_date: addMonths(first, -12),
      end_date: addDays(addMonths(first, 12), -1),
      frequency: 'MONTHLY',
    }
    await setLease(flat, { ...terms, rent_amount: 1000 })
    const { months } = await ask<EstateForecast>(flat.manager, flat.estate_id, 'forecast')
    expect(months.map(({ expected }) => expected)).toEqual(new Array(12).fill(1000))
    expect(daysBetween(first, terms.end_date)).toBeGreaterThan(360)
  })
})

describe('the market', () => {
  type Market = { rows: { others: { units: number; median: number } | null }[] }
  const of = (person: Person, estate_id: string) => ask<Market>(person, estate_id, 'market-comparison')
  const inLga = async (flat: LetFlat, lga: string) =>
    asSystem(async (tx) => {
      await tx.updateTable('estate').set({ lga }).where('id', '=', flat.estate_id).execute()
      await tx
        .updateTable('lease')
        .set({ start_date: inDays(-9), end_date: inDays(90) })
        .where('estate_id', '=', flat.estate_id)
        .execute()
      await tx.updateTable('unit').set({ bedrooms: 2 }).where('estate_id', '=', flat.estate_id).execute()
    })
  /** An estate with that many let flats, each with another owner. */
  async function estate(lga: string, flats: number, rent?: number) {
    const flat = await letFlat(world)
    for (let n = 1; n < flats; n++) await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
    await inLga(flat, lga)
    if (rent)
      await asSystem((tx) =>
        tx.updateTable('lease').set({ rent_amount: rent }).where('estate_id', '=', flat.estate_id).execute(),
      )
    return flat
  }

  test('is silent below five units and below two estates, and then says numbers alone', async () => {
    const mine = await estate('Surulere', 1)
    const one = await estate('Surulere', 2, 100_400_000)
    expect((await of(mine.manager, mine.estate_id)).rows).toMatchObject([{ others: null, above: null }])
    for (let n = 0; n < 4; n++) await letFlat(world, { estate_id: one.estate_id, manager: one.manager })
    await inLga(one, 'Surulere')
    expect((await of(mine.manager, mine.estate_id)).rows[0]?.others).toBeNull() // six units, but all in one estate
    await estate('Surulere', 1, 150_000_000)
    const { rows } = await of(mine.manager, mine.estate_id)
    expect(rows).toMatchObject([
      {
        bedrooms: 2,
        own: { units: 1, median: 120_000_000 },
        others: { units: 7, estates: 2, median: 120_000_000 },
        above: 0,
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(one.estate_id)
    expect((await of(mine.landlord, mine.estate_id)).rows).toEqual(rows)
  })

  test('does not tell the rents of one owner who holds nearly all, nor of an owner besides the asking one', async () => {
    const mine = await estate('Mushin', 1)
    const big = await estate('Mushin', 5)
    await estate('Mushin', 1)
    await asSystem((tx) =>
      tx
        .updateTable('property')
        .set({ landlord_id: big.landlord.id })
        .where('estate_id', '=', big.estate_id)
        .execute(),
    )
    expect((await of(mine.manager, mine.estate_id)).rows[0]?.others).toBeNull()
    // Six more flats of the manager's own elsewhere do not reveal a stranger's rent.
    const second = await estate('Mushin', 6)
    await asSystem((tx) =>
      tx
        .insertInto('estate_association')
        .values({ estate_id: second.estate_id, user_id: mine.manager.id, role: 'ESTATE_MANAGER' })
        .execute(),
    )
    expect((await of(mine.manager, mine.estate_id)).rows[0]?.others).toBeNull()
  })

  test('cannot be asked about an estate that the asking person does not see, nor narrowed to a unit', async () => {
    const mine = await estate('Agege', 1)
    await estate('Agege', 4)
    const foreign = await estate('Agege', 3)
    const { rows } = await of(mine.manager, mine.estate_id)
    expect(rows[0]?.others?.units).toBe(7)
    const seen = await world.services.transaction(mine.manager.actor, async (tx) => {
      const { sql } = await import('kysely')
      return (await sql`select * from app.market_rents(${foreign.estate_id})`.execute(tx)).rows
    })
    expect(seen).toEqual([])
    // As units leave the group one by one, the figure disappears before it depends on one.
    await asSystem((tx) =>
      tx.updateTable('unit').set({ bedrooms: 5 }).where('estate_id', '=', foreign.estate_id).execute(),
    )
    expect((await of(mine.manager, mine.estate_id)).rows[0]?.others).toBeNull()
    await withClient(world.ownerUrl, async (owner) => {
      const made = await owner.query(
        `select prosecdef, proconfig, pronargs from pg_proc where proname = 'market_rents'`,
      )
      expect(made.rows).toEqual([
        { prosecdef: true, proconfig: ['search_path=public, pg_temp'], pronargs: 1 },
      ])
    })
  })
})

describe('a report as a file', () => {
  const generate = (person: Person, body: object) => person.post('/analytics/reports', body)

  test('holds the figures of the screen, and no name that a spreadsheet would run', async () => {
    const flat = await letFlat(world, { charges: [charge(-40, 125_050)] })
    await asSystem(async (tx) => {
      await tx
        .updateTable('users')
        .set({ full_name: '=HYPERLINK("x"), Ọláńrewájú' })
        .where('id', '=', flat.tenant.id)
        .execute()
      await tx.updateTable('unit').set({ name: '+A1' }).where('id', '=', flat.unit_id).execute()
    })
    const answer = await generate(flat.manager, { report: 'ARREARS', estate_id: flat.estate_id })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="arrears-palmgrove-court-${today()}.csv"`,
    )
    const [heads, line] = answer.body.split('\r\n')
    expect(heads).toMatch(/^\uFEFFTenant,Unit,Property,Late since,Days late,Arrears \(NGN\)/)
    expect(line).toMatch(
      new RegExp(
        `^"'=HYPERLINK\\(""x""\\), Ọláńrewájú",'\\+A1,Block [0-9a-f]{6},${inDays(-40)},40,1250.50,0.00,1250.50,0.00,0.00$`,
      ),
    )
  })

  test('of each kind is made for managers and landlords, and of nobody else’s estate', async () => {
    const flat = await letFlat(world)
    const foreign = await letFlat(world)
    for (const report of ReportKind.options) {
      const body = { report, estate_id: flat.estate_id, from: inDays(-60), to: today(), format: 'csv' }
      for (const person of [flat.manager, flat.landlord])
        expect((await generate(person, body)).statusCode).toBe(200)
      expect((await generate(foreign.manager, body)).json().code).toBe('ESTATE_NOT_FOUND')
      expect((await generate(flat.tenant, body)).statusCode).toBe(403)
    }
    const bad = [
      { format: 'docx' },
      { report: 'X' },
      { from: today(), to: inDays(-1) },
      { from: '1990-01-01', to: today() },
    ]
    for (const more of bad)
      expect(
        (await generate(flat.manager, { report: 'OCCUPANCY', estate_id: flat.estate_id, ...more }))
          .statusCode,
      ).toBe(400)
  })

  test('of each kind is a paper too, and a workbook in which money is a number', async () => {
    const flat = await letFlat(world, { charges: [charge(-40, 125_050)] })
    for (const report of ReportKind.options) {
      const paper = await generate(flat.manager, { report, estate_id: flat.estate_id, format: 'pdf' })
      expect(paper.headers['content-type']).toBe('application/pdf')
      expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const book = await generate(flat.manager, {
      report: 'ARREARS',
      estate_id: flat.estate_id,
      format: 'xlsx',
    })
    expect(book.headers['content-disposition']).toContain(`arrears-palmgrove-court-${today()}.xlsx`)
    const [sheet] = await readSpreadsheet(book.rawPayload)
    expect(sheet?.rows[1]?.slice(4, 6)).toEqual([40, 1250.5])
  })

  test('what fell due and came in stands by month and property', async () => {
    const flat = await letFlat(world, { charges: [{ ...charge(0, 200_000), due_date: '2026-01-31' }] })
    await pay(flat, 50_000, new Date('2026-01-31T22:59:59Z'))
    await pay(flat, 1, new Date('2026-01-31T23:00:00Z'))
    const body = { report: 'COLLECTIONS', estate_id: flat.estate_id, from: '2026-01-31', to: '2026-02-01' }
    const lines = (await generate(flat.manager, body)).body.split('\r\n').slice(1, 3)
    expect(lines.map((line) => line.replace(/Block \w+/, 'Block'))).toEqual([
      '2026-01,Block,2000.00,500.00,25',
      '2026-02,Block,0.00,0.01,',
    ])
  })
})

test('the dearest rent there may be, asked every month, is answered by the year', async () => {
  const flat = await letFlat(world)
  const { property_id } = await placeOf(flat)
  const dear = { property_id, name: 'Penthouse', rent_amount: MAX_KOBO, frequency: 'MONTHLY' }
  expect((await flat.manager.post('/onboarding/units', dear)).statusCode).toBe(201)
  for (const call of CALLS) await ask(flat.manager, flat.estate_id, call)
  const { units } = await ask<VacancyAnalysis>(flat.manager, flat.estate_id, 'vacancy-analysis')
  expect(units[0]?.yearly_rent).toBe(12 * MAX_KOBO)
})
