import { randomUUID } from 'node:crypto'
import { addDays, addMonths, firstOfMonth, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LetFlat, letFlat } from '../../testing/let-flat.ts'
import { balancesOf, expectSoundBooks, faultsOfBooks } from '../../testing/money/books.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { textOf } from '../../testing/read-pdf.ts'
import { useWorld } from '../../testing/world.ts'
import { reconcileSettlements } from '../settlements/reconcile/reconcile-settlements.ts'
import { raisePlatformInvoices, remindOfPlatformInvoices } from './jobs.ts'
import { sweepInvoicePayments } from './paying/sweep-invoice-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const PRICE = 60_000
let admin: Person
let flat: LetFlat

beforeAll(async () => {
  admin = await signedIn(world, 'ADMIN')
  const seller = {
    name: 'Gida Limited',
    address: '1 Marina, Lagos',
    tax_id: '12345678-0001',
    charges_vat: true,
  }
  expect((await plan()).json().code).toBe('SELLER_MISSING')
  expect((await admin.post('/platform-seller', seller)).statusCode).toBe(200)
})
beforeEach(async () => {
  await payer().faults({ faults: [] })
  admin = await signedIn(world, 'ADMIN')
  flat = await letFlat(world)
})

const plan = (given: object = {}) =>
  admin.post('/price-plans', { name: 'Standard', billed: 'MONTHLY', unit_price: PRICE, ...given })
const choose = (plan_id: string | null, of = flat) =>
  of.manager.post(`/estates/${of.estate_id}/subscription`, { plan_id })
const raise = () => raisePlatformInvoices.run(world.services, {})
const invoicesOf = (of = flat) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('platform_invoice')
      .selectAll()
      .where('estate_id', '=', of.estate_id)
      .orderBy('id')
      .execute(),
  )
const paymentsOf = (of = flat) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('platform_invoice_payment')
      .selectAll()
      .where('estate_id', '=', of.estate_id)
      .orderBy('id')
      .execute(),
  )

/** To the first moment of a day in Lagos. */
const goTo = (day: string) =>
  world.services.clock.advance(startOfDay(day).getTime() - world.services.clock.now().getTime())
const nextMonth = () => addMonths(firstOfMonth(world.today()), 1)
/** Whoever moves the clock far signs in again. */
async function manager(of = flat): Promise<Person> {
  const other = await signedIn(world, 'ESTATE_MANAGER')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('estate_association')
      .values({ estate_id: of.estate_id, user_id: other.id, role: 'ESTATE_MANAGER' })
      .execute(),
  )
  return other
}
/** A plan from today on, and an invoice for the days of this month that are left. */
async function invoiced(given: object = {}) {
  const { id: plan_id } = (await plan(given)).json()
  expect((await choose(plan_id)).statusCode).toBe(200)
  goTo(nextMonth())
  await raise()
  const [invoice] = await invoicesOf()
  if (!invoice) throw new Error('There is no invoice.')
  return { plan_id, invoice, person: await manager() }
}
const pay = (by: Person, invoice_id: string, key: string = randomUUID()) =>
  by.post(`/platform-invoices/${invoice_id}/pay`, {}, { 'idempotency-key': key })
const check = (by: Person, invoice_id: string) => by.post(`/platform-invoices/${invoice_id}/check`)

test('nothing is asked of an estate that chose no plan, and a free one is never invoiced', async () => {
  const other = await letFlat(world)
  await choose((await plan({ free_units: 1 })).json().id, other)
  await choose((await plan({ unit_price: 60 })).json().id) // too little to be paid: it waits
  goTo(nextMonth())
  await raise()
  expect([await invoicesOf(), await invoicesOf(other)]).toEqual([[], []])
  expect((await (await manager(other)).get(`/estates/${other.estate_id}/subscription`)).json()).toMatchObject(
    {
      ...{ active_units: 1, billable_units: 0, month_so_far: 0 },
      months: [{ units: 1, billable_units: 0, amount: 0 }],
    },
  )
})

test('a month is billed once it is over, by its days, with VAT by law, and never twice', async () => {
  const from = world.today()
  const end = nextMonth()
  const days = Number(addDays(end, -1).slice(8)) - Number(from.slice(8)) + 1
  const { id: plan_id } = (await plan()).json()
  await choose(plan_id)
  world.services.clock.advance(startOfDay(end).getTime() - 1000 - world.services.clock.now().getTime())
  await raise()
  expect(await invoicesOf()).toEqual([]) // 23:59:59 in Lagos, of the last day
  world.services.clock.advance(1000)
  await Promise.all([raise(), raise(), raise()])
  const net = Math.floor((PRICE * days) / Number(addDays(end, -1).slice(8)))
  const [invoice, another] = await invoicesOf()
  expect(another).toBeUndefined()
  expect(invoice).toMatchObject({
    net,
    vat: Math.floor(net * 0.075),
    issued_on: end,
    due_on: addDays(end, 14),
  })
  const person = await manager()
  const file = await person.get(`/platform-invoices/${invoice?.id}/pdf`)
  const text = await textOf(file.rawPayload)
  for (const said of [invoice?.number, 'Gida Limited', 'VAT 7.5%', 'Standard']) expect(text).toContain(said)
  await expectSoundBooks(world)
})

test('a manager pays by the checkout: one receipt, revenue without VAT, and nothing in the books of clients', async () => {
  const { invoice, person } = await invoiced()
  const before = await balancesOf(world, { estate_id: flat.estate_id })
  const begun = (await pay(person, invoice.id)).json()
  expect(begun).toMatchObject({ status: 'PENDING', authorization_url: expect.stringContaining('http') })
  await payer().pays(begun.reference, { channel: 'bank_transfer' })
  await Promise.all([check(person, invoice.id), check(person, invoice.id)])
  await sweepInvoicePayments.run(world.services, {})
  await world.work()
  const shown = (await person.get(`/platform-invoices/${invoice.id}`)).json()
  expect(shown).toMatchObject({ state: 'PAID', open_amount: 0, payments: [{ status: 'COMPLETED' }] })
  expect(shown.payments[0].receipt_number).toMatch(/^GR-/)
  expect((await pay(person, invoice.id)).json().code).toBe('INVOICE_NOT_OPEN')
  expect(await balancesOf(world, { estate_id: flat.estate_id })).toEqual(before)
  const revenue = (await (await signedIn(world, 'ADMIN')).get('/admin/revenue')).json()
  expect(revenue.latest[0]).toMatchObject({ amount: invoice.net, source: 'PLAN', recorded_by_name: null })
  const told = (await person.get('/communication/notifications')).json().data
  expect(told.map(({ title }: { title: string }) => title)).toContain('Your payment to Gida arrived')
  await expectSoundBooks(world)
})

test('two who pay at once are on one page', async () => {
  const { invoice, person } = await invoiced()
  const other = await manager()
  const both = await Promise.all([pay(person, invoice.id), pay(other, invoice.id)])
  const again = await Promise.all([pay(person, invoice.id), pay(person, invoice.id)])
  for (const { statusCode } of [...both, ...again]) expect([201, 409]).toContain(statusCode)
  const opened = [...both, ...again, await pay(other, invoice.id)].filter(
    ({ statusCode }) => statusCode === 201,
  )
  expect(new Set(opened.map((answer) => answer.json().reference)).size).toBe(1)
  expect(await paymentsOf()).toHaveLength(1)
})

test('a webhook that comes twice books once', async () => {
  const { invoice, person } = await invoiced()
  const { reference } = (await pay(person, invoice.id)).json()
  await payer().pays(reference)
  const { provider } = world.services
  vi.spyOn(provider, 'isSigned').mockReturnValue(true)
  const send = (event: string) =>
    world.app.inject({
      ...{
        method: 'POST',
        url: '/api/v1/payments/webhook',
        payload: { event, data: { reference, status: 'success' } },
      },
      headers: { 'x-paystack-signature': 'x' },
    })
  expect([(await send('charge.success')).statusCode, (await send('charge.success')).statusCode]).toEqual([
    200, 200,
  ])
  await world.work()
  await send('charge.failed')
  await world.work()
  vi.restoreAllMocks()
  expect(await paymentsOf()).toMatchObject([{ status: 'COMPLETED', review: null }])
  expect((await invoicesOf())[0]?.open_amount).toBe(0)
  await expectSoundBooks(world)
})

test('a provider that is silent costs nothing: the lost page is begun anew, and both paid is credit for the next invoice', async () => {
  const { invoice, person } = await invoiced()
  await payer().faults({ faults: ['drop_after'], times: 1 })
  const second = (await pay(person, invoice.id)).json()
  const [lost] = await paymentsOf()
  expect(lost).toMatchObject({ status: 'CANCELLED' })
  expect(second.reference).not.toBe(lost?.reference)
  for (const reference of [lost?.reference ?? '', second.reference]) await payer().pays(reference)
  world.services.clock.advance(31_000)
  await sweepInvoicePayments.run(world.services, {})
  expect((await paymentsOf()).map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  expect((await person.get(`/estates/${flat.estate_id}/subscription`)).json().credit).toBe(invoice.total)
  goTo(nextMonth())
  await raise()
  const next = (await invoicesOf()).at(-1)
  expect(next).toMatchObject({ paid: invoice.total, open_amount: (next?.total ?? 0) - (invoice.total ?? 0) })
  await expectSoundBooks(world)
})

test('no answer at all is told as such, and an answer about something else goes to a person', async () => {
  const { invoice, person } = await invoiced()
  await payer().faults({ faults: ['500_before'] })
  expect((await pay(person, invoice.id)).statusCode).toBe(503)
  await payer().faults({ faults: [] })
  const { reference } = (await pay(person, invoice.id)).json()
  await payer().pays(reference)
  await payer().faults({ faults: ['other_reference'] })
  await check(person, invoice.id)
  const [, open] = await paymentsOf()
  expect(open).toMatchObject({ status: 'PENDING', review: expect.any(String) })
  await payer().faults({ faults: [] })
  await check(person, invoice.id)
  expect((await invoicesOf())[0]?.open_amount).toBe(0)
})

test('what is settled to our own bank is no difference in the books of clients', async () => {
  const { invoice, person } = await invoiced()
  const { reference } = (await pay(person, invoice.id)).json()
  await payer().pays(reference)
  await check(person, invoice.id)
  await payer().advance(5 * 24)
  await reconcileSettlements.run(world.services, {})
  const [differences, [paid]] = await Promise.all([
    world.services.transaction('system', (tx) =>
      tx.selectFrom('settlement_difference').select('reason').where('reference', '=', reference).execute(),
    ),
    paymentsOf(),
  ])
  expect([differences, paid?.settlement_id !== null]).toEqual([[], true])
  await expectSoundBooks(world)
})

test('another plan on any day: each is billed for its days, and none at all asks nothing more', async () => {
  const [small, large] = [(await plan()).json().id, (await plan({ unit_price: 90_000 })).json().id]
  goTo(nextMonth())
  flat = await letFlat(world)
  await choose(small)
  goTo(addDays(world.today(), 10))
  const person = await manager()
  flat = { ...flat, manager: person }
  expect((await choose(large)).json()).toMatchObject({ plan: { id: large } })
  goTo(addDays(world.today(), 5))
  flat = { ...flat, manager: await manager() }
  expect((await choose(null)).json()).toMatchObject({ plan: null, month_so_far: 0, next_invoice_on: null })
  const days = Number(addDays(nextMonth(), -1).slice(8))
  goTo(nextMonth())
  await raise()
  const facts = (await invoicesOf())[0]?.facts as { lines: { amount: number; days: number }[] }
  expect(facts.lines).toMatchObject([
    { days: 10, amount: Math.floor((PRICE * 10) / days) },
    { days: 5, amount: Math.floor((90_000 * 5) / days) },
  ])
  goTo(nextMonth())
  await raise()
  expect(await invoicesOf()).toHaveLength(1)
  const worth = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('subscription_month')
      .select('month_value')
      .where('estate_id', '=', flat.estate_id)
      .execute(),
  )
  expect(worth.map(({ month_value }) => month_value)).toEqual([0, 0]) // neither held on the last day
})

test('an estate that is archived within a month owes for the days before', async () => {
  const { id: plan_id } = (await plan()).json()
  goTo(nextMonth())
  flat = await letFlat(world)
  await choose(plan_id)
  goTo(addDays(world.today(), 3))
  await world.services.transaction('system', (tx) =>
    tx.updateTable('estate').set({ status: 'ARCHIVED' }).where('id', '=', flat.estate_id).execute(),
  )
  goTo(nextMonth())
  await raise()
  expect((await invoicesOf()).map(({ facts }) => facts)).toMatchObject([{ lines: [{ days: 3 }] }])
})

test('a price and an end are announced thirty days before, and those who have the plan are told', async () => {
  const { id } = (await plan()).json()
  await choose(id)
  const at = (valid_from: string) =>
    admin.post(`/price-plans/${id}/prices`, { unit_price: 75_000, valid_from })
  expect((await at(addDays(world.today(), 29))).json().code).toBe('PLAN_NOT_ANNOUNCED')
  expect((await at(firstOfMonth(world.today()))).json().code).toBe('PLAN_NOT_ANNOUNCED')
  const first = addMonths(firstOfMonth(world.today()), 2)
  const [one, two] = await Promise.all([at(first), at(first)])
  expect([one.statusCode, two.statusCode].sort()).toEqual([201, 409])
  await world.work()
  const told = (await flat.manager.get('/communication/notifications')).json().data
  expect(told.map(({ title }: { title: string }) => title)).toContain('The plan Standard gets another price')

  const ends_on = addMonths(first, 1)
  expect((await admin.post(`/price-plans/${id}/end`, { ends_on: world.today() })).json().code).toBe(
    'PLAN_NOT_ANNOUNCED',
  )
  expect((await admin.post(`/price-plans/${id}/end`, { ends_on })).statusCode).toBe(200)
  expect((await admin.post(`/price-plans/${id}/end`, { ends_on })).json().code).toBe('PLAN_ENDED')
  goTo(addMonths(ends_on, 2))
  await raise()
  const months = (await invoicesOf()).flatMap(
    ({ facts }) => (facts as { lines: { unit_price: number }[] }).lines,
  )
  expect(months.map(({ unit_price }) => unit_price)).toEqual([PRICE, PRICE, 75_000])
  expect((await choose(id, { ...flat, manager: await manager() })).json().code).toBe('PLAN_NOT_OFFERED')
})

test('a credit note takes back what is open, then becomes credit; never more than the invoice', async () => {
  const { invoice, person } = await invoiced()
  const by = await signedIn(world, 'ADMIN')
  const credit = (amount: number) =>
    by.post(`/platform-invoices/${invoice.id}/credit-notes`, { amount, reason: 'Two days without service' })
  const total = invoice.total ?? 0
  expect((await credit(total + 1)).json()).toMatchObject({
    code: 'CREDIT_TOO_LARGE',
    details: { left: total },
  })
  expect((await credit(1_001)).json()).toMatchObject({ open_amount: total - 1_001 })
  const { reference } = (await pay(person, invoice.id)).json()
  await payer().pays(reference)
  await check(person, invoice.id)
  const [one, two] = await Promise.all([credit(total - 1_001), credit(total - 1_001)])
  expect([one.statusCode, two.statusCode].sort()).toEqual([201, 422])
  expect((await person.get(`/estates/${flat.estate_id}/subscription`)).json().credit).toBe(total - 1_001)
  await expectSoundBooks(world)
})

test('an invoice that nobody pays is reminded of on its days, once each, and locks nobody out', async () => {
  const { invoice, person } = await invoiced()
  const remind = async () => {
    await Promise.all([
      remindOfPlatformInvoices.run(world.services, {}),
      remindOfPlatformInvoices.run(world.services, {}),
    ])
    return (await invoicesOf())[0]?.reminders
  }
  expect(await remind()).toBe(0)
  goTo(addDays(invoice.due_on, -3))
  expect([await remind(), await remind()]).toEqual([1, 1])
  await world.work()
  goTo(addDays(invoice.due_on, 40))
  expect(await remind()).toBe(4)
  await world.work()
  const late = await manager()
  expect(
    (await late.get(`/platform-invoices?state=OVERDUE&estate_id=${flat.estate_id}`)).json().data,
  ).toHaveLength(1)
  for (const path of ['/payments', '/leases', `/platform-invoices/${invoice.id}/pdf`])
    expect((await late.get(path)).statusCode).toBe(200)
  const told = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', person.id)
      .where('title', 'like', '%overdue')
      .execute(),
  )
  expect(told).toHaveLength(1)
})

test('recurring revenue is what plans are worth a month, and moves with what estates do', async () => {
  const by = () => signedIn(world, 'ADMIN')
  const recurring = async () => (await (await by()).get('/admin/recurring-revenue')).json()
  const before = (await recurring()).mrr
  const { id } = (await plan({ unit_price: 30_000, billed: 'YEARLY' })).json()
  await choose(id)
  const found = await recurring()
  expect(found.mrr - before).toBe(30_000)
  for (const { opening, fresh, expansion, reactivation, contraction, churn, closing } of found.months)
    expect(opening + fresh + expansion + reactivation + contraction + churn).toBe(closing)
  goTo(nextMonth())
  await raise()
  expect(await invoicesOf()).toEqual([]) // a yearly plan: its twelve months are not over
  await choose(null, { ...flat, manager: await manager() })
  const after = await recurring()
  expect(after.months.at(-1).churn).toBeLessThanOrEqual(-30_000)
  goTo(nextMonth())
  await Promise.all([raise(), raise(), raise()]) // its months are counted already
  expect(await invoicesOf()).toHaveLength(1)
})

test('the checks of the ledger find an invoice that says another sum than its entries', async () => {
  const { invoice } = await invoiced()
  const change = (by: number) =>
    world.services.transaction('system', (tx) =>
      tx
        .updateTable('platform_invoice')
        .set((eb) => ({ net: eb('net', '+', by) }))
        .where('id', '=', invoice.id)
        .execute(),
    )
  await change(10)
  expect(await faultsOfBooks(world)).toEqual(
    expect.arrayContaining(['what is owed of each platform invoice equals its entries']),
  )
  await change(-10)
  await expectSoundBooks(world)
  expect(lagosDay(world.services.clock.now())).toBe(world.today())
})

test('nobody else sees or chooses anything of it', async () => {
  const { invoice } = await invoiced()
  const other = await letFlat(world)
  const landlord = await signedIn(world, 'LANDLORD')
  expect((await other.manager.get(`/platform-invoices/${invoice.id}`)).statusCode).toBe(404)
  expect((await choose(null, { ...flat, manager: other.manager })).statusCode).toBe(404)
  expect((await landlord.get(`/platform-invoices/${invoice.id}`)).statusCode).toBe(403)
  expect((await other.manager.post('/price-plans', {})).statusCode).toBe(403)
})
