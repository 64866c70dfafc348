import { addDays, addMonths } from '@gida/contract/shared/dates'
import { afterEach, expect, test } from 'vitest'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { signedIn } from '../../testing/people/people.ts'
import { letUnit } from '../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 12 })
const { once } = offlinePaymentsIn(world)
const DEPOSIT = 40_000_000
const RENT = 10_000_000

afterEach(() => expectSoundBooks(world))

type Line = { id: string; open_amount: number; transaction_type: string; due_date: string }

/** Somebody who moved in two months ago, by the month, and has paid the deposit alone. */
async function living(place: number) {
  const tenant = await signedIn(world, 'TENANT')
  const start_date = addMonths(world.today(), -2)
  const unit = home.unitAt(place)
  const { lease } = await letUnit(world, home.manager, unit.id, {
    ...{ tenant_id: tenant.id, start_date, end_date: addDays(addMonths(start_date, 12), -1) },
    ...{ rent_amount: RENT, frequency: 'MONTHLY', caution_deposit: DEPOSIT },
  })
  const flat = { tenant, unit_id: unit.id, lease_id: lease.id }
  const deposit = (await chargesOf(lease.id)).find((one) => one.transaction_type === 'CAUTION_DEPOSIT')
  await paid(flat, DEPOSIT, [deposit?.id ?? ''])
  return flat
}
type Flat = Awaited<ReturnType<typeof living>>

const chargesOf = async (id: string): Promise<Line[]> =>
  (await home.manager.get(`/leases/${id}`)).json().charges
const openOf = async (id: string) =>
  (await chargesOf(id)).reduce((sum, { open_amount }) => sum + open_amount, 0)

async function paid({ tenant, unit_id }: Flat, amount: number, charge_ids: string[]) {
  const answer = await once(home.manager, '/payments', {
    ...{ amount, charge_ids, transaction_type: 'RENT_PAYMENT', property_unit_id: unit_id },
    ...{ tenant_id: tenant.id, channel: 'BANK_TRANSFER', payment_date: world.today() },
  })
  expect(answer.statusCode).toBe(201)
}

/** Moves, by default today; the lease in the new home. */
async function moved(flat: Flat, place: number, date = world.today()): Promise<Flat> {
  const to_unit_id = home.unitAt(place).id
  const move = { to_unit_id, date }
  const answer = await home.manager.post(`/onboarding/units/${flat.unit_id}/transfer-tenant`, move)
  expect(answer.statusCode).toBe(201)
  return { tenant: flat.tenant, unit_id: to_unit_id, lease_id: answer.json().id }
}

const leaves = async ({ unit_id }: Flat) =>
  expect((await home.manager.post(`/onboarding/units/${unit_id}/remove-tenant`, {})).statusCode).toBe(200)

/** As if it had ended by itself, at its agreed end. */
const expireYesterday = ({ lease_id }: Flat) =>
  world.services.transaction('system', (tx) =>
    tx
      .updateTable('lease')
      .set({ status: 'EXPIRED', ending_kind: null, end_date: addDays(world.today(), -1) })
      .where('id', '=', lease_id)
      .execute(),
  )

test('what was left owing in the home before is paid of the deposit that came along', async () => {
  const before = await living(1)
  const now = await moved(before, 2)
  await leaves(now)
  const owed = (await openOf(before.lease_id)) + (await openOf(now.lease_id))
  expect(await openOf(before.lease_id)).toBeGreaterThanOrEqual(2 * RENT)
  const path = `/deposits/${now.lease_id}`
  expect((await home.manager.get(path)).json()).toMatchObject({ held: DEPOSIT, outstanding: owed })
  expect((await home.manager.post(`${path}/propose`, { deductions: [], to_arrears: owed })).statusCode).toBe(
    200,
  )
  await now.tenant.post(`${path}/agree`)
  expect((await once(home.manager, `${path}/settle`, {})).json()).toMatchObject({
    ...{ to_arrears: owed, to_return: DEPOSIT - owed, outstanding: 0 },
  })
  expect([await openOf(before.lease_id), await openOf(now.lease_id)]).toEqual([0, 0])
})

test('credit pays what was left owing in the home before, the oldest first, as the preview says', async () => {
  const before = await living(3)
  const rents = (await chargesOf(before.lease_id)).filter((one) => one.transaction_type === 'RENT_PAYMENT')
  const [, ...later] = rents
  await paid(
    before,
    RENT * later.length,
    later.map(({ id }) => id),
  )
  const preview = (
    await home.manager.get(`/leases/${before.lease_id}/ending?to_unit_id=${home.unitAt(4).id}`)
  ).json()
  const now = await moved(before, 4)
  expect(await openOf(before.lease_id)).toBe(0)
  expect(preview.still_owed - preview.credit_used).toBe(0)
  expect(preview.transfer.to_pay).toBe(await openOf(now.lease_id))
})

test('credit pays what is past due under another lease of theirs first, before the rent of the next', async () => {
  const first = await living(11)
  const rents = (await chargesOf(first.lease_id)).filter((one) => one.transaction_type === 'RENT_PAYMENT')
  await paid(first, 2 * RENT, [rents[2]?.id ?? '']) // one of them is credit
  const past_due = await openOf(first.lease_id)
  const { lease } = await letUnit(world, home.manager, home.unitAt(6).id, {
    ...{ tenant_id: first.tenant.id, start_date: world.today(), rent_amount: RENT, frequency: 'MONTHLY' },
    ...{ end_date: addDays(addMonths(world.today(), 12), -1) },
  })
  expect(await openOf(first.lease_id)).toBe(past_due - RENT)
  expect(await openOf(lease.id)).toBeGreaterThanOrEqual(RENT)
})

test('who had paid elsewhere up to a later day and moves before it pays for the new home from that day on', async () => {
  const before = await living(9)
  const paid_to = addDays(world.today(), 10)
  await world.services.transaction('system', (tx) =>
    tx.updateTable('lease').set({ charges_from: paid_to }).where('id', '=', before.lease_id).execute(),
  )
  const now = await moved(before, 10)
  const rents = (await chargesOf(now.lease_id)).filter((one) => one.transaction_type === 'RENT_PAYMENT')
  expect(rents[0]).toMatchObject({ due_date: paid_to })
})

test('a proposal about a deposit is over once its tenant stays after all: nothing of it waits for an answer', async () => {
  const flat = await living(5)
  await leaves(flat)
  const path = `/deposits/${flat.lease_id}`
  await home.manager.post(`${path}/propose`, { deductions: [{ reason: 'Broken door', amount: 5_000_000 }] })
  await expireYesterday(flat)
  const renewed = await home.manager.post(`/leases/${flat.lease_id}/renew`, {})
  expect(renewed.statusCode).toBe(201)
  await world.work()
  expect((await flat.tenant.get(path)).json()).toMatchObject({
    ...{ held: 0, state: 'HELD', deductions: [], proposed_at: null, to_arrears: 0 },
    can: { answer: false },
  })
  expect((await flat.tenant.post(`${path}/agree`)).statusCode).toBe(409)
  expect((await home.manager.get(`/deposits/${renewed.json().id}`)).json()).toMatchObject({ held: DEPOSIT })
})

test('a deposit that is to go along to another home has no day by which it is due back, and nothing is claimed of it', async () => {
  const before = await living(7)
  const date = addDays(world.today(), 20)
  const coming = await moved(before, 8, date)
  const path = `/deposits/${before.lease_id}`
  expect((await home.manager.get(path)).json()).toMatchObject({
    ...{ held: DEPOSIT, clock: null },
    can: { propose: false },
  })
  const claimed = await home.manager.post(`${path}/propose`, { deductions: [] })
  expect(claimed.statusCode).toBe(409)
  await leaves(coming) // the move is called off, and the tenant leaves instead
  expect((await home.manager.get(path)).json()).toMatchObject({
    clock: { due_on: expect.any(String) },
    can: { propose: true },
  })
})
