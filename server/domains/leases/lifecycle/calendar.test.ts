import { addDays, addMonths, daysBetween } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeClock } from '../../../platform/clock/clock.ts'
import type { Services } from '../../../platform/services.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letUnit } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { leaseCharges } from '../charges/lease-charges.ts'
import { raiseDueCharges } from '../charges/raise-due-charges.ts'
import { termsOf } from '../terms/terms-of.ts'
import { runLeaseLifecycle } from './run-lease-lifecycle.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 16 })

/** The same server on a later day, at noon in Lagos. */
function onDay(day: string): Services {
  const ms = world.services.clock.now().getTime() + daysBetween(world.today(), day) * 86_400_000
  const now = new Date(ms)
  return {
    ...world.services,
    clock: { ...makeClock(), now: () => now },
    transaction: (actor, work) =>
      world.services.transaction(actor, async (tx) => {
        await sql`select set_config('app.now', ${now.toISOString()}, true)`.execute(tx)
        return work(Object.assign(tx, { now }))
      }),
  }
}

const living = async (place: number, more: object = {}) =>
  (
    await letUnit(world, home.manager, home.unitAt(place).id, {
      tenant_id: (await signedIn(world, 'TENANT')).id,
      ...more,
    })
  ).lease
const chargesOf = (lease_id: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .select(['key', 'amount'])
      .where('lease_id', '=', lease_id)
      .orderBy('key')
      .execute(),
  )
const termsAsSaid = (lease_id: string) =>
  world.services.transaction('system', async (tx) => {
    const lease = await tx
      .selectFrom('lease')
      .selectAll()
      .where('id', '=', lease_id)
      .executeTakeFirstOrThrow()
    return leaseCharges(termsOf(lease))
      .map(({ key, amount }) => ({ key, amount }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
  })
const statusOf = async (id: string) => (await home.manager.get(`/leases/${id}`)).json().status
const unitStatus = async (place: number) =>
  (await home.manager.get(`/onboarding/units/${home.unitAt(place).id}`)).json().status

test('month by month the scheduler raises exactly what the terms say, also when three run at once', async () => {
  const start = addMonths(world.today(), -1)
  const leases = [
    await living(1, { start_date: start, frequency: 'MONTHLY', end_date: addDays(addMonths(start, 17), 9) }),
    await living(2, {
      start_date: start,
      frequency: 'QUARTERLY',
      instalments: 3,
      service_charge: 7_777_777,
      end_date: addMonths(start, 25),
    }),
    await living(3, {
      start_date: start,
      frequency: 'YEARLY',
      instalments: 2,
      end_date: addDays(addMonths(start, 36), -1),
      fees: [
        { name: 'Security', transaction_type: 'MAINTENANCE_FEE', amount: 1_000_001, rhythm: 'EACH_PERIOD' },
      ],
    }),
  ]
  const first = await Promise.all(leases.map(({ id }) => chargesOf(id)))
  expect(first[0]).toHaveLength(5) // a month ago, today, and three months ahead
  expect(first[2]).toHaveLength(3) // two parts of the first year, and its levy
  for (let month = 1; month <= 37; month++) {
    const then = onDay(addMonths(world.today(), month))
    await Promise.all([raiseDueCharges(then), raiseDueCharges(then), raiseDueCharges(then)])
  }
  for (const { id } of leases) expect(await chargesOf(id)).toEqual(await termsAsSaid(id))
  expect(await raiseDueCharges(onDay(addMonths(world.today(), 37)))).toBe(0)
  await expectSoundBooks(world)
})

test('a charge is raised on the day that comes within the estate’s months, and not the day before', async () => {
  const lease = await living(4, { frequency: 'MONTHLY' })
  const before = (await chargesOf(lease.id)).length
  await raiseDueCharges(onDay(addDays(addMonths(world.today(), 1), -1)))
  expect(await chargesOf(lease.id)).toHaveLength(before)
  await raiseDueCharges(onDay(addMonths(world.today(), 1)))
  expect(await chargesOf(lease.id)).toHaveLength(before + 1)
})

test('the day after its last one a lease is over and its unit free; a renewed one is renewed, and the next one begins', async () => {
  const end_date = addDays(world.today(), 5)
  const over = await living(5, { end_date })
  const renewed = await living(6, { end_date })
  const next = (await home.manager.post(`/leases/${renewed.id}/renew`, {})).json()
  const coming = await living(7, { start_date: addDays(world.today(), 3) })
  expect(await unitStatus(7)).toBe('RESERVED')
  await runLeaseLifecycle(onDay(end_date))
  expect([await statusOf(over.id), await unitStatus(7)]).toEqual(['ACTIVE', 'OCCUPIED'])
  const after = onDay(addDays(end_date, 1))
  await Promise.all([runLeaseLifecycle(after), runLeaseLifecycle(after)])
  await runLeaseLifecycle(after)
  expect([await statusOf(over.id), await statusOf(renewed.id), await statusOf(next.id)]).toEqual([
    'EXPIRED',
    'RENEWED',
    'ACTIVE',
  ])
  expect([await unitStatus(5), await unitStatus(6)]).toEqual(['VACANT', 'OCCUPIED'])
  expect(await statusOf(coming.id)).toBe('ACTIVE')
})

test('manager, landlord and tenant are told 90, 60 and 30 days before the end, once each', async () => {
  const tenant = await signedIn(world, 'TENANT')
  const { lease } = await letUnit(world, home.manager, home.unitAt(8).id, {
    tenant_id: tenant.id,
    end_date: addDays(addMonths(world.today(), 12), -1),
  })
  const told = async (person = tenant) =>
    (await person.get('/communication/notifications?limit=100'))
      .json()
      .data.filter((one: { actionUrl: string }) => one.actionUrl === `/dashboard/leases/${lease.id}`).length
  for (const [left, times] of [
    [91, 0],
    [90, 1],
    [75, 1],
    [60, 2],
    [30, 3],
    [12, 3],
  ] as const) {
    const day = onDay(addDays(lease.end_date, -left))
    await runLeaseLifecycle(day)
    await runLeaseLifecycle(day)
    await world.work()
    expect([left, await told()]).toEqual([left, times])
  }
  expect([await told(home.manager), await told(home.landlord)]).toEqual([3, 4]) // the landlord also read that it was let
})
