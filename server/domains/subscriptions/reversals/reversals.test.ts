import { expect, test } from 'vitest'
import { expectSoundBooks, faultsOfBooks } from '../../../testing/money/books.ts'
import { usePlatformInvoices } from '../../../testing/money/platform-invoices.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { readDisputes } from '../../refunds/disputes/read-disputes.ts'
import { reconcileSettlements } from '../../settlements/reconcile/reconcile-settlements.ts'
import { sweepInvoicePayments } from '../paying/sweep-invoice-payments.ts'
import { readInvoiceRefunds } from './read-invoice-refunds.ts'

const world = useWorld()
const { of, paymentsOf, invoiced, pay, check, payer, paid } = usePlatformInvoices(world)
const settle = async () => {
  await payer().advance(5 * 24)
  await reconcileSettlements.run(world.services, {})
}
const differences = async () =>
  (await (await signedIn(world, 'ADMIN')).get('/settlements/differences')).json().data as {
    reference: string
    reason: string
  }[]
const reversals = () =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('platform_reversal').selectAll().where('estate_id', '=', of.flat.estate_id).execute(),
  )
const creditOf = async (by: { get: typeof of.admin.get }) =>
  (await by.get(`/estates/${of.flat.estate_id}/subscription`)).json().credit

test('a page that is paid after the invoice was credited is credit of the estate, and they are told', async () => {
  const { invoice, person } = await invoiced()
  const { reference } = (await pay(person, invoice.id)).json()
  const by = await signedIn(world, 'ADMIN')
  const note = { amount: invoice.total, reason: 'Issued by mistake' }
  expect((await by.post(`/platform-invoices/${invoice.id}/credit-notes`, note)).statusCode).toBe(201)
  expect(await paymentsOf()).toMatchObject([{ status: 'CANCELLED' }])
  await payer().pays(reference)
  world.services.clock.advance(31_000)
  await sweepInvoicePayments.run(world.services, {})
  await world.work()
  expect((await person.get(`/platform-invoices/${invoice.id}`)).json()).toMatchObject({
    ...{ state: 'CREDITED', open_amount: 0, paid: 0 },
    payments: [{ status: 'COMPLETED', credit: invoice.total }],
  })
  expect(await creditOf(person)).toBe(invoice.total)
  const told = (await person.get('/communication/notifications')).json().data
  expect(told.map(({ message }: { message: string }) => message).join()).toContain('it is your credit')
  await expectSoundBooks(world)
})

test('a dispute that is lost opens the invoice again, and what a settlement keeps back for it is explained', async () => {
  const { invoice, person, reference } = await paid()
  await payer().disputes(reference, { reason: 'fraudulent' })
  await readDisputes.run(world.services, {})
  const { reversals: open } = (await person.get(`/platform-invoices/${invoice.id}`)).json()
  expect(open).toMatchObject([{ kind: 'DISPUTE', status: 'OPEN', amount: invoice.total }])
  await expectSoundBooks(world)
  const [dispute] = await reversals()
  await payer().disputeEnds(dispute?.provider_id ?? '', 'merchant-accepted')
  await Promise.all([readDisputes.run(world.services, {}), readDisputes.run(world.services, {})])
  await world.work()
  expect((await person.get(`/platform-invoices/${invoice.id}`)).json()).toMatchObject({
    ...{ state: 'OPEN', open_amount: invoice.total, paid: 0 },
    reversals: [{ status: 'TAKEN', reopened: invoice.total }],
  })
  await settle()
  await settle()
  expect((await reversals())[0]?.settlement_id).not.toBeNull()
  expect((await differences()).filter((one) => one.reason === 'DEDUCTION_UNKNOWN')).toEqual([])
  expect((await pay(person, invoice.id)).statusCode).toBe(201)
  await expectSoundBooks(world)
})

test('what is refunded at the provider is borne by the credit of the estate first', async () => {
  const { invoice, person, reference } = await paid()
  const by = await signedIn(world, 'ADMIN')
  const note = { amount: 2_000, reason: 'Two days without service' }
  await by.post(`/platform-invoices/${invoice.id}/credit-notes`, note)
  const refund = await world.services.provider.createRefund({ reference, amount: 10_000, reason: 'by hand' })
  await readInvoiceRefunds.run(world.services, {})
  expect(await reversals()).toMatchObject([{ kind: 'REFUND', status: 'OPEN' }])
  await payer().refundEnds(refund.id, 'processed')
  await readInvoiceRefunds.run(world.services, {})
  await readInvoiceRefunds.run(world.services, {})
  expect(await reversals()).toMatchObject([{ status: 'TAKEN', from_credit: 2_000, reopened: 8_000 }])
  expect((await person.get(`/platform-invoices/${invoice.id}`)).json().open_amount).toBe(8_000)
  expect(await creditOf(person)).toBe(0)
  await expectSoundBooks(world)
})

test('money that was never settled is a difference that the super admin alone sees, until it comes', async () => {
  const { person, reference } = await paid()
  world.services.clock.advance(15 * 86_400_000)
  await payer().faults({ faults: ['500_before'] })
  await reconcileSettlements.run(world.services, {})
  await payer().faults({ faults: [] })
  expect(await differences()).toEqual(
    expect.arrayContaining([expect.objectContaining({ reference, reason: 'MISSING' })]),
  )
  expect((await person.get('/settlements/differences')).json().data ?? []).toEqual([])
  expect(await faultsOfBooks(world)).toEqual(['settlements of the platform’s money came, and fit'])
  await settle()
  expect((await differences()).filter((one) => one.reference === reference)).toEqual([])
  await expectSoundBooks(world)
})

test('a settlement of money that is not known as paid is booked for clients, and for us once it is known', async () => {
  const { invoice, person } = await invoiced()
  const { reference } = (await pay(person, invoice.id)).json()
  await payer().pays(reference)
  await payer().faults({ faults: ['other_reference'] })
  await settle()
  expect(await differences()).toMatchObject([{ reference, reason: 'UNKNOWN_PAYMENT' }])
  await payer().faults({ faults: [] })
  await check(person, invoice.id)
  expect(await paymentsOf()).toMatchObject([{ status: 'COMPLETED' }])
  expect(await differences()).toEqual([])
  await expectSoundBooks(world)
})
