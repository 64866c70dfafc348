import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { ProviderUnknown } from '../../../platform/pay/provider.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepRefunds } from '../../refunds/provider/poll-refund.ts'
import { sweepPayments } from '../provider/sweep-payments.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const RENT = 120_000_000
let flat: LetFlat
beforeEach(async () => {
  await payer().faults({ faults: [], refunds: 'normal' })
  flat = await letFlat(world)
})

const begin = (key: string = randomUUID(), amount = RENT) => initializePayment(flat, { amount }, key)
const verify = (reference: string) => flat.tenant.post('/payments/verify', { reference })
const paymentsHere = () =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('payment').selectAll().where('unit_id', '=', flat.unit_id).orderBy('id').execute(),
  )
const refundsHere = () =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('refund').selectAll().where('unit_id', '=', flat.unit_id).execute(),
  )
const titlesOf = async (who: LetFlat['tenant']) =>
  (await who.get('/communication/notifications')).json().data.map((one: { title: string }) => one.title)

test('a first attempt that was paid although its answer was lost is answered as paid, and nothing else is begun', async () => {
  await payer().faults({ faults: ['paid_before_answer', 'drop_after'], times: 1 })
  const begun = await begin()
  const [only, another] = await paymentsHere()
  expect(another).toBeUndefined()
  expect([begun.statusCode, begun.json()]).toEqual([
    201,
    {
      payment_id: only?.id,
      reference: only?.reference,
      status: 'COMPLETED',
      authorization_url: null,
      access_code: null,
    },
  ])
  await expectSoundBooks(world)
})

test('whoever paid while no answer came at all is told so at the next try with the same key', async () => {
  const key = randomUUID()
  await payer().faults({ faults: ['paid_before_answer', '500_after'] })
  expect((await begin(key)).statusCode).toBe(503)
  await payer().faults({ faults: [] })
  const [first] = await paymentsHere()
  const again = await begin(key)
  expect([again.statusCode, again.json()]).toMatchObject([
    201,
    { reference: first?.reference, status: 'COMPLETED' },
  ])
  expect(await paymentsHere()).toMatchObject([{ needs_review: false }])
  expect((await begin(key)).json()).toEqual(again.json())
})

test('an answer about another payment is no reason to begin a second one', async () => {
  await begin()
  const other = await letFlat(world)
  await payer().faults({ faults: ['other_reference'] })
  const { provider } = world.services
  const opens = provider.initialize
  vi.spyOn(provider, 'initialize').mockImplementationOnce(async (request) => {
    await opens(request)
    throw new ProviderUnknown('The answer was lost.')
  })
  const answer = await initializePayment(other, { amount: RENT })
  expect(answer.statusCode).toBe(503)
  const begun = await world.services.transaction('system', (tx) =>
    tx.selectFrom('payment').select('id').where('unit_id', '=', other.unit_id).execute(),
  )
  expect(begun).toHaveLength(1)
})

/** Two checkout pages of one payment intent: the answer with the first was lost, and the payer was sent to the second. */
async function twoPages(amount = RENT): Promise<[string, string]> {
  await payer().faults({ faults: ['drop_after'], times: 1 })
  const answer = (await begin(randomUUID(), amount)).json()
  const [first, second] = await paymentsHere()
  expect(answer).toMatchObject({ reference: second?.reference, status: 'PENDING' })
  expect(second?.first_attempt_id).toBe(first?.id)
  return [first?.reference ?? '', second?.reference ?? '']
}

test.each([
  ['the lost page first', (pages: string[]) => pages],
  ['the lost page last', (pages: string[]) => pages.toReversed()],
])(
  'both pages paid, %s: the second money goes back by itself, once, and people are told',
  async (_, inOrder) => {
    const pages = inOrder(await twoPages())
    for (const reference of pages) await payer().pays(reference)
    for (const reference of pages)
      await Promise.all([verify(reference), verify(reference), verify(reference)])
    await world.work()
    expect(await refundsHere()).toMatchObject([
      { amount: RENT, created_by: null, reason: `Paid twice: payment ${pages[0]} had already paid this.` },
    ])
    expect(await titlesOf(flat.tenant)).toContain('You paid twice: ₦1,200,000 is refunded')
    expect(await titlesOf(flat.manager)).toContain('A tenant paid twice')
    expect(await titlesOf(flat.manager)).not.toContain('A payment needs you')

    await payer().advance(1)
    world.services.clock.advance(60_000)
    await sweepRefunds.run(world.services, {})
    const byReference = new Map((await paymentsHere()).map((one) => [one.reference, one.status]))
    expect(pages.map((reference) => byReference.get(reference))).toEqual(['COMPLETED', 'REFUNDED'])
    await expectSoundBooks(world)
  },
)

test('both paid while the first was on its way back, which then fails: a person is told that it is here twice', async () => {
  const [kept = '', refunded = ''] = await twoPages()
  await payer().pays(refunded)
  await verify(refunded)
  const payment_id = (await paymentsHere()).find(({ reference }) => reference === refunded)?.id
  await payer().faults({ refunds: 'fail' })
  const wanted = { transaction_id: payment_id, reason: 'Moved out', still_owed: true }
  const issued = await flat.manager.post('/payments/refunds', wanted, { 'idempotency-key': randomUUID() })
  expect(issued.statusCode, issued.body).toBe(201)
  await payer().pays(kept)
  await verify(kept)
  await world.work()
  expect(await paymentsHere()).toMatchObject([{ needs_review: false }, { needs_review: false }])

  await payer().advance(1)
  world.services.clock.advance(60_000)
  await sweepRefunds.run(world.services, {})
  await world.work()
  expect(await paymentsHere()).toMatchObject([
    { reference: kept, status: 'COMPLETED', refunded_amount: 0 },
    {
      ...{ reference: refunded, status: 'COMPLETED', refunded_amount: 0, needs_review: true },
      review_reason: expect.stringContaining(`Paid twice: payment ${kept} also paid this`),
    },
  ])
  expect(await titlesOf(flat.manager)).toContain('A payment needs you')
  await expectSoundBooks(world)
})

test('both booked at the same moment: one stays', async () => {
  const pages = await twoPages()
  for (const reference of pages) await payer().pays(reference)
  await Promise.all(pages.flatMap((reference) => [verify(reference), verify(reference)]))
  expect(await paymentsHere()).toMatchObject([{ status: 'COMPLETED' }, { status: 'COMPLETED' }])
  expect(await refundsHere()).toHaveLength(1)
  await expectSoundBooks(world)
})

test('a part of what is owed, paid twice, settles it once', async () => {
  const pages = await twoPages(50_000_000)
  for (const reference of pages) await payer().pays(reference)
  for (const reference of pages) await verify(reference)
  expect((await verify(pages[0])).json().left_to_pay).toBe(70_000_000)
  expect(await refundsHere()).toMatchObject([{ amount: 50_000_000 }])
  await expectSoundBooks(world)
})

test('the lost page alone is paid: nobody is asked to look, and the other page is closed', async () => {
  const [first] = await twoPages()
  await payer().pays(first)
  world.services.clock.advance(31_000)
  await sweepPayments.run(world.services, {})
  expect(await paymentsHere()).toMatchObject([
    { status: 'COMPLETED', needs_review: false },
    { status: 'CANCELLED' },
  ])
  expect(await refundsHere()).toEqual([])
})
