import { randomUUID } from 'node:crypto'
import { shareByDays } from '@gida/contract/domains/leases/rent'
import { addDays, addMonths, daysBetween } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { balanceOf, balancesOf, expectSoundBooks, faultsOfBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { initializePayment, payAtCheckout } from '../../../testing/money/paying.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letUnit, portfolio, RENT } from '../../../testing/portfolios/portfolio.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { creditOf, depositOf } from '../../charges/index.ts'
import { nameLandlord } from '../../estates/index.ts'
import { postJournal, uncollected } from '../../ledger/index.ts'
import { holdForDispute, liftForDispute } from '../../settlements/index.ts'
import { oweToNamedLandlords } from '../lifecycle/owe-to-named-landlords.ts'
import { closeIfOver, endLease, lockLease } from './end-lease.ts'

const world = useWorld()
const DEPOSIT = 20_000_000
const home = usePortfolio(world, { units: 30 })
const foreign = usePortfolio(world, { name: 'Asokoro Terraces' })

const bySystem = <T>(work: Parameters<typeof world.services.transaction<T>>[1]) =>
  world.services.transaction<T>('system', work)

/** A tenant who moved in so many months ago, monthly rent of ₦100,000, with a deposit. */
async function living(place: number, more: object = {}) {
  const tenant = await signedIn(world, 'TENANT')
  const start_date = addMonths(world.today(), -2)
  const terms = { rent_amount: 10_000_000, frequency: 'MONTHLY' as const, caution_deposit: DEPOSIT }
  const unit = home.unitAt(place)
  const { lease } = await letUnit(world, home.manager, unit.id, {
    ...{ tenant_id: tenant.id, start_date, end_date: addDays(addMonths(start_date, 12), -1) },
    ...terms,
    ...more,
  })
  return { tenant, unit, lease, start_date }
}

type Line = {
  id: string
  amount: number
  open_amount: number
  due_date: string
  transaction_type: string
  withdrawn_amount: number
}
const chargesOf = async (id: string): Promise<Line[]> =>
  (await home.manager.get(`/leases/${id}`)).json().charges
const pay = (tenant: Person, unit_id: string, charges: Pick<Line, 'id' | 'amount'>[]) =>
  payAtCheckout(
    world,
    { tenant, unit_id },
    { charge_ids: charges.map(({ id }) => id), amount: charges.reduce((sum, { amount }) => sum + amount, 0) },
  )
const typeOf = ({ transaction_type }: Pick<Line, 'transaction_type'>) => transaction_type
const open = (charges: Line[]) => charges.filter((charge) => charge.open_amount > 0)

const statusOf = async (id: string) => (await home.manager.get(`/onboarding/units/${id}`)).json().status

test('ending today takes back what is unpaid of later days, turns what was paid for them into credit, keeps the deposit', async () => {
  const { tenant, unit, lease } = await living(1)
  const before = await chargesOf(lease.id)
  // All that is raised is paid, but for the last month.
  const last = before.filter((charge) => charge.transaction_type === 'RENT_PAYMENT').at(-1) as Line
  await pay(
    tenant,
    unit.id,
    before.filter((charge) => charge.id !== last.id),
  )

  const preview = (await home.manager.get(`/leases/${lease.id}/ending`)).json()
  expect(preview).toMatchObject({
    last_day: world.today(),
    still_owed: 0,
    deposit_held: DEPOSIT,
    transfer: null,
  })
  const ended = await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {
    reason: 'Left for Jos',
  })
  expect(ended.json()).toMatchObject({
    status: 'TERMINATED',
    end_date: world.today(),
    ending_reason: 'Left for Jos',
    schedule: [],
  })
  const after = await chargesOf(lease.id)
  expect(open(after)).toEqual([])
  expect(after.reduce((sum, charge) => sum + charge.withdrawn_amount, 0)).toBe(preview.withdrawn)
  expect(preview.withdrawn).toBe(last.amount + preview.becomes_credit)
  expect(preview.becomes_credit).toBeGreaterThan(0)
  const of = { estate_id: home.estate.id, tenant_id: tenant.id, lease_id: lease.id }
  expect(await bySystem((tx) => creditOf(tx, of))).toBe(preview.becomes_credit)
  expect(await bySystem((tx) => depositOf(tx, of))).toBe(DEPOSIT)
  expect(await statusOf(unit.id)).toBe('VACANT')
  expect((await home.manager.get(`/tenants/${tenant.id}`)).json()).toMatchObject({
    balance: { credit: preview.becomes_credit, outstanding: 0, deposit_held: DEPOSIT },
  })
  await expectSoundBooks(world)
})

test('what becomes credit is set against what stays owed, as the preview says', async () => {
  const { tenant, unit, lease } = await living(23)
  const rent = (await chargesOf(lease.id)).filter((charge) => charge.transaction_type === 'RENT_PAYMENT')
  const unpaid = rent[0] as Line
  await pay(
    tenant,
    unit.id,
    (await chargesOf(lease.id)).filter((charge) => charge.id !== unpaid.id),
  )
  const preview = (await home.manager.get(`/leases/${lease.id}/ending`)).json()
  expect(preview.still_owed).toBe(unpaid.amount)
  expect(preview.credit_used).toBe(Math.min(preview.becomes_credit, unpaid.amount))
  expect(preview.credit_used).toBeGreaterThan(0)

  await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {})
  expect((await home.manager.get(`/tenants/${tenant.id}`)).json().balance).toMatchObject({
    credit: preview.becomes_credit - preview.credit_used,
    outstanding: preview.still_owed - preview.credit_used,
  })
  await expectSoundBooks(world)
})

test('a period that has begun stays owed whole where a term of the lease says so, and the term must be said', async () => {
  const { unit, lease } = await living(24)
  const preview = async (basis: string) =>
    (await home.manager.get(`/leases/${lease.id}/ending?basis=${basis}`)).json()
  const [byDays, byPeriods] = [await preview('DAYS'), await preview('PERIODS')]
  expect(byPeriods.still_owed).toBeGreaterThan(byDays.still_owed)
  const begun = byPeriods.lines.filter((line: { stays: number }) => line.stays > 0)
  expect(begun.every((line: { amount: number; stays: number }) => line.stays === line.amount)).toBe(true)

  const remove = (reason?: string) =>
    home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, { basis: 'PERIODS', reason })
  expect((await remove()).json()).toMatchObject({ code: 'VALIDATION_ERROR' })
  expect((await remove('Clause 7: no part of a month is given back')).statusCode).toBe(200)
  const open = (await chargesOf(lease.id)).reduce((sum, charge) => sum + charge.open_amount, 0)
  expect(open).toBe(byPeriods.still_owed - byPeriods.credit_used)
  await expectSoundBooks(world)
})

test('what was waived of a rent that shrinks with its lease is not asked for again, beyond what its days cost', async () => {
  const { unit, lease } = await living(26, { frequency: 'YEARLY', rent_amount: 120_000_000 })
  const rent = (await chargesOf(lease.id)).find((one) => one.transaction_type === 'RENT_PAYMENT') as Line
  const given = await home.manager.post(
    `/charges/${rent.id}/waive`,
    { amount: 110_000_000, reason: 'The roof leaked' },
    { 'idempotency-key': randomUUID() },
  )
  expect(given.statusCode).toBe(200)
  await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, { reason: 'Left for Jos' })
  const days = daysBetween(lease.start_date, world.today()) + 1
  const cost = shareByDays(120_000_000, days, daysBetween(lease.start_date, lease.end_date) + 1)
  const after = async () => (await chargesOf(lease.id)).find(({ id }) => id === rent.id)
  expect(await after()).toMatchObject({ open_amount: 10_000_000 })
  const waivers = await home.manager.get(`/payments/waivers?charge_id=${rent.id}`)
  const [waiver] = waivers.json().data
  expect(waiver).toMatchObject({
    amount: 110_000_000,
    lapsed_amount: 120_000_000 - cost,
    can: { undo: true },
  })
  await home.manager.post(`/payments/waivers/${waiver.id}/undo`, {}, { 'idempotency-key': randomUUID() })
  expect(await after()).toMatchObject({ open_amount: cost })
  await expectSoundBooks(world)
})

test('a deposit that was waived is not asked for again once its lease was followed by another', async () => {
  const { lease } = await living(27)
  const deposit = (await chargesOf(lease.id)).find(
    (one) => one.transaction_type === 'CAUTION_DEPOSIT',
  ) as Line
  await home.manager.post(
    `/charges/${deposit.id}/waive`,
    { reason: 'A friend of the house' },
    { 'idempotency-key': randomUUID() },
  )
  expect((await home.manager.get(`/leases/${lease.id}`)).json().deposit_on_renewal).toBe(0)
  const renewed = await home.manager.post(`/leases/${lease.id}/renew`, {})
  expect([renewed.statusCode, renewed.json().caution_deposit]).toEqual([201, 0])
  expect(renewed.json().charges.concat(renewed.json().schedule).map(typeOf)).not.toContain('CAUTION_DEPOSIT')
  const [waiver] = (await home.manager.get(`/payments/waivers?charge_id=${deposit.id}`)).json().data
  expect(waiver).toMatchObject({ lapsed_amount: DEPOSIT, can: { undo: false } })
  const undo = `/payments/waivers/${waiver.id}/undo`
  expect((await home.manager.post(undo, {}, { 'idempotency-key': randomUUID() })).statusCode).toBe(409)
  const calledOff = await home.manager.post(`/onboarding/units/${lease.unit_id}/remove-tenant`, {
    ...{ lease_id: renewed.json().id, date: lease.end_date },
  })
  expect(calledOff.json()).toMatchObject({ ending_kind: 'CALLED_OFF' })
  const again = await home.manager.post(`/leases/${lease.id}/renew`, {})
  expect([again.statusCode, again.json().caution_deposit]).toEqual([201, 0])
  await expectSoundBooks(world)
})

test('a deposit of which a part was waived is asked for by that much less in the home that a tenant moves to', async () => {
  const { unit, lease } = await living(28)
  const deposit = (await chargesOf(lease.id)).find((one) => typeOf(one) === 'CAUTION_DEPOSIT') as Line
  const waive = { amount: 1_000_000, reason: 'A friend of the house' }
  await home.manager.post(`/charges/${deposit.id}/waive`, waive, { 'idempotency-key': randomUUID() })
  const moved = await home.manager.post(`/onboarding/units/${unit.id}/transfer-tenant`, {
    to_unit_id: home.unitAt(29).id,
  })
  expect([moved.statusCode, moved.json().caution_deposit]).toEqual([201, DEPOSIT - 1_000_000])
  await expectSoundBooks(world)
})

test('removed twice at once, a tenancy ends once; a unit without a tenant says so', async () => {
  const { unit } = await living(2)
  const remove = () => home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {})
  const answers = await Promise.all([remove(), remove(), remove()])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409])
  expect((await remove()).json().code).toBe('ILLEGAL_STATE')
  await expectSoundBooks(world)
})

test('a day before the lease or after it is refused, and nothing changes', async () => {
  const { unit, lease } = await living(3)
  const code = async (date: string) =>
    (await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, { date })).json().code
  expect(await code(addDays(lease.start_date, -1))).toBe('NOT_IN_THIS_LEASE')
  expect(await code(addDays(lease.end_date, 1))).toBe('NOT_IN_THIS_LEASE')
  expect((await home.manager.get(`/leases/${lease.id}`)).json().status).toBe('ACTIVE')
})

test('a day that is to come is kept: what is due till then stays, and nothing more is raised', async () => {
  const { unit, lease } = await living(4)
  const date = addDays(addMonths(world.today(), 1), 10)
  const ended = (
    await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, { date, kind: 'NOTICE' })
  ).json()
  expect(ended).toMatchObject({
    status: 'ACTIVE',
    end_date: date,
    agreed_end_date: lease.end_date,
    ending_kind: 'NOTICE',
    schedule: [],
  })
  expect(open(ended.charges).every((charge) => charge.due_date <= date)).toBe(true)
  expect(await statusOf(unit.id)).toBe('OCCUPIED')
  await expectSoundBooks(world)
})

test('money on its way for a charge that was taken back is not lost: it becomes credit', async () => {
  const { tenant, unit, lease } = await living(5)
  const later = (await chargesOf(lease.id)).find((charge) => charge.due_date > world.today()) as Line
  const wanted = { charge_ids: [later.id], amount: later.amount }
  const begun = (await initializePayment({ tenant, unit_id: unit.id }, wanted)).json()
  await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {})
  await payerAt(world.services.config.provider).pays(begun.reference)
  const paid = (await tenant.post('/payments/verify', { reference: begun.reference })).json()
  expect(paid.status).toBe('COMPLETED')
  const credit = await bySystem((tx) => creditOf(tx, { estate_id: home.estate.id, tenant_id: tenant.id }))
  expect(credit).toBe(later.amount)
  await expectSoundBooks(world)
})

test('a transfer carries credit and deposit to the new lease and asks only for the difference', async () => {
  const { tenant, unit, lease } = await living(6)
  const to = home.unitAt(7)
  await home.manager.patch(`/onboarding/units/${to.id}`, {
    rent_amount: 12_000_000,
    frequency: 'MONTHLY',
    caution_deposit: 25_000_000,
  })
  const before = await chargesOf(lease.id)
  await pay(tenant, unit.id, before)
  const preview = (await home.manager.get(`/leases/${lease.id}/ending?to_unit_id=${to.id}`)).json()
  const moved = await home.manager.post(`/onboarding/units/${unit.id}/transfer-tenant`, { to_unit_id: to.id })
  expect(moved.statusCode).toBe(201)
  const made = moved.json()
  expect(made).toMatchObject({
    unit_id: to.id,
    tenant_id: tenant.id,
    start_date: world.today(),
    end_date: lease.end_date,
    deposit_carried: DEPOSIT,
  })
  const deposit = made.charges.find((charge: Line) => charge.transaction_type === 'CAUTION_DEPOSIT')
  expect(deposit.amount).toBe(5_000_000)
  const owed = open(made.charges).reduce((sum, charge) => sum + charge.open_amount, 0)
  expect(owed).toBe(preview.transfer.to_pay)
  expect(preview.transfer.first_charges - owed).toBe(preview.transfer.credit_used)
  expect(preview.transfer.credit_used).toBe(preview.becomes_credit)
  const held = (lease_id: string) => bySystem((tx) => depositOf(tx, { estate_id: home.estate.id, lease_id }))
  expect(await held(lease.id)).toBe(0)
  expect(await held(made.id)).toBeGreaterThanOrEqual(DEPOSIT)
  expect((await home.manager.get(`/leases/${lease.id}`)).json()).toMatchObject({
    status: 'TERMINATED',
    ending_kind: 'TRANSFER',
    followed_by_id: made.id,
  })
  expect([await statusOf(unit.id), await statusOf(to.id)]).toEqual(['VACANT', 'OCCUPIED'])
  await expectSoundBooks(world)
})

test('refuses a transfer to a unit that is let, foreign, of another estate, or the same', async () => {
  const { unit, lease } = await living(8)
  const other = await portfolio(world, { people: { manager: home.manager } })
  const to = async (to_unit_id: string, more: object = {}) =>
    (await home.manager.post(`/onboarding/units/${unit.id}/transfer-tenant`, { to_unit_id, ...more })).json()
      .code
  expect(await to(home.unit.id)).toBe('UNIT_ALREADY_LET')
  expect(await to(unit.id)).toBe('UNIT_ALREADY_LET')
  expect(await to(foreign.unitAt(1).id)).toBe('NOT_FOUND')
  expect(await to(other.unitAt(1).id)).toBe('OTHER_ESTATE')
  expect(await to(home.unitAt(9).id, { date: lease.start_date })).toBe('NOT_IN_THIS_LEASE')
  expect(await to(home.unitAt(9).id, { date: addDays(lease.end_date, 1) })).toBe('NOT_IN_THIS_LEASE')
  expect((await home.manager.get(`/leases/${lease.id}`)).json()).toMatchObject({
    status: 'ACTIVE',
    ending_kind: null,
  })
})

test('two tenants moved to one unit at once: one is, the other stays where they are', async () => {
  const [a, b] = [await living(10), await living(11)]
  const move = (unit_id: string) =>
    home.manager.post(`/onboarding/units/${unit_id}/transfer-tenant`, { to_unit_id: home.unitAt(12).id })
  const answers = await Promise.all([move(a.unit.id), move(b.unit.id)])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  await expectSoundBooks(world)
})

test('a renewal follows the day after, carries the deposit, asks for the fees of renewals, and stands once', async () => {
  const { tenant, unit, lease } = await living(13, { agency_fee: 1_000_000 })
  const charges = await chargesOf(lease.id)
  const deposit = charges.find((charge) => charge.transaction_type === 'CAUTION_DEPOSIT') as Line
  await pay(tenant, unit.id, [deposit])
  const fee = (
    await home.manager.post('/fees', {
      estate_id: home.estate.id,
      name: 'Renewal',
      transaction_type: 'AGREEMENT_FEE',
      amount: 500_000,
      on_renewal: true,
    })
  ).json()
  const renew = (body: object) => home.manager.post(`/leases/${lease.id}/renew`, body)
  expect((await renew({ start_date: lease.end_date })).json().code).toBe('LEASE_DATES')
  expect((await renew({ end_date: lease.end_date })).json().code).toBe('LEASE_DATES')
  expect((await renew({ start_date: '3026-01-01' })).json().code).toBe('LEASE_DATES')
  const answers = await Promise.all([renew({ rent_amount: 11_000_000 }), renew({ rent_amount: 11_000_000 })])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409])
  const made = answers.find((answer) => answer.statusCode === 201)?.json()
  expect(made).toMatchObject({
    start_date: addDays(lease.end_date, 1),
    rent_amount: 11_000_000,
    frequency: 'MONTHLY',
    agency_fee: 0,
    agreement_fee: 500_000,
    deposit_carried: DEPOSIT,
    follows_id: lease.id,
  })
  expect(made.charges.map((charge: Line) => charge.transaction_type)).not.toContain('CAUTION_DEPOSIT')
  await home.manager.delete(`/fees/${fee.id}`)
  const ended = await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {})
  expect(ended.json().code).toBe('ILLEGAL_STATE')
  await expectSoundBooks(world)
})

test('a renewal into the days of another lease is refused', async () => {
  const { unit, lease } = await living(14)
  await letUnit(world, home.manager, unit.id, {
    tenant_id: (await signedIn(world, 'TENANT')).id,
    start_date: addMonths(lease.end_date, 3),
  })
  const renew = (body: object) => home.manager.post(`/leases/${lease.id}/renew`, body)
  expect((await renew({})).json().code).toBe('UNIT_ALREADY_LET')
  expect((await renew({ end_date: addMonths(lease.end_date, 2) })).statusCode).toBe(201)
})

test('a landlord who is named later is owed what is still open, and the books know it', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const made = (
    await manager.post('/estates/quick-create', {
      name: 'No Owner Yet',
      address: '3 Bode Thomas',
      state: 'Lagos',
      lga: 'Surulere',
      unit_count: 1,
      rent_amount: RENT,
    })
  ).json()
  const tenant = await signedIn(world, 'TENANT')
  const unit = made.units[0]
  const { lease } = await letUnit(world, manager, unit.id, { tenant_id: tenant.id })
  const landlord = await signedIn(world, 'LANDLORD')
  await bySystem((tx) => nameLandlord(tx, { property_id: unit.property_id, landlord_id: landlord.id }))
  await world.work()
  const seen = (await landlord.get(`/leases/${lease.id}`)).json()
  expect(seen.landlord_id).toBe(landlord.id)
  expect(seen.charges.map((charge: { landlord_name: string }) => charge.landlord_name)).toEqual([
    landlord.full_name,
  ])
  expect((await landlord.get('/tenants')).json().pagination.total).toBe(1)
  const paid = await pay(tenant, unit.id, [seen.charges[0]])
  expect(paid.payment.status).toBe('COMPLETED')
  await expectSoundBooks(world)
})

test('a landlord who is named later is owed what was paid before too; what goes back of it, or never came, is theirs to bear', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const place = { name: 'Nobody’s Yet', address: '3 Bode Thomas', state: 'Lagos', lga: 'Surulere' }
  const made = (
    await manager.post('/estates/quick-create', { ...place, unit_count: 1, rent_amount: RENT })
  ).json()
  const [unit, estate_id] = [made.units[0], made.estate.id]
  await bySystem((tx) =>
    tx.updateTable('estate').set({ commission_rate: 1000 }).where('id', '=', estate_id).execute(),
  )
  const tenant = await signedIn(world, 'TENANT')
  await letUnit(world, manager, unit.id, { tenant_id: tenant.id })
  const cash = { transaction_type: 'RENT_PAYMENT', channel: 'CASH', payment_date: world.today() }
  const pays = async (amount: number): Promise<string> => {
    const of = { property_unit_id: unit.id, tenant_id: tenant.id, amount }
    return (await manager.post('/payments', { ...cash, ...of }, { 'idempotency-key': randomUUID() })).json()
      .id
  }
  const [kept, mistaken] = [await pays(50_000_000), await pays(20_000_000)]
  const landlord = await signedIn(world, 'LANDLORD')
  await bySystem((tx) => nameLandlord(tx, { property_id: unit.property_id, landlord_id: landlord.id }))
  await world.work()
  const dueOf = async () =>
    (await manager.get(`/remittances/due?estate_id=${estate_id}`))
      .json()
      .data.map((one: { due: number }) => one.due)
  expect(await dueOf()).toEqual([63_000_000])
  const month = world.today().slice(0, 7)
  const statement = await landlord.get(`/estates/${estate_id}/statement?month=${month}`)
  expect(statement.json()).toMatchObject({ closing: 63_000_000, totals: { received: 63_000_000 } })
  await bySystem((tx) => holdForDispute(tx, kept)) // what its payer asks back became the landlord's too
  expect(await dueOf()).toEqual([0])
  await bySystem((tx) => liftForDispute(tx, kept))
  expect(await dueOf()).toEqual([63_000_000])

  const undone = await manager.patch(`/payments/${mistaken}/cancel`, {
    reason: 'Typed twice',
    kind: 'MISTAKE',
  })
  expect([undone.statusCode, await dueOf()]).toEqual([200, [45_000_000]])
  const back = { transaction_id: kept, amount: 10_000_000, reason: 'Sent by mistake', way: 'CASH' }
  const refunded = await manager.post('/payments/refunds', back, { 'idempotency-key': randomUUID() })
  expect([refunded.statusCode, await dueOf()]).toEqual([201, [36_000_000]])
  const books = await balancesOf(world, { estate_id })
  expect([books['payable:unassigned'], books['uncollected:unassigned']]).toEqual([undefined, undefined])
  await expectSoundBooks(world)
})

test('what was paid to nobody before a landlord was named goes to the first of them, also where the books were left so, once', async () => {
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  const place = { name: 'Left So', address: '3 Bode Thomas', state: 'Lagos', lga: 'Surulere' }
  const made = (
    await manager.post('/estates/quick-create', { ...place, unit_count: 2, rent_amount: RENT })
  ).json()
  const estate_id: string = made.estate.id
  await bySystem((tx) =>
    tx.updateTable('estate').set({ commission_rate: 1000 }).where('id', '=', estate_id).execute(),
  )
  const cash = { transaction_type: 'RENT_PAYMENT', channel: 'CASH', payment_date: world.today() }
  for (const [unit, amount] of [
    [made.units[0], RENT],
    [made.units[1], 40_000_000],
  ]) {
    const tenant = await signedIn(world, 'TENANT')
    await letUnit(world, manager, unit.id, { tenant_id: tenant.id })
    const of = { property_unit_id: unit.id, tenant_id: tenant.id, amount }
    const paid = await manager.post('/payments', { ...cash, ...of }, { 'idempotency-key': randomUUID() })
    expect(paid.statusCode).toBe(201)
  }
  const [first, second] = [await signedIn(world, 'LANDLORD'), await signedIn(world, 'LANDLORD')]
  const { property_id } = made.units[0]
  // Only what was open became the landlord's then, and the property was sold since.
  await bySystem(async (tx) => {
    const open = await tx
      .selectFrom('charge')
      .selectAll()
      .where('property_id', '=', property_id)
      .where('open_amount', '>', 0)
      .execute()
    for (const charge of open) {
      await postJournal(tx, {
        key: `charge:${charge.id}:landlord:${first.id}`,
        estate_id,
        memo: 'Its landlord is known',
        entries: [
          [uncollected(charge), charge.open_amount, charge.id],
          [uncollected({ ...charge, landlord_id: first.id }), -charge.open_amount, charge.id],
        ],
      })
      await tx.updateTable('charge').set({ landlord_id: first.id }).where('id', '=', charge.id).execute()
    }
    await tx.updateTable('property').set({ landlord_id: second.id }).where('id', '=', property_id).execute()
  })
  const rule = 'nothing of a property whose landlord is known is held for nobody'
  expect(await faultsOfBooks(world)).toEqual([rule])
  await oweToNamedLandlords(world.services)
  await oweToNamedLandlords(world.services)
  const collected = RENT + 40_000_000
  expect(await balanceOf(world, estate_id, `payable:${first.id}`)).toBe(-0.9 * collected)
  expect(await balanceOf(world, estate_id, `payable:${second.id}`)).toBe(0)
  expect(await balanceOf(world, estate_id, 'payable:unassigned')).toBe(0)
  await expectSoundBooks(world)
})

test('a tenancy that has not begun is called off: nothing is owed, what was paid is credit, the unit is free', async () => {
  const start_date = addMonths(world.today(), 1)
  const end_date = addDays(addMonths(start_date, 12), -1)
  const { tenant, unit, lease } = await living(20, { start_date, end_date })
  const raised = await chargesOf(lease.id)
  const [deposit, rent] = ['CAUTION_DEPOSIT', 'RENT_PAYMENT'].map((type) =>
    raised.find((charge) => charge.transaction_type === type),
  ) as [Line, Line]
  await pay(tenant, unit.id, [deposit, rent])
  expect(await statusOf(unit.id)).toBe('RESERVED')

  const preview = (await home.manager.get(`/leases/${lease.id}/ending`)).json()
  expect(preview).toMatchObject({ called_off: true, still_owed: 0, deposit_held: 0 })
  expect(preview.becomes_credit).toBe(deposit.amount + rent.amount)

  const ended = await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {
    reason: 'Found another',
  })
  expect(ended.json()).toMatchObject({
    status: 'TERMINATED',
    ending_kind: 'CALLED_OFF',
    agreed_end_date: end_date,
  })
  expect(open(await chargesOf(lease.id))).toEqual([])
  expect(await statusOf(unit.id)).toBe('VACANT')
  const of = { estate_id: home.estate.id, tenant_id: tenant.id, lease_id: lease.id }
  expect(await bySystem((tx) => creditOf(tx, of))).toBe(deposit.amount + rent.amount)
  expect(await bySystem((tx) => depositOf(tx, of))).toBe(0)
  await expectSoundBooks(world)
  const again = await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {})
  expect(again.json().code).toBe('ILLEGAL_STATE')
})

test('of two tenancies of a unit the one that is meant is ended, also when it is asked for twice', async () => {
  const [first, start_date] = [await living(21), addMonths(world.today(), 11)]
  const next = await living(21, { start_date, end_date: addDays(addMonths(start_date, 12), -1) })
  const end = (lease_id: string) =>
    home.manager.post(`/onboarding/units/${first.unit.id}/remove-tenant`, { lease_id })
  const stateOf = async ({ lease }: typeof first) =>
    (await home.manager.get(`/leases/${lease.id}`)).json().status

  expect((await end(first.lease.id)).json()).toMatchObject({ id: first.lease.id, status: 'TERMINATED' })
  expect((await end(first.lease.id)).json().code).toBe('ILLEGAL_STATE')
  expect(await stateOf(next)).toBe('ACTIVE')
  const later = await living(22)
  const renewed = (await home.manager.post(`/leases/${later.lease.id}/renew`, {})).json()
  const calledOff = await home.manager.post(`/onboarding/units/${later.unit.id}/remove-tenant`, {
    lease_id: renewed.id,
  })
  expect(calledOff.json()).toMatchObject({ id: renewed.id, ending_kind: 'CALLED_OFF' })
  expect(await stateOf(later)).toBe('ACTIVE')
  const moved = await home.manager.post(`/onboarding/units/${later.unit.id}/transfer-tenant`, {
    ...{ lease_id: next.lease.id, to_unit_id: home.unitAt(23).id },
  })
  expect(moved.json().code).toBe('ILLEGAL_STATE') // a lease of another unit
})

test('a deposit that was never paid is owed again on the lease that runs on, where the renewal that asked for it is called off', async () => {
  const { unit, lease } = await living(17)
  const depositDue = async () =>
    open(await chargesOf(lease.id))
      .filter((charge) => typeOf(charge) === 'CAUTION_DEPOSIT')
      .reduce((sum, { open_amount }) => sum + open_amount, 0)
  expect(await depositDue()).toBe(DEPOSIT)
  for (const time of ['once', 'and again']) {
    const renewed = await home.manager.post(`/leases/${lease.id}/renew`, {})
    expect(renewed.statusCode, renewed.body).toBe(201)
    expect(await depositDue(), time).toBe(0)
    const calledOff = await home.manager.post(`/onboarding/units/${unit.id}/remove-tenant`, {
      lease_id: renewed.json().id,
    })
    expect(calledOff.json()).toMatchObject({ ending_kind: 'CALLED_OFF' })
    expect(await depositDue(), time).toBe(DEPOSIT)
  }
  await expectSoundBooks(world)
})

test('rent that fell due while nobody raised it is owed by who is moved out before it was', async () => {
  const { lease } = await living(25)
  world.services.clock.advance(250 * 86_400_000)
  const last_day = world.today()
  await bySystem(async (tx) => {
    await endLease(tx, await lockLease(tx, lease.id), { last_day, kind: 'MOVED_OUT' })
    await closeIfOver(tx, lease.id, last_day)
  })
  const rents = await bySystem((tx) =>
    tx
      .selectFrom('charge')
      .select(['period_start', 'period_end'])
      .where('lease_id', '=', lease.id)
      .where('transaction_type', '=', 'RENT_PAYMENT')
      .orderBy('due_date')
      .execute(),
  )
  expect(rents.at(-1)?.period_end).toBe(last_day)
  const breaks = rents.filter(({ period_start }, place) => {
    const before = rents[place - 1]?.period_end
    return before && period_start !== addDays(before, 1)
  })
  expect(breaks).toEqual([])
})
