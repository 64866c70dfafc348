import { randomUUID } from 'node:crypto'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/db/db.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { balancesOf, expectSoundBooks } from '../../testing/money/books.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { initializePayment, payAtCheckout } from '../../testing/money/paying.ts'
import { signedIn } from '../../testing/people/people.ts'
import { chargeOf, type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { withdrawCharge } from '../charges/index.ts'
import { closeLease } from '../leases/endings/close-lease.ts'
import { bookReversals, providerEventReceived, receivedIn, recordPayment } from '../payments/index.ts'
import { failRefund } from './provider/fail-refund.ts'
import { sweepRefunds } from './provider/poll-refund.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)

const key = () => ({ 'idempotency-key': randomUUID() })
const issue = (flat: LetFlat, payment_id: string, more: object = {}) =>
  flat.manager.post('/payments/refunds', { transaction_id: payment_id, reason: 'A test', ...more }, key())

/** A flat whose rent has been paid through the provider. */
async function paid(options: Parameters<typeof letFlat>[1] = {}, amount = 120_000_000) {
  const flat = await letFlat(world, options)
  const { reference, payment_id } = await payAtCheckout(world, flat, { amount })
  return { flat, reference, payment_id }
}

/** Money that a manager wrote down. */
async function paidByHand(amount: number, options: Parameters<typeof letFlat>[1] = {}) {
  const flat = await letFlat(world, options)
  const { id } = await inSystem((tx) =>
    recordPayment(
      tx,
      { unit_id: flat.unit_id, tenant_id: flat.tenant.id, source: 'RECORDED', created_by: flat.manager.id },
      receivedIn(`cash:${flat.manager.id}`, { amount, channel: 'CASH', paid_at: tx.now }),
    ),
  )
  return { flat, payment_id: id }
}

const refundsOf = (payment_id: string) =>
  inSystem((tx) =>
    tx.selectFrom('refund').selectAll().where('payment_id', '=', payment_id).orderBy('created_at').execute(),
  )
const refunds = async (flat: LetFlat, payment_id: string) =>
  (await flat.tenant.get(`/payments/${payment_id}/refund-summary`)).json()

/** Time passes for both sides, and the sweep does its work. */
async function later(hours = 1) {
  await payer().advance(hours)
  world.services.clock.advance(180_000) // less than a session lives
  await sweepRefunds.run(world.services, {})
}

test('a share waits for a landlord without an account until there is one, or until some of it goes back', async () => {
  const { flat, payment_id } = await paid()
  const splitOf = async (id: string) => (await flat.manager.get(`/payments/${id}`)).json().split
  expect(await splitOf(payment_id)).toBe('WAITING')
  expect((await issue(flat, payment_id, { amount: 1_000_000 })).statusCode).toBe(201)
  expect(await splitOf(payment_id)).toBe('NONE')

  const another = await paid()
  await inSystem((tx) => {
    const of = { user_id: another.flat.landlord.id, bank_code: '058', bank_name: 'Guaranty Trust Bank' }
    const account = { account_number: '0123456785', account_name: 'LANDLORD', subaccount_code: randomUUID() }
    return insertRow(tx, 'payout_account', { ...of, ...account, in_force_from: tx.now })
  })
  const detail = await another.flat.manager.get(`/payments/${another.payment_id}`)
  expect(detail.json().split).toBe('NONE')
})

test('a part is promised, asked for, and done: the commission gives its part, the landlord bears the rest', async () => {
  const { flat, payment_id } = await paid()
  const answer = await issue(flat, payment_id, { amount: 10_000_001 })
  expect([answer.statusCode, answer.json().status]).toEqual([201, 'PENDING'])
  expect(await balancesOf(world, flat)).toMatchObject({
    refunds: -10_000_001,
    'payable:*': -98_999_999,
    commission: -11_000_000,
  })
  await expectSoundBooks(world)

  await world.work()
  await later()
  expect(await refunds(flat, payment_id)).toMatchObject({
    refunded_amount: 10_000_001,
    refunds: [{ status: 'COMPLETED', amount: 10_000_001 }],
    credit_notes: [{ amount: 10_000_001, number: expect.stringMatching(/^CN-PC\d+-\d{4}-000001$/) }],
  })
  const books = await balancesOf(world, flat)
  expect(books.refunds).toBeUndefined()
  expect(books.clearing).toBe(119_800_000 - 10_000_001)
  // What is refunded is not asked for again: the charge is smaller by it, and settled.
  expect(await chargeOf(world, flat)).toMatchObject({ open_amount: 0, withdrawn_amount: 10_000_001 })
  expect((await flat.tenant.get(`/payments/${payment_id}`)).json().status).toBe('COMPLETED')
  await expectSoundBooks(world)
})

test('all of it: the payment is REFUNDED, its receipt stands for nothing, and a credit note names it', async () => {
  const { flat, payment_id } = await paid()
  await issue(flat, payment_id, { amount: 50_000_000 })
  await issue(flat, payment_id)
  expect((await issue(flat, payment_id)).json()).toMatchObject({
    code: 'REFUND_TOO_LARGE',
    details: { left: 0 },
  })
  await world.work()
  await later()
  await later()
  const payment = (await flat.tenant.get(`/payments/${payment_id}`)).json()
  expect(payment.status).toBe('REFUNDED')
  const receipt = (await flat.tenant.get(`/receipts/${payment.receipt.id}`)).json()
  expect([receipt.status, receipt.facts.amount]).toEqual(['VOIDED', 120_000_000])
  const { credit_notes } = await refunds(flat, payment_id)
  expect(credit_notes.map((note: { amount: number }) => note.amount).sort()).toEqual([50_000_000, 70_000_000])
  const pdf = await flat.tenant.get(credit_notes[0].download_url.replace('/api/v1', ''))
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(await balancesOf(world, flat)).toEqual({ clearing: -200_000, 'provider-fees': 200_000 })
  expect((await issue(flat, payment_id, { amount: 1 })).json().code).toBe('ILLEGAL_STATE')
  await expectSoundBooks(world)
})

test('what is still owed is open again, and can be paid again', async () => {
  const { flat, payment_id } = await paid()
  await issue(flat, payment_id, { amount: 20_000_000, still_owed: true })
  expect(await chargeOf(world, flat)).toMatchObject({ open_amount: 20_000_000, settled_amount: 100_000_000 })
  expect(await balancesOf(world, flat)).toMatchObject({
    'receivable:*': 20_000_000,
    'uncollected:*': -20_000_000,
  })
  await expectSoundBooks(world)
})

test('twenty at once on one payment never give back more than was paid', async () => {
  const { flat, payment_id } = await paid()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => issue(flat, payment_id, { amount: 50_000_000 })),
  )
  expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2)
  for (const answer of answers) expect([201, 422]).toContain(answer.statusCode)
  await world.work()
  await later()
  await later()
  const state = (await payer().state()) as { refunds: { amount: number; transaction: unknown }[] }
  expect((await refundsOf(payment_id)).map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  expect(state.refunds.filter((one) => one.amount === 50_000_000).length).toBeGreaterThanOrEqual(2)
  await expectSoundBooks(world)
})

test('one key gives one refund, however often it is sent', async () => {
  const { flat, payment_id } = await paid()
  const headers = key()
  const body = { transaction_id: payment_id, amount: 1_000_000, reason: 'A test' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => flat.manager.post('/payments/refunds', body, headers)),
  )
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await refundsOf(payment_id)).toHaveLength(1)
})

test('more than is left, an unpaid payment, a foreign one, and a tenant are refused in plain words', async () => {
  const { flat, payment_id } = await paid()
  expect((await issue(flat, payment_id, { amount: 120_000_001 })).json()).toMatchObject({
    code: 'REFUND_TOO_LARGE',
    details: { left: 120_000_000 },
  })
  expect((await issue(flat, randomUUID())).statusCode).toBe(404)
  const stranger = await signedIn(world, 'ESTATE_MANAGER')
  const foreign = { transaction_id: payment_id, reason: 'A test' }
  expect((await stranger.post('/payments/refunds', foreign, key())).statusCode).toBe(404)
  expect((await flat.tenant.post('/payments/refunds', foreign, key())).statusCode).toBe(403)

  const other = await letFlat(world)
  const begun = await initializePayment(other, { amount: 120_000_000 })
  expect((await issue(other, begun.json().payment_id)).json().code).toBe('ILLEGAL_STATE')
})

test('a lost answer is looked for before the provider is asked again', async () => {
  const { flat, payment_id, reference } = await paid()
  await issue(flat, payment_id, { amount: 30_000_000 })
  await payer().faults({ reference, faults: ['drop_after'], times: 1 })
  await world.work()
  expect((await refundsOf(payment_id))[0]).toMatchObject({ status: 'PENDING', asks: 1 })
  await later()
  await later()
  expect((await refundsOf(payment_id))[0]).toMatchObject({ status: 'COMPLETED', asks: 1 })
  await expectSoundBooks(world)
})

test('while the provider is away the promise waits; once it is back, it is asked once', async () => {
  const { flat, payment_id } = await paid()
  await payer().faults({ api: 'down' })
  await issue(flat, payment_id, { amount: 30_000_000 })
  await world.work()
  expect((await refundsOf(payment_id))[0]).toMatchObject({ status: 'PENDING', asks: 0 })
  await payer().faults({ api: 'normal' })
  await later()
  await later()
  await later()
  expect((await refundsOf(payment_id))[0]).toMatchObject({ status: 'COMPLETED', asks: 1 })
})

test('refunds come newest first, or in the order that is asked for', async () => {
  const { flat, payment_id } = await paid()
  for (const amount of [200_000, 100_000, 300_000])
    expect((await issue(flat, payment_id, { amount })).statusCode).toBe(201)
  const by = async (sort: string) =>
    (await flat.manager.get(`/payments/refunds?transaction_id=${payment_id}${sort}`))
      .json()
      .data.map(({ amount }: { amount: number }) => amount / 100_000)
  expect(await by('')).toEqual([3, 1, 2])
  expect(await by('&sort=created_at')).toEqual([2, 1, 3])
  expect(await by('&sort=amount')).toEqual([1, 2, 3])
  expect(await by('&sort=-amount')).toEqual([3, 2, 1])
})

test('one that needs attention waits for an account of the payer, and goes on with it', async () => {
  const { flat, payment_id } = await paid()
  await payer().faults({ refunds: 'needs_attention' })
  const { id } = (await issue(flat, payment_id, { amount: 30_000_000 })).json()
  await world.work()
  await later()
  await payer().faults({ refunds: 'normal' })
  const listed = (await flat.manager.get('/payments/refunds?needs_attention=true')).json()
  expect(listed.data).toMatchObject([{ id, status: 'PROCESSING', can: { retry: true } }])
  const account = { bank_code: '058', account_number: '0123456785' }
  const retried = await flat.manager.post(`/payments/refunds/${id}/retry`, account)
  expect(retried.json()).toMatchObject({ status: 'PROCESSING', needs_attention: false })
  expect((await flat.manager.post(`/payments/refunds/${id}/retry`, account)).json().code).toBe(
    'ILLEGAL_STATE',
  )
  await later()
  expect((await refundsOf(payment_id))[0]?.status).toBe('COMPLETED')
  await expectSoundBooks(world)
})

test('one that fails is undone to the kobo; what was paid twice meanwhile is the tenant’s credit', async () => {
  const { flat, payment_id } = await paid({}, 100_000_000)
  const before = await balancesOf(world, flat)
  await payer().faults({ refunds: 'fail' })
  await issue(flat, payment_id, { amount: 33_333_333 })
  await world.work()
  await later()
  expect((await refundsOf(payment_id))[0]?.status).toBe('FAILED')
  expect(await balancesOf(world, flat)).toEqual(before)
  expect(await chargeOf(world, flat)).toMatchObject({ open_amount: 20_000_000, withdrawn_amount: 0 })
  await expectSoundBooks(world)

  await issue(flat, payment_id, { amount: 33_333_333, still_owed: true })
  await world.work()
  await inSystem((tx) =>
    recordPayment(
      tx,
      { unit_id: flat.unit_id, tenant_id: flat.tenant.id, source: 'RECORDED', created_by: flat.manager.id },
      receivedIn('bank:trust', { amount: 53_333_333, channel: 'BANK_TRANSFER', paid_at: tx.now }),
    ),
  )
  await later()
  await payer().faults({ refunds: 'normal' })
  expect((await refundsOf(payment_id))[1]?.status).toBe('FAILED')
  expect(await balancesOf(world, flat)).toMatchObject({ 'credit:*': -33_333_333 })
  await expectSoundBooks(world)
})

test('what was kept as credit goes back first', async () => {
  const { flat, payment_id } = await paidByHand(150_000_000)
  const preview = await flat.manager.get(`/payments/${payment_id}/refund-preview?amount=40000000`)
  expect(preview.json()).toMatchObject({
    most: 150_000_000,
    from_credit: 30_000_000,
    from_landlord: 9_000_000,
    from_commission: 1_000_000,
    by_provider: false,
  })
  expect((await issue(flat, payment_id, { amount: 40_000_000 })).json().code).toBe('REFUND_WAY_MISSING')
  const done = await issue(flat, payment_id, { amount: 40_000_000, way: 'CASH' })
  expect(done.json()).toMatchObject({ status: 'COMPLETED', way: 'CASH' })
  const books = await balancesOf(world, flat)
  expect(books).toMatchObject({ 'cash:*': 110_000_000, 'payable:*': -99_000_000 })
  expect(books['credit:*']).toBeUndefined()
  await expectSoundBooks(world)
})

test('what a charge no longer asks for has become credit, and goes back as that', async () => {
  const { flat, payment_id } = await paidByHand(120_000_000)
  await inSystem((tx) =>
    withdrawCharge(tx, { charge_id: flat.charge_ids[0] ?? '', amount: 60_000_000, cause: 'test' }),
  )
  const done = await issue(flat, payment_id, { way: 'BANK_TRANSFER', hand_reference: 'FT-1' })
  expect(done.json().status).toBe('COMPLETED')
  expect(await balancesOf(world, flat)).toEqual({
    'bank:trust': -120_000_000,
    'cash:*': 120_000_000,
  })
  await expectSoundBooks(world)
})

test('with the last of what was collected goes the last kobo of the commission', async () => {
  const { flat, payment_id } = await paidByHand(101, {
    charges: [{ transaction_type: 'RENT_PAYMENT', amount: 101, due_date: '2026-06-01' }],
  })
  const [charge_id = ''] = flat.charge_ids
  await inSystem((tx) => withdrawCharge(tx, { charge_id, amount: 50, cause: 'test' }))
  expect((await issue(flat, payment_id, { amount: 101, way: 'CASH' })).statusCode).toBe(201)
  expect(await balancesOf(world, flat)).toEqual({})
  await expectSoundBooks(world)
})

test('free credit is given back by hand, once, and never below nothing', async () => {
  const { flat } = await paidByHand(150_000_000)
  const body = { estate_id: flat.estate_id, tenant_id: flat.tenant.id, reason: 'Moved out', way: 'CASH' }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => flat.manager.post('/payments/refunds/credit', body, key())),
  )
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 422, 422, 422, 422, 422])
  expect((await flat.landlord.post('/payments/refunds/credit', body, key())).statusCode).toBe(404)
  await expectSoundBooks(world)
})

test('a deposit goes back as far as it is held', async () => {
  const deposit = {
    transaction_type: 'CAUTION_DEPOSIT' as const,
    description: 'Caution deposit',
    amount: 20_000_000,
    due_date: '2026-11-01',
  }
  const { flat, payment_id } = await paidByHand(20_000_000, { charges: [deposit] })
  expect((await issue(flat, payment_id, { way: 'CASH' })).json().status).toBe('COMPLETED')
  expect(await balancesOf(world, flat)).toEqual({})
  await expectSoundBooks(world)
})

test('cash goes back only as far as it lies in the hand that gives it, and nothing is half done', async () => {
  const { flat, payment_id } = await paidByHand(10_000_000)
  const banked = {
    estate_id: flat.estate_id,
    amount: 9_000_000,
    banked_on: lagosDay(world.services.clock.now()),
    slip: payment_id.slice(-12),
  }
  expect((await flat.manager.post('/payments/cash/bank', banked, key())).json()).toMatchObject({
    slip: banked.slip,
  })
  const before = await balancesOf(world, flat)
  const refused = await issue(flat, payment_id, { way: 'CASH' })
  expect(refused.json()).toMatchObject({ code: 'CASH_NOT_IN_HAND', details: { in_hand: 1_000_000 } })
  expect(await balancesOf(world, flat)).toEqual(before)
  expect((await issue(flat, payment_id, { amount: 1_000_000, way: 'CASH' })).statusCode).toBe(201)
  expect((await issue(flat, payment_id, { way: 'BANK_TRANSFER', hand_reference: 'FT-1' })).statusCode).toBe(
    201,
  )
  await expectSoundBooks(world)
})

describe('a caution deposit of which a refund fails late', () => {
  const DEPOSIT = 20_000_000
  /** Its payer was promised 5 million of it. */
  async function refunding() {
    const charge = { transaction_type: 'CAUTION_DEPOSIT' as const, amount: DEPOSIT, due_date: '2026-11-01' }
    const flat = await letFlat(world, { charges: [charge] })
    const wanted = { amount: DEPOSIT, transaction_type: charge.transaction_type }
    const { payment_id } = await payAtCheckout(world, flat, wanted)
    const { lease_id } = await chargeOf(world, flat)
    const { id } = (await issue(flat, payment_id, { amount: 5_000_000 })).json()
    const fails = () => inSystem((tx) => failRefund(tx, id, 'Account closed'))
    return { flat, payment_id, lease_id: lease_id ?? '', fails }
  }
  const heldFor = async (flat: LetFlat, lease_id: string) =>
    (await flat.manager.get(`/deposits/${lease_id}`)).json().held

  test('is held whole for the lease that follows, however many follow', async () => {
    const { flat, lease_id, fails } = await refunding()
    const second = await followed(lease_id)
    const third = await followed(second)
    expect(await heldFor(flat, third)).toBe(DEPOSIT - 5_000_000)
    await fails()
    expect([await heldFor(flat, lease_id), await heldFor(flat, second), await heldFor(flat, third)]).toEqual([
      0,
      0,
      DEPOSIT,
    ])
    await expectSoundBooks(world)
  })

  test('is the tenant’s credit where the deposit is settled, and can be given back', async () => {
    const { flat, lease_id, fails } = await refunding()
    await inSystem((tx) =>
      tx
        .updateTable('lease')
        .set({ status: 'TERMINATED', ending_kind: 'MOVED_OUT' })
        .where('id', '=', lease_id)
        .execute(),
    )
    await flat.manager.post(`/deposits/${lease_id}/propose`, { deductions: [] })
    const settled = await flat.manager.post(`/deposits/${lease_id}/settle`, {}, key())
    expect(settled.json()).toMatchObject({ to_return: DEPOSIT - 5_000_000 })
    await fails()
    expect(await heldFor(flat, lease_id)).toBe(0)
    expect(await balancesOf(world, flat)).toMatchObject({ 'credit:*': -5_000_000 })
    await expectSoundBooks(world)
  })
})

test('a deposit that is paid after the lease was renewed is held for the new one, and can be taken back from there', async () => {
  const charge = { transaction_type: 'SECURITY_DEPOSIT' as const, amount: 20_000_000, due_date: '2026-11-01' }
  const flat = await letFlat(world, { charges: [charge] })
  const { lease_id } = await chargeOf(world, flat)
  const next = await followed(lease_id ?? '')
  const held = async () => (await flat.manager.get(`/deposits/${next}`)).json().held
  const { id } = await inSystem((tx) =>
    recordPayment(
      tx,
      { unit_id: flat.unit_id, tenant_id: flat.tenant.id, source: 'RECORDED', created_by: flat.manager.id },
      receivedIn('bank:trust', { amount: 20_000_000, channel: 'CHEQUE', paid_at: tx.now }),
    ),
  )
  expect(await held()).toBe(20_000_000)
  await inSystem((tx) => bookReversals(tx, [id], 'The cheque bounced'))
  expect(await held()).toBe(0)
  expect(await chargeOf(world, flat)).toMatchObject({ open_amount: 20_000_000 })
  await expectSoundBooks(world)
})

/** The lease is over, and another follows it. */
async function followed(lease_id: string): Promise<string> {
  return inSystem(async (tx) => {
    const {
      id: _,
      created_at: __,
      ...lease
    } = await tx.selectFrom('lease').selectAll().where('id', '=', lease_id).executeTakeFirstOrThrow()
    const next = {
      follows_id: lease_id,
      followed_as: 'RENEWAL',
      start_date: addDays(lease.end_date, 1),
    } as const
    const made = await tx
      .insertInto('lease')
      .values({
        ...{ estate_id: lease.estate_id, property_id: lease.property_id, unit_id: lease.unit_id },
        ...{ landlord_id: lease.landlord_id, tenant_id: lease.tenant_id, created_by: lease.created_by },
        ...{ rent_amount: lease.rent_amount, frequency: lease.frequency, ...next },
        end_date: addDays(lease.end_date, 365),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await closeLease(tx, lease_id)
    return made.id
  })
}

test('a refund that was made on the provider’s own dashboard is shown to a person, once; ours is not', async () => {
  const { flat, payment_id, reference } = await paid()
  await issue(flat, payment_id, { amount: 10_000_000 })
  await world.work()
  const told = () =>
    providerEventReceived.run({
      ...{ services: world.services, reference },
      event: 'refund.pending',
      payment_id,
    })
  const review = async () => {
    const { needs_review, review_reason } = (await flat.manager.get(`/payments/${payment_id}`)).json()
    return [needs_review, review_reason]
  }
  await told()
  expect(await review()).toEqual([false, null])

  const { id } = await world.services.provider.createRefund({
    reference,
    amount: 30_000_000,
    reason: 'By hand',
  })
  await told()
  await told()
  const says = `The payment provider refunded ₦300,000.00 of this payment to the payer (refund ${id}), which nobody here requested. It is not in the accounts.`
  expect(await review()).toEqual([true, says])
})
