import { expect, test, vi } from 'vitest'
import { balancesOf, expectSoundBooks, faultsOfBooks } from '../../../testing/money/books.ts'
import { usePlatformInvoices } from '../../../testing/money/platform-invoices.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { reconcileSettlements } from '../../settlements/reconcile/reconcile-settlements.ts'
import { checkInvoicePayment } from './check-invoice-payment.ts'
import { sweepInvoicePayments } from './sweep-invoice-payments.ts'

const world = useWorld()
const { of, raise, invoicesOf, paymentsOf, goTo, nextMonth, manager, invoiced, pay, check, payer } =
  usePlatformInvoices(world)

test('a manager pays by the checkout: one receipt, revenue without VAT, and nothing in the books of clients', async () => {
  const { invoice, person } = await invoiced()
  const before = await balancesOf(world, { estate_id: of.flat.estate_id })
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
  expect(await balancesOf(world, { estate_id: of.flat.estate_id })).toEqual(before)
  const revenue = (await (await signedIn(world, 'ADMIN')).get('/admin/revenue')).json()
  expect(revenue.latest[0]).toMatchObject({ amount: invoice.net, source: 'PLAN', recorded_by_name: null })
  const told = (await person.get('/communication/notifications')).json().data
  expect(told.map(({ title }: { title: string }) => title)).toContain('Gida received your payment')
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
  expect((await person.get(`/estates/${of.flat.estate_id}/subscription`)).json().credit).toBe(invoice.total)
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

test('a payment that the bank never decides holds nobody back from paying, and is booked should its money come', async () => {
  const { invoice, person } = await invoiced()
  const begun = (await pay(person, invoice.id)).json()
  const { provider, clock } = world.services
  const ask = provider.verify.bind(provider)
  const undecided = vi
    .spyOn(provider, 'verify')
    .mockImplementation(async (reference) => ({ ...(await ask(reference)), status: 'processing' }))
  await check(person, invoice.id)
  expect((await pay(person, invoice.id)).json()).toMatchObject({
    status: 'PROCESSING',
    authorization_url: null,
  })
  clock.advance(73 * 3_600_000)
  await sweepInvoicePayments.run(world.services, {})
  undecided.mockRestore()
  const other = await manager()
  const again = (await pay(other, invoice.id)).json()
  expect(again).toMatchObject({ status: 'PENDING', authorization_url: expect.stringContaining('http') })
  expect(again.reference).not.toBe(begun.reference)
  await payer().pays(begun.reference)
  await checkInvoicePayment(world.services, {
    id: begun.payment_id,
    invoice_id: invoice.id,
    reference: begun.reference,
  })
  expect((await other.get(`/platform-invoices/${invoice.id}`)).json()).toMatchObject({ state: 'PAID' })
  await expectSoundBooks(world)
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

test('an own payment that one report names twice is told as settled twice, and moves the books once', async () => {
  const { invoice, person } = await invoiced()
  const { reference } = (await pay(person, invoice.id)).json()
  await payer().pays(reference)
  await check(person, invoice.id)
  await payer().advance(5 * 24)
  const { provider } = world.services
  const linesOf = provider.settlementLines.bind(provider)
  const named = vi.spyOn(provider, 'settlementLines').mockImplementation(async (id) => {
    const lines = await linesOf(id)
    return [...lines, ...lines.filter((line) => line.reference === reference)]
  })
  const listOf = provider.listSettlements.bind(provider)
  const listed = vi.spyOn(provider, 'listSettlements').mockImplementation(async (subaccount) =>
    Promise.all(
      (await listOf(subaccount)).map(async (one) => {
        const [line] = (await linesOf(one.id)).filter((of) => of.reference === reference)
        const more = line ? line.amount - (line.fees ?? 0) : 0
        return { ...one, effective_amount: one.effective_amount + more }
      }),
    ),
  )
  await reconcileSettlements.run(world.services, {})
  named.mockRestore()
  listed.mockRestore()
  const settled = (await paymentsOf())[0]?.settlement_id ?? ''
  const found = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('settlement_difference')
      .select(['reason', 'reference'])
      .where('provider_id', '=', settled)
      .execute(),
  )
  expect(found).toEqual([{ reason: 'SETTLED_TWICE', reference }])
  expect(await faultsOfBooks(world)).toEqual(['settlements of the platform’s money came, and fit'])
})
