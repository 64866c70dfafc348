import { randomUUID } from 'node:crypto'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { textOf } from '../../../testing/files/read-pdf.ts'
import { expectSoundBooks, faultsOfBooks } from '../../../testing/money/books.ts'
import { UNIT_PRICE, usePlatformInvoices } from '../../../testing/money/platform-invoices.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { remindOfPlatformInvoices } from '../jobs.ts'

const world = useWorld()
const { of, plan, choose, raise, invoicesOf, goTo, nextMonth, manager, invoiced, pay, check, payer } =
  usePlatformInvoices(world)

test('a month is billed once it is over, by its days, with VAT by law, and never twice', async () => {
  const from = world.today()
  const end = nextMonth()
  const days = Number(addDays(end, -1).slice(8)) - Number(from.slice(8)) + 1
  const { id: plan_id } = (await plan()).json()
  await choose(plan_id)
  world.services.clock.advance(startOfDay(end).getTime() - 1000 - world.services.clock.now().getTime())
  await raise()
  expect(await invoicesOf()).toEqual([]) // 23:59:59 in Lagos on the last day
  world.services.clock.advance(1000)
  await Promise.all([raise(), raise(), raise()])
  const net = Math.floor((UNIT_PRICE * days) / Number(addDays(end, -1).slice(8)))
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

test('an estate that is archived within a month owes for the days before', async () => {
  const { id: plan_id } = (await plan()).json()
  goTo(nextMonth())
  of.flat = await letFlat(world)
  await choose(plan_id)
  goTo(addDays(world.today(), 3))
  await world.services.transaction('system', (tx) =>
    tx.updateTable('estate').set({ status: 'ARCHIVED' }).where('id', '=', of.flat.estate_id).execute(),
  )
  goTo(nextMonth())
  await raise()
  expect((await invoicesOf()).map(({ facts }) => facts)).toMatchObject([{ lines: [{ days: 3 }] }])
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
  expect((await person.get(`/estates/${of.flat.estate_id}/subscription`)).json().credit).toBe(total - 1_001)
  await expectSoundBooks(world)
})

test('a credit note that is sent again because its answer was lost is one', async () => {
  const { invoice } = await invoiced()
  const by = await signedIn(world, 'ADMIN')
  const credit = (said: object) =>
    by.post(`/platform-invoices/${invoice.id}/credit-notes`, { reason: 'Two days without service', ...said })
  const client_id = randomUUID()
  const [one, two] = await Promise.all([
    credit({ amount: 1_001, client_id }),
    credit({ amount: 1_001, client_id }),
  ])
  expect([one.statusCode, two.statusCode]).toEqual([201, 201])
  expect(two.json()).toMatchObject({ credit_notes: 1_001, open_amount: (invoice.total ?? 0) - 1_001 })
  expect((await credit({ amount: 2_002, client_id })).json().code).toBe('IDEMPOTENCY_CONFLICT')
  expect((await credit({ amount: 1_001, client_id: randomUUID() })).json().credit_notes).toBe(2_002)
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
    (await late.get(`/platform-invoices?state=OVERDUE&estate_id=${of.flat.estate_id}`)).json().data,
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
