import { addDays, addMonths } from '@gida/contract/shared/dates'
import { afterEach, expect, test } from 'vitest'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../../testing/money/offline-payments.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letUnit } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 8 })
const { once } = offlinePaymentsIn(world)
const RENT = 120_000_000

afterEach(() => expectSoundBooks(world))

/** A year from today, of which the rent is paid. */
async function paidUp(place: number) {
  const tenant = await signedIn(world, 'TENANT')
  const unit = home.unitAt(place)
  const end_date = addDays(addMonths(world.today(), 12), -1)
  const { lease } = await letUnit(world, home.manager, unit.id, {
    ...{ tenant_id: tenant.id, start_date: world.today(), end_date, rent_amount: RENT, frequency: 'YEARLY' },
  })
  const { charges } = (await home.manager.get(`/leases/${lease.id}`)).json()
  const rent = charges.find((one: { transaction_type: string }) => one.transaction_type === 'RENT_PAYMENT')
  const paid = await once(home.manager, '/payments', {
    ...{ amount: RENT, charge_ids: [rent.id], transaction_type: 'RENT_PAYMENT', property_unit_id: unit.id },
    ...{ tenant_id: tenant.id, channel: 'BANK_TRANSFER', payment_date: world.today() },
  })
  expect(paid.statusCode, paid.body).toBe(201)
  return { tenant, unit, lease_id: lease.id, end_date }
}
type Flat = Awaited<ReturnType<typeof paidUp>>

const callOff = (id: string, by = home.manager) => by.post(`/leases/${id}/call-off-ending`, {})
const endOn = async ({ unit, lease_id }: Flat, date: string) => {
  const ended = await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, { lease_id, date })
  expect(ended.statusCode, ended.body).toBe(200)
}
const subjectsTo = async ({ tenant }: Flat) =>
  (await sentTo(world, tenant.email)).map(({ subject }) => subject)
type Line = { transaction_type: string; amount: number; withdrawn_amount: number; open_amount: number }
const rentsOf = async (id: string) => {
  const { charges } = (await home.manager.get(`/leases/${id}`)).json()
  const rents: Line[] = charges.filter((one: Line) => one.transaction_type === 'RENT_PAYMENT')
  return {
    asked: rents.reduce((sum, one) => sum + one.amount - one.withdrawn_amount, 0),
    open: rents.reduce((sum, one) => sum + one.open_amount, 0),
  }
}

test('an agreed end that has not come is called off: the lease runs on, and credit pays again what was withdrawn', async () => {
  const flat = await paidUp(1)
  await endOn(flat, addDays(world.today(), 100))
  expect((await rentsOf(flat.lease_id)).asked).toBeLessThan(RENT)
  const set = (await home.manager.get(`/leases/${flat.lease_id}`)).json()
  expect(set.can).toMatchObject({ end: false, call_off_ending: true })
  const answer = await callOff(flat.lease_id)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toMatchObject({
    ...{ status: 'ACTIVE', end_date: flat.end_date, ending_kind: null, agreed_end_date: null },
    can: { end: true, renew: true, call_off_ending: false },
  })
  expect(await rentsOf(flat.lease_id)).toEqual({ asked: RENT, open: 0 })
  expect((await callOff(flat.lease_id)).json().code).toBe('ILLEGAL_STATE')
  expect(await subjectsTo(flat)).toContain('Your lease goes on')
})

test('it may be agreed and called off again, for the same day and for others', async () => {
  const flat = await paidUp(2)
  let times = 0
  for (const days of [100, 100, 50, 100, 200]) {
    await endOn(flat, addDays(world.today(), days))
    const inDays = (await subjectsTo(flat)).filter((one) => /^Your lease ends in \d+ days$/.test(one ?? ''))
    expect(inDays, 'told each time').toHaveLength(times + 1)
    const { asked } = await rentsOf(flat.lease_id)
    expect(Math.abs(asked - Math.floor((RENT * (days + 1)) / 365))).toBeLessThan(10)
    expect((await callOff(flat.lease_id)).statusCode).toBe(200)
    expect(await rentsOf(flat.lease_id)).toEqual({ asked: RENT, open: 0 })
    expect((await subjectsTo(flat)).filter((one) => one === 'Your lease goes on')).toHaveLength(++times)
  }
})

test('a planned move is called off with the lease of the other unit, which is free again', async () => {
  const flat = await paidUp(3)
  const move = { to_unit_id: home.unitAt(4).id, date: addDays(world.today(), 60) }
  const moved = await home.manager.post(`/onboarding/units/${flat.unit.id}/transfer-tenant`, move)
  expect(moved.statusCode, moved.body).toBe(201)
  expect((await callOff(flat.lease_id)).statusCode).toBe(200)
  expect((await home.manager.get(`/leases/${moved.json().id}`)).json()).toMatchObject({
    ...{ status: 'TERMINATED', ending_kind: 'CALLED_OFF' },
  })
  expect(await rentsOf(flat.lease_id)).toEqual({ asked: RENT, open: 0 })
  const again = await home.manager.post(`/onboarding/units/${flat.unit.id}/transfer-tenant`, move)
  expect(again.statusCode, again.body).toBe(201)
})

test('not once the unit is let to somebody else, nor by a tenant, nor after the day', async () => {
  const flat = await paidUp(5)
  await endOn(flat, addDays(world.today(), 30))
  expect((await callOff(flat.lease_id, flat.tenant)).statusCode).toBe(403)
  const next = await signedIn(world, 'TENANT')
  const start_date = addDays(world.today(), 31)
  await letUnit(world, home.manager, flat.unit.id, {
    ...{
      tenant_id: next.id,
      start_date,
      end_date: addDays(addMonths(start_date, 12), -1),
      rent_amount: RENT,
    },
  })
  expect((await callOff(flat.lease_id)).json().code).toBe('UNIT_ALREADY_LET')

  const other = await paidUp(6)
  await endOn(other, world.today())
  expect((await callOff(other.lease_id)).json().code).toBe('ILLEGAL_STATE')
})
