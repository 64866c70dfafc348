import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { schedules } from './app.ts'
import { balanceOf, expectSoundBooks } from './testing/money/books.ts'
import { payerAt } from './testing/money/payer.ts'
import { type BegunPayment, beginPaying } from './testing/money/paying.ts'
import { paysIn } from './testing/money/payments-in.ts'
import { letFlat } from './testing/portfolios/let-flat.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const key = () => ({ 'idempotency-key': randomUUID() })
const TICK_SECONDS = 15
const ASKS_THE_PROVIDER = [
  'sweep_payments',
  'sweep_refunds',
  'read_disputes',
  'sweep_remittances',
  'sweep_transfers',
  'reconcile_settlements',
]

/** Lets the time pass as the worker does: each schedule when its seconds are round, then whatever that has asked for. */
let passed = 0
async function passes(seconds: number): Promise<void> {
  const scheduled = schedules.filter(({ job }) => ASKS_THE_PROVIDER.includes(job.name))
  expect(scheduled).toHaveLength(ASKS_THE_PROVIDER.length)
  for (const end = passed + seconds; passed < end; ) {
    passed += TICK_SECONDS
    world.services.clock.advance(TICK_SECONDS * 1000)
    for (const { job, everySeconds } of scheduled)
      if (passed % everySeconds === 0) await job.run(world.services, {}).catch(() => {}) // the worker goes on, too
    await world.work()
  }
}
const rows = (table: 'refund' | 'remittance', estate_id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom(table).select('status').where('estate_id', '=', estate_id).execute(),
  )
const statusOf = async (table: 'refund' | 'remittance', { estate_id }: { estate_id: string }) =>
  (await rows(table, estate_id)).map(({ status }) => status)

async function paid(): Promise<BegunPayment> {
  const payment = await beginPaying(world)
  await payer().pays(payment.reference)
  await payment.flat.tenant.post('/payments/verify', { reference: payment.reference })
  return payment
}
const refund = ({ flat, payment_id }: BegunPayment) =>
  flat.manager.post('/payments/refunds', { transaction_id: payment_id, reason: 'Paid twice' }, key())

/** An owner whose share lies in the clients' account; sent on through the provider. */
async function withShare() {
  const flat = await letFlat(world, { subaccount_code: `ACCT_${randomUUID()}` })
  await paysIn(world, flat, 120_000_000)
  return flat
}
const remit = (flat: Awaited<ReturnType<typeof withShare>>) =>
  flat.manager.post(
    '/remittances/send',
    { estate_id: flat.estate_id, owners: [{ landlord_id: flat.landlord.id, amount: 108_000_000 }] },
    key(),
  )

/** A tenant with an account number of their own. */
async function withAccount() {
  const flat = await letFlat(world)
  const lease = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  await flat.tenant.post(`/leases/${lease.id}/virtual-account`)
  await world.work()
  const ways = (await flat.tenant.get('/transfers/payment-instructions')).json()
  return { flat, number: ways.data[0].virtual_account.account_number as string }
}

test('within 90 s of the provider being well again everything is finished, without any webhook', async () => {
  await payer().faults({ webhooks: 'drop' })
  // What was on its way before: asked about every hour by now.
  const [open, settled, refunded] = [await beginPaying(world), await paid(), await paid()]
  const [late, disputed] = [await paid(), await paid()]
  const [sent, sentLate] = [await withShare(), await withShare()]
  const { flat: home, number } = await withAccount()
  expect((await refund(refunded)).statusCode).toBe(201)
  expect((await remit(sent)).statusCode).toBe(201)
  await world.work()

  await payer().faults({ api: 'down' })
  expect((await refund(late)).statusCode).toBe(201)
  expect((await remit(sentLate)).statusCode).toBe(201)
  await passes(45)
  world.services.clock.advance(3 * 3_600_000)
  await passes(45)
  // Over there the world goes on: money comes, arrives, goes back, is paid out; nobody hears of it.
  await payer().pays(open.reference)
  await payer().transfers(number, { amount: 120_000_000, sender_name: 'ADA OKAFOR' })
  await payer().disputes(disputed.reference)
  await payer().advance(5 * 24)
  await passes(30)
  expect(await open.status()).toBe('PENDING')
  expect(await statusOf('refund', refunded.flat)).toEqual(['PENDING'])
  expect(await statusOf('remittance', sent)).toEqual(['PENDING'])

  await payer().faults({ api: 'normal' })
  await passes(30)
  await payer().advance(1) // what was asked for only now is done over there, too
  await passes(60)

  expect(await open.status()).toBe('COMPLETED')
  expect(await statusOf('refund', refunded.flat)).toEqual(['COMPLETED'])
  expect(await statusOf('refund', late.flat)).toEqual(['COMPLETED'])
  expect(await statusOf('remittance', sent)).toEqual(['SENT'])
  expect(await statusOf('remittance', sentLate)).toEqual(['SENT'])
  expect(await balanceOf(world, home.estate_id, 'credit:unassigned')).toBe(0)
  expect(await balanceOf(world, home.estate_id, `payable:${home.landlord.id}`)).toBe(-108_000_000)
  expect(await balanceOf(world, settled.flat.estate_id, 'clearing')).toBe(0)
  const dispute = await world.services.transaction('system', (tx) =>
    tx.selectFrom('dispute').select('status').where('payment_id', '=', disputed.payment_id).execute(),
  )
  expect(dispute).toHaveLength(1)
  await expectSoundBooks(world)
}, 60_000)

test('an outage while only a transfer is open is noticed, and a settlement that could not be read then is read after it', async () => {
  await payer().faults({ api: 'normal', webhooks: 'drop' })
  const [owner, settled] = [await withShare(), await paid()]
  await remit(owner)
  await world.work()
  world.services.clock.advance(2 * 3_600_000)
  await passes(30)
  await payer().faults({ api: 'down' })
  await passes(30)
  await payer().advance(5 * 24)
  await payer().faults({ api: 'normal' })
  await passes(90)
  expect(await statusOf('remittance', owner)).toEqual(['SENT'])
  expect(await balanceOf(world, settled.flat.estate_id, 'clearing')).toBe(0)
}, 60_000)
