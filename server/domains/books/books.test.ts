import { randomUUID } from 'node:crypto'
import type { Trust } from '@gida/contract/domains/books/trust'
import { addMonths } from '@gida/contract/shared/dates'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePhoto, upload } from '../../testing/files/photo.ts'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { letUnit, portfolio } from '../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { receivedIn, recordPayment } from '../payments/index.ts'
import { readDisputes } from '../refunds/disputes/read-disputes.ts'

const world = useWorld()
const key = () => ({ 'idempotency-key': randomUUID() })

/** Amounts of the facts page, in kobo: rent, caution deposit and service charge of one flat. */
const CHARGES = [
  { transaction_type: 'RENT_PAYMENT' as const, amount: 30_000_000, due_date: '2026-11-01' },
  { transaction_type: 'CAUTION_DEPOSIT' as const, amount: 20_000_000, due_date: '2026-11-02' },
  { transaction_type: 'SERVICE_CHARGE' as const, amount: 15_000_000, due_date: '2026-11-03' },
]

const flatWithCharges = (more: Parameters<typeof letFlat>[1] = {}) =>
  letFlat(world, { charges: CHARGES, ...more })

/** A payment outside the provider: it settles the oldest charges, and the rest is credit. */
const pays = ({ unit_id, tenant, manager }: LetFlat, amount: number, code: string) =>
  world.services.transaction('system', (tx) =>
    recordPayment(
      tx,
      { unit_id, tenant_id: tenant.id, source: 'RECORDED', created_by: manager.id },
      receivedIn(code, { amount, channel: 'CASH', paid_at: tx.now }),
    ),
  )

const trustOf = async (person: Person, query = ''): Promise<Trust> =>
  (await person.get(`/books/trust${query}`)).json()

const DIESEL = {
  category: 'DIESEL',
  vendor: 'Ola Energy',
  description: 'Diesel for the generator',
  amount: 5_000_000,
  paid_from: 'TRUST',
}
const spend = (person: Person, estate_id: string, more: object = {}) =>
  person.post(`/estates/${estate_id}/fund/expenses`, { ...DIESEL, spent_on: world.today(), ...more }, key())

test('what is held is what is owed and what is the manager’s, and a landlord sees their part of it', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 66_000_000, `cash:${flat.manager.id}`)
  const trust = await trustOf(flat.manager)
  expect(trust).toMatchObject({ is_now: true, view: 'MANAGER', pagination: { total: 1 } })
  expect(trust.total).toEqual({
    held: [{ kind: 'CASH', amount: 66_000_000 }],
    owed: [
      { kind: 'LANDLORDS', amount: 27_000_000 },
      { kind: 'DEPOSITS', amount: 20_000_000 },
      { kind: 'CREDITS', amount: 1_000_000 },
      { kind: 'FUNDS', amount: 15_000_000 },
    ],
    own: [{ kind: 'COMMISSION', amount: 3_000_000 }],
    held_total: 66_000_000,
    owed_total: 63_000_000,
    own_total: 3_000_000,
    difference: 0,
    overdrawn: 0,
  })
  expect(trust.data[0]?.figures).toEqual(trust.total)

  const theirs = await trustOf(flat.landlord)
  expect(theirs).toMatchObject({ view: 'LANDLORD', total: { owed_total: 27_000_000, own_total: 0 } })
  expect(theirs.total.held).toEqual([{ kind: 'MANAGER', amount: 27_000_000 }])
  expect(JSON.stringify(theirs)).not.toContain('COMMISSION')
})

test('an earlier day shows the books as they stood at its end', async () => {
  const flat = await flatWithCharges()
  world.services.clock.advance(-2 * 86_400_000)
  const before = world.today()
  await pays(flat, 30_000_000, 'bank:trust')
  world.services.clock.advance(2 * 86_400_000)
  await pays(flat, 20_000_000, 'bank:trust')
  const estate = `estate_id=${flat.estate_id}`
  expect((await trustOf(flat.manager, `?${estate}&at=${before}`)).total.held_total).toBe(30_000_000)
  expect((await trustOf(flat.manager, `?${estate}`)).total.held_total).toBe(50_000_000)
  expect((await trustOf(flat.manager, `?${estate}&at=2020-01-01`)).total.held_total).toBe(0)
})

test('every figure opens its accounts, and every account its entries with the balance after each', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 30_000_000, 'bank:trust')
  await pays(flat, 5_000_000, 'bank:trust')
  const accounts = (await flat.manager.get(`/estates/${flat.estate_id}/accounts?kind=DEPOSITS`)).json()
  expect(accounts.data).toEqual([
    expect.objectContaining({ kind: 'DEPOSITS', balance: 5_000_000, name: 'Test Tenant, Flat B4' }),
  ])
  const ledger = (await flat.manager.get(`/estates/${flat.estate_id}/ledger?account=bank:trust`)).json()
  expect(
    ledger.data.map((entry: { amount: number; balance: number }) => [entry.amount, entry.balance]),
  ).toEqual([
    [5_000_000, 35_000_000],
    [30_000_000, 30_000_000],
  ])
  const second = await flat.manager.get(`/estates/${flat.estate_id}/ledger?account=bank:trust&page=2&limit=1`)
  expect(second.json().data[0]).toMatchObject({ amount: 30_000_000, balance: 30_000_000 })

  const own = (await flat.landlord.get(`/estates/${flat.estate_id}/ledger`)).json()
  expect(own.account).toMatchObject({ kind: 'LANDLORDS', balance: 27_000_000 })
  expect(own.data).toHaveLength(1)
  const hidden = (await flat.landlord.get(`/estates/${flat.estate_id}/ledger?account=commission`)).json()
  expect(hidden).toMatchObject({ account: { balance: 0 }, data: [] })
})

test('the ledger of a lease says what was charged and paid, the deposit beside it, to all three and nobody else', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 66_000_000, 'bank:trust')
  const { lease_id } = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .select('lease_id')
      .where('id', '=', flat.charge_ids[0] ?? '')
      .executeTakeFirstOrThrow(),
  )
  const ledger = (await flat.tenant.get(`/leases/${lease_id}/ledger`)).json()
  expect(ledger).toMatchObject({
    balance: 0,
    deposit_held: 20_000_000,
    credit: 1_000_000,
    pagination: { total: 4 },
  })
  expect(ledger.data[0]).toMatchObject({
    kind: 'PAID',
    payment: { transaction_type: 'RENT_PAYMENT', channel: 'CASH' },
    settled: 65_000_000,
    balance: 0,
    deposit: 20_000_000,
    deposit_balance: 20_000_000,
    credit: 1_000_000,
  })
  expect(
    ledger.data.slice(1).map((entry: { kind: string; balance: number }) => [entry.kind, entry.balance]),
  ).toEqual([
    ['CHARGED', 65_000_000],
    ['CHARGED', 50_000_000],
    ['CHARGED', 30_000_000],
  ])
  const landlords = (await flat.landlord.get(`/leases/${lease_id}/ledger`)).json()
  expect(landlords).toMatchObject({ deposit_held: 20_000_000, credit: 0, can: { refund_credit: false } })
  const stranger = await signedIn(world, 'TENANT')
  expect((await stranger.get(`/leases/${lease_id}/ledger`)).statusCode).toBe(404)
  expect(ledger.can).toEqual({ refund_credit: false })
  const managers = async () => (await flat.manager.get(`/leases/${lease_id}/ledger`)).json()
  expect(await managers()).toMatchObject({ credit: 1_000_000, can: { refund_credit: true } })
  const { estate_id, tenant } = flat
  const given = await flat.manager.post(
    '/payments/refunds/credit',
    { estate_id, tenant_id: tenant.id, reason: 'Moved out', way: 'BANK_TRANSFER' },
    { 'idempotency-key': randomUUID() },
  )
  expect(given.statusCode).toBe(201)
  expect(await managers()).toMatchObject({ credit: 0, can: { refund_credit: false } })
})

test('the fund buys what it can pay for; what it cannot is the manager’s advance, and has to be said', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 65_000_000, 'bank:trust')
  const { manager, tenant, landlord, estate_id } = flat
  expect((await spend(manager, estate_id)).statusCode).toBe(201)

  const refused = await spend(manager, estate_id, { amount: 12_000_000 })
  expect(refused.json()).toMatchObject({ code: 'FUND_TOO_SMALL', details: { left: 10_000_000 } })
  const advanced = await spend(manager, estate_id, {
    amount: 12_000_000,
    advanced: true,
    category: 'SECURITY',
  })
  expect(advanced.json()).toMatchObject({ advanced_amount: 2_000_000 })

  for (const person of [manager, tenant, landlord]) {
    const fund = (await person.get(`/estates/${estate_id}/fund`)).json()
    expect(fund).toMatchObject({ opening: 0, received: 15_000_000, spent: 17_000_000, closing: -2_000_000 })
    expect(fund.categories).toEqual([
      { category: 'SECURITY', count: 1, amount: 12_000_000 },
      { category: 'DIESEL', count: 1, amount: 5_000_000 },
    ])
    expect(fund.can.record).toBe(person === manager)
  }
  const trust = await trustOf(manager, `?estate_id=${estate_id}`)
  expect(trust.total.own).toContainEqual({ kind: 'ADVANCED', amount: -2_000_000 })
  expect(trust.total.difference).toBe(0)
  await expectSoundBooks(world)
})

test('what a payer’s bank asks back of a fund is not spent while that is undecided', async () => {
  const flat = await flatWithCharges({ charges: CHARGES.slice(2) })
  const asked = { amount: 15_000_000, transaction_type: 'SERVICE_CHARGE' }
  const { reference } = await payAtCheckout(world, flat, asked)
  const payer = payerAt(world.services.config.provider)
  const { data } = (await payer.disputes(reference, { amount: 9_000_000 })) as { data: { id: number } }
  await readDisputes.run(world.services, {})
  const buys = async (amount: number) => (await spend(flat.manager, flat.estate_id, { amount })).json()
  expect(await buys(6_000_001)).toMatchObject({ code: 'FUND_TOO_SMALL', details: { left: 6_000_000 } })
  expect(await buys(6_000_000)).toMatchObject({ advanced_amount: 0 })
  await payer.disputeEnds(String(data.id), 'declined')
  await readDisputes.run(world.services, {})
  expect(await buys(9_000_000)).toMatchObject({ advanced_amount: 0 })
  await expectSoundBooks(world)
})

test('what is bought with cash was in the hand of who bought it', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 65_000_000, 'bank:trust')
  const empty = await spend(flat.manager, flat.estate_id, { paid_from: 'CASH' })
  expect(empty.json()).toMatchObject({ code: 'CASH_NOT_IN_HAND', details: { in_hand: 0 } })
  const advanced = await spend(flat.manager, flat.estate_id, { paid_from: 'CASH', advanced: true })
  expect(advanced.json()).toMatchObject({ code: 'CASH_NOT_IN_HAND' })
  await pays(flat, 6_000_000, `cash:${flat.manager.id}`)
  expect((await spend(flat.manager, flat.estate_id, { paid_from: 'CASH' })).statusCode).toBe(201)
})

test('of two who spend the last of a fund at once, one is told that it is gone', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 65_000_000, 'bank:trust')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => spend(flat.manager, flat.estate_id, { amount: 10_000_000 })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422, 422])
})

test('the same key writes an expense down once', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 65_000_000, 'bank:trust')
  const once = key()
  const record = () =>
    flat.manager.post(
      `/estates/${flat.estate_id}/fund/expenses`,
      { ...DIESEL, spent_on: world.today() },
      once,
    )
  const answers = await Promise.all(Array.from({ length: 20 }, record))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect((await flat.manager.get(`/estates/${flat.estate_id}/fund`)).json().spent).toBe(5_000_000)
})

test('an expense that was a mistake is taken back once, and the fund is as before', async () => {
  const flat = await flatWithCharges()
  await pays(flat, 65_000_000, 'bank:trust')
  const { id } = (await spend(flat.manager, flat.estate_id)).json()
  const undo = () => flat.manager.post(`/fund-expenses/${id}/void`, { reason: 'Booked twice' }, key())
  const answers = await Promise.all([undo(), undo(), undo()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  const fund = (await flat.tenant.get(`/estates/${flat.estate_id}/fund`)).json()
  expect(fund).toMatchObject({ received: 15_000_000, spent: 0, balance: 15_000_000, categories: [] })
  await expectSoundBooks(world)
})

test('an invoice is a PDF or a photo, whatever it is called, and is not for every neighbour', async () => {
  const { flat, send, path } = await expenseOf()
  expect((await send('MZ\u0000 a program')).json()).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: expect.stringMatching(/program.*PDF, or a photo/),
  })
  expect((await send('%PDF-1.7 half an invoice')).statusCode).toBe(415)
  expect((await flat.landlord.get(path)).statusCode).toBe(404)
  expect((await send('%PDF-1.7 an invoice %%EOF')).json()).toMatchObject({ has_evidence: true })
  const file = await flat.landlord.get(path)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.body).toBe('%PDF-1.7 an invoice %%EOF')
  expect((await flat.tenant.get(path)).statusCode).toBe(403)
})

test('a photo of an invoice is drawn anew, without the place where it was taken', async () => {
  const { flat, send, path } = await expenseOf()
  const photo = await phonePhoto(3000, 2000)
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0)
  expect((await send(photo)).json()).toMatchObject({ has_evidence: true })
  const file = await flat.landlord.get(path)
  expect(file.headers['content-type']).toBe('image/jpeg')
  const picture = await sharp(file.rawPayload).metadata()
  expect(picture).toMatchObject({ format: 'jpeg', width: 2000 })
  for (const kept of [picture.exif, picture.xmp, picture.iptc]) expect(kept).toBeUndefined()
  expect(file.rawPayload.includes('Secret maker')).toBe(false)
})

/** An expense of a fund, and the call that uploads its invoice. */
async function expenseOf() {
  const flat = await flatWithCharges()
  await pays(flat, 65_000_000, 'bank:trust')
  const { id } = (await spend(flat.manager, flat.estate_id)).json()
  const path = `/fund-expenses/${id}/evidence`
  const send = (bytes: string | Buffer) => upload(world, flat.manager, path, 'evidence', Buffer.from(bytes))
  return { flat, send, path }
}

test('a tenant and a landlord read the fund, and neither spends nor bills', async () => {
  const flat = await flatWithCharges()
  for (const person of [flat.tenant, flat.landlord]) {
    expect((await spend(person, flat.estate_id)).statusCode).toBe(403)
    const bill = { title: 'Security', amount: 300, due_date: world.today() }
    expect((await person.post(`/estates/${flat.estate_id}/service-charges`, bill, key())).statusCode).toBe(
      403,
    )
  }
  expect((await (await signedIn(world, 'TENANT')).get(`/estates/${flat.estate_id}/fund`)).statusCode).toBe(
    404,
  )
})

test('an expense of tomorrow and one without a vendor are refused in plain words', async () => {
  const flat = await flatWithCharges()
  expect((await spend(flat.manager, flat.estate_id, { spent_on: '2099-01-01' })).json().code).toBe(
    'DAY_TO_COME',
  )
  const nameless = await spend(flat.manager, flat.estate_id, { vendor: ' ' })
  expect(nameless.json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ message: 'Say who was paid' }],
  })
})

test('a year that was typed half, or wrong, is refused before anybody is billed or an expense stands', async () => {
  const flat = await flatWithCharges()
  const bill = (due_date: string) =>
    flat.manager.post(
      `/estates/${flat.estate_id}/service-charges`,
      { title: 'Diesel', amount: 1_000_000, due_date },
      key(),
    )
  for (const day of ['0202-12-01', '1926-12-01', '3026-12-01'])
    expect((await bill(day)).json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ path: 'due_date', message: expect.stringContaining('Check the year') }],
    })
  const recent = await bill(addMonths(world.today(), -12))
  expect(recent.statusCode, recent.body).toBe(201)
  expect((await spend(flat.manager, flat.estate_id, { spent_on: '0202-11-30' })).json()).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ path: 'spent_on' }],
  })
})

test('a budget is billed over the units that are let, to the kobo, and once for a key', async () => {
  const estate = await portfolio(world, { units: 4 })
  for (const place of [1, 2]) {
    await letUnit(world, estate.manager, estate.unitAt(place).id, {
      tenant_id: (await signedIn(world, 'TENANT')).id,
    })
  }
  const once = key()
  const bill = (body: object = {}, headers = once) =>
    estate.manager.post(
      `/estates/${estate.estate.id}/service-charges`,
      { title: 'Diesel and security', amount: 1_000_000_000, due_date: world.today(), ...body },
      headers,
    )
  const answers = await Promise.all([bill(), bill(), bill()])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(answers[0]?.json()).toMatchObject({
    units: 3,
    smallest_part: 333_333_333,
    largest_part: 333_333_334,
    open: 1_000_000_000,
  })
  const parts = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .innerJoin('unit', 'unit.id', 'charge.unit_id')
      .select(['unit.name', 'charge.amount'])
      .where('charge.description', '=', 'Diesel and security')
      .orderBy('unit.name')
      .execute(),
  )
  expect(parts.map(({ amount }) => amount)).toEqual([333_333_334, 333_333_333, 333_333_333])

  const vacant = await bill({ unit_ids: [estate.unitAt(3).id] }, key())
  expect(vacant.json().code).toBe('NOBODY_TO_BILL')
  const foreign = await portfolio(world)
  expect((await bill({ unit_ids: [foreign.unit.id] }, key())).statusCode).toBe(404)
  expect((await bill({ amount: 2 }, key())).json().message).toContain('less than a kobo')
  await expectSoundBooks(world)
})

test('an administrator sees what must hold, and what a check found of it', async () => {
  const admin = await signedIn(world, 'ADMIN')
  const before = (await admin.get('/admin/ledger')).json()
  expect(before.rules.length).toBeGreaterThan(15)
  const asked = await admin.post('/admin/ledger/checks')
  expect(asked.statusCode).toBe(202)
  expect(asked.json().check).toMatchObject({ status: 'RUNNING', checked: 0 })
  expect((await admin.post('/admin/ledger/checks')).json().check.id).toBe(asked.json().check.id)
  await world.work()
  const report = (await admin.get('/admin/ledger')).json()
  expect(report.check).toMatchObject({ status: 'DONE', faults: 0, checked: report.rules.length })
  expect(report.rules.every((rule: { outcome: { holds: boolean } | null }) => rule.outcome?.holds)).toBe(true)
  const manager = await signedIn(world, 'ESTATE_MANAGER')
  expect((await manager.get('/admin/ledger')).statusCode).toBe(403)
}, 60_000) // runs all jobs left by earlier tests
