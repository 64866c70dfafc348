import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { balancesOf, expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { beginPaying, receiptsOf } from '../../../testing/money/paying.ts'
import { useWorld } from '../../../testing/world.ts'
import { readDisputes } from '../../refunds/disputes/read-disputes.ts'
import { sweepRefunds } from '../../refunds/provider/poll-refund.ts'
import { sweepPayments } from './sweep-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)

type Payment = Awaited<ReturnType<typeof beginPaying>>

beforeAll(async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  await payer().webhooksGoTo(`${address}/api/v1/payments/webhook`)
})
beforeEach(() => payer().faults({ webhooks: 'drop', faults: [], refunds: 'normal' }))

const speaksOfAnother = (times?: number) => payer().faults({ faults: ['other_reference'], times })
const speaksOfWhatIsAsked = () => payer().faults({ faults: [] })

async function sweepLater(milliseconds = 46_000): Promise<void> {
  world.services.clock.advance(milliseconds)
  await sweepPayments.run(world.services, {})
}

/** One that nobody paid, and another that somebody did. */
async function unpaidAndPaid(): Promise<[Payment, Payment]> {
  const [unpaid, paid] = [await beginPaying(world), await beginPaying(world)]
  await payer().pays(paid.reference, { amount: 110_000_000 })
  return [unpaid, paid]
}

const ways: [string, (payment: Payment) => Promise<unknown>][] = [
  ['the payer’s question', ({ flat, reference }) => flat.tenant.post('/payments/verify', { reference })],
  ['the sweep', () => sweepLater()],
  [
    'a webhook',
    async ({ reference, row }) => {
      await payer().faults({ webhooks: 'normal' })
      await payer().pays(reference)
      await expect.poll(() => world.work().then(async () => (await row()).checks)).toBe(1)
    },
  ],
]
test.each(ways)(
  'by %s, an answer about another payment is not booked on this one, and a person sees both',
  async (_, ask) => {
    const [unpaid, paid] = await unpaidAndPaid()
    await speaksOfAnother()
    await ask(unpaid)
    expect(await unpaid.row()).toMatchObject({ status: 'PENDING', needs_review: true, amount: 120_000_000 })
    const { review_reason } = await unpaid.row()
    expect(review_reason).toContain(`reference ${unpaid.reference}`)
    expect(review_reason).toContain(`reference ${paid.reference}`)
    expect(review_reason).toContain('₦1,100,000.00')
    expect(await receiptsOf(world, unpaid.payment_id)).toEqual([])

    // The money that it spoke of is not lost: its own payment is asked about next.
    await speaksOfWhatIsAsked()
    await sweepLater()
    expect(await paid.row()).toMatchObject({ status: 'COMPLETED', amount: 110_000_000 })
    await expectSoundBooks(world)
  },
)

test('the manager is told once, also after they have looked, and what the payer pays later is booked', async () => {
  const [unpaid] = await unpaidAndPaid()
  await speaksOfAnother()
  await unpaid.flat.tenant.post('/payments/verify', { reference: unpaid.reference })
  await unpaid.flat.manager.patch(`/payments/${unpaid.payment_id}`, { review_note: 'Seen' })
  await unpaid.flat.tenant.post('/payments/verify', { reference: unpaid.reference })
  expect((await unpaid.row()).needs_review).toBe(false)
  await world.work()
  const notices = (await unpaid.flat.manager.get('/communication/notifications')).json().data
  expect(notices.map((one: { title: string }) => one.title)).toEqual(['A payment needs you'])

  await speaksOfWhatIsAsked()
  await payer().pays(unpaid.reference)
  await unpaid.flat.tenant.post('/payments/verify', { reference: unpaid.reference })
  expect(await unpaid.status()).toBe('COMPLETED')
})

async function refunding(amount: number): Promise<Payment> {
  const payment = await beginPaying(world)
  await payer().pays(payment.reference)
  await payment.flat.tenant.post('/payments/verify', { reference: payment.reference })
  await payment.flat.manager.post(
    '/payments/refunds',
    { transaction_id: payment.payment_id, reason: 'A test', amount },
    { 'idempotency-key': randomUUID() },
  )
  return payment
}
const refundsOf = ({ payment_id }: Payment) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('refund').selectAll().where('payment_id', '=', payment_id).execute(),
  )
const theirRefunds = async () =>
  ((await payer().state()) as { refunds: { amount: number }[] }).refunds.map(({ amount }) => amount)

test('refunds of another payment are neither taken for these nor a reason to ask again', async () => {
  const other = await refunding(1_000_003)
  await world.work()
  expect(await refundsOf(other)).toMatchObject([{ asks: 1 }])
  const payment = await refunding(1_000_003)
  await speaksOfAnother()
  await world.work()
  expect(await refundsOf(payment)).toMatchObject([{ status: 'PENDING', asks: 0, provider_refund_id: null }])
  const { review_reason } = await payment.row()
  expect(review_reason).toContain((await other.row()).provider_reference)

  await speaksOfWhatIsAsked()
  await payer().advance(1)
  world.services.clock.advance(60_000)
  await sweepRefunds.run(world.services, {})
  await payer().advance(1)
  world.services.clock.advance(60_000)
  await sweepRefunds.run(world.services, {})
  expect(await refundsOf(payment)).toMatchObject([{ status: 'COMPLETED', asks: 1 }])
  expect((await theirRefunds()).filter((amount) => amount === 1_000_003)).toHaveLength(2)
  await expectSoundBooks(world)
})

test('a dispute that is named as another payment’s is not closed by it', async () => {
  const payment = await refunding(1_000)
  await payer().disputes(payment.reference)
  await readDisputes.run(world.services, {})
  const other = await beginPaying(world)
  await world.services.transaction('system', async (tx) => {
    const { provider_dispute_id } = await tx
      .selectFrom('dispute')
      .select('provider_dispute_id')
      .where('payment_id', '=', payment.payment_id)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('dispute')
      .set({ payment_id: other.payment_id })
      .where('provider_dispute_id', '=', provider_dispute_id)
      .execute()
    await payer().disputeExpires(provider_dispute_id)
  })
  await readDisputes.run(world.services, {})
  expect((await other.row()).review_reason).toContain(payment.reference)
  expect(await balancesOf(world, other)).toEqual({})
})
