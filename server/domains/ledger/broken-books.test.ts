import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { expectSoundBooks, faultsOfBooks } from '../../testing/money/books.ts'
import { offlinePaymentsIn } from '../../testing/money/offline-payments.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { type BegunPayment, beginPaying, openSubaccount } from '../../testing/money/paying.ts'
import { transfer, vendorJob } from '../../testing/money/vendor-jobs.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { reconcileSettlements } from '../settlements/reconcile/reconcile-settlements.ts'
import { account } from './accounts.ts'
import { type Entry, postJournal } from './post-journal.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)
const payer = () => payerAt(world.services.config.provider)
const HOLDS = 'the balance with the provider equals receipts less settlements and refunds'
const MOVED = 'each settlement clears its payments once, less deductions'
const LAY_THERE = 'no payment is settled beyond the share held for its landlord or for us'

afterEach(async () => {
  await expectSoundBooks(world) // each test has mended what it broke
})

/** Done around every constraint, as no part of the server can; `back` undoes it. */
async function breakBooks(sql: string, back: string): Promise<string[]> {
  await withClient(world.ownerUrl, (owner) => owner.query(sql))
  const found = await faultsOfBooks(world)
  await withClient(world.ownerUrl, (owner) => owner.query(back))
  return found
}
const post = (estate_id: string, key: string, entries: Entry[]) =>
  world.services.transaction('system', (tx) => postJournal(tx, { key, estate_id, memo: 'A fault', entries }))

async function paid(): Promise<BegunPayment> {
  const payment = await beginPaying(world, { subaccount_code: await openSubaccount(world) })
  await payer().pays(payment.reference)
  await payment.flat.tenant.post('/payments/verify', { reference: payment.reference })
  return payment
}
async function settled(): Promise<BegunPayment> {
  const payment = await paid()
  await payer().advance(5 * 24)
  await reconcileSettlements.run(world.services, {})
  return payment
}

test('the books of paid, refunded and settled money hold', async () => {
  const [, back] = [await settled(), await paid()]
  const refund = { transaction_id: back.payment_id, amount: 10_000_001, reason: 'Too much' }
  await back.flat.manager.post('/payments/refunds', refund, { 'idempotency-key': randomUUID() })
  await world.work()
  await payer().advance(1)
  world.services.clock.advance(60_000)
})

test.each(['settlement:made-up:main', 'bank:made-up'])(
  'money that leaves what the provider holds by a journal of no settlement (%s) is found',
  async (key) => {
    const { estate_id } = (await paid()).flat
    await post(estate_id, `${key}:${estate_id}`, [
      [account.bank, 100],
      [account.clearing, -100],
    ])
    expect(await faultsOfBooks(world)).toEqual([HOLDS])
    await post(estate_id, `${key}:${estate_id}:reversed`, [
      [account.bank, -100],
      [account.clearing, 100],
    ])
  },
)

test('a fee that the provider kept and the books do not have is found', async () => {
  const { payment_id } = await paid()
  const found = await breakBooks(
    `update payment set fees = fees + 1 where id = '${payment_id}'`,
    `update payment set fees = fees - 1 where id = '${payment_id}'`,
  )
  expect(found).toEqual([HOLDS])
})

test('a settlement of another sum than its lines, or than its journal moved, is found', async () => {
  const { flat } = await settled()
  const found = await breakBooks(
    `update settlement set booked = booked + 500 where estate_id = '${flat.estate_id}' and landlord_id is null`,
    `update settlement set booked = booked - 500 where estate_id = '${flat.estate_id}' and landlord_id is null`,
  )
  expect(found).toEqual([HOLDS, MOVED])
})

test('a payment of which more was paid out to an owner than lay there is found, though the sums agree', async () => {
  const { flat, payment_id } = await settled()
  const shift = (kobo: number) => `
    update settlement_line l set booked = l.booked + case when s.landlord_id is null then -(${kobo}) else ${kobo} end
      from settlement s where s.id = l.settlement_id and l.payment_id = '${payment_id}';
    update settlement set booked = booked + case when landlord_id is null then -(${kobo}) else ${kobo} end
      where estate_id = '${flat.estate_id}'`
  expect(await breakBooks(shift(700), shift(-700))).toEqual([MOVED, LAY_THERE])
})

const BILL = 'each vendor bill is posted once, and reversed once where it was voided'
const PAYMENT = 'each vendor payment is posted once, and reversed once where it was voided'
const OWED = 'what is owed to each vendor equals approved bills less payments'
const KEPT = 'what is kept of each vendor’s bills equals the retentions less what was paid of them'
const ADVANCE = 'what each vendor has in advance equals what was paid before, less what was set against bills'
const TAX = 'withheld tax equals what was kept back less what was sent on'
const BEYOND = 'nothing is paid beyond its vendor bill'

test.each([
  [
    'a bill of another amount than was booked',
    'vendor_bill',
    'amount = amount + 5',
    'amount = amount - 5',
    [BILL, OWED],
  ],
  [
    'a payment of another amount than was booked',
    ...(['vendor_payment', 'amount = amount - 5', 'amount = amount + 5', [PAYMENT, OWED, BEYOND]] as const),
  ],
  [
    'tax that was kept back and is not in the books',
    ...([
      'vendor_payment',
      'tax_amount = tax_amount + 5, cost = cost + 5',
      'tax_amount = tax_amount - 5, cost = cost - 5',
      [TAX],
    ] as const),
  ],
  [
    'a part that was kept and is not in the books, as if it had been paid before',
    ...([
      'vendor_bill',
      'retention_amount = retention_amount - 5, advance_amount = advance_amount + 5',
    ] as const),
    ...([
      'retention_amount = retention_amount + 5, advance_amount = advance_amount - 5',
      [KEPT, ADVANCE],
    ] as const),
  ],
  [
    'a bill that says less was paid than was',
    ...(['vendor_bill', 'paid_amount = paid_amount - 5', 'paid_amount = paid_amount + 5', [BEYOND]] as const),
  ],
] as const)('%s is found', async (_, table, change, back, faults) => {
  const { estate_id } = await billedJob()
  const set = (to: string) => `update ${table} set ${to} where estate_id = '${estate_id}'`
  expect(await breakBooks(set(change), set(back))).toEqual(faults)
})

/** A job that was billed to the fund with a part kept, and paid in part, with tax. */
async function billedJob(): Promise<LetFlat> {
  const charge = { transaction_type: 'SERVICE_CHARGE', amount: 1_000_000, due_date: '2026-11-01' } as const
  const flat = await letFlat(world, { charges: [charge] })
  await record(flat.manager, flat, {
    ...{ amount: charge.amount, channel: 'BANK_TRANSFER', charge_ids: flat.charge_ids },
  })
  const { order_id } = await vendorJob(world, flat, { bearer: 'FUND', approved: 100_000 })
  const lines = [{ description: 'New pump', amount: 100_000 }]
  const body = { billed_on: world.today(), lines, retention_bp: 500 }
  const made = await once(flat.manager, `/work-orders/${order_id}/bills`, body)
  await once(flat.manager, `/vendor-bills/${made.json().id}/payments`, transfer(world, 50_000))
  return flat
}
