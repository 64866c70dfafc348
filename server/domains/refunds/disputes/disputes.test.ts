import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { phonePhoto, upload } from '../../../testing/files/photo.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { withdrawCharge } from '../../charges/index.ts'
import { reviewPayment } from '../../payments/index.ts'
import { heldByDispute } from './held-by-dispute.ts'
import { readDisputes, recordDispute } from './read-disputes.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)
const key = () => ({ 'idempotency-key': randomUUID() })
const read = () => readDisputes.run(world.services, {})

/** A rent that was paid and whose payer's bank asks for it back. */
async function disputed(amount?: number) {
  const flat = await letFlat(world)
  const { reference, payment_id } = await payAtCheckout(world, flat, { amount: 120_000_000 })
  const { data } = (await payer().disputes(reference, {
    reason: 'I did not pay this',
    ...(amount ? { amount } : {}),
  })) as { data: { id: number } }
  await read()
  await world.work()
  return { flat, reference, payment_id, theirs: String(data.id) }
}

const held = (payment_id: string) => inSystem((tx) => heldByDispute(tx, payment_id))
const disputeOf = async (flat: LetFlat) => (await flat.manager.get('/payments/disputes')).json().data[0]
const answer = (flat: LetFlat, id: string, body: object) =>
  flat.manager.post(`/payments/disputes/${id}/answer`, {
    message: 'The tenant lives there and signed the lease.',
    ...body,
  })
/** The dispute as the provider has it. */
async function bankSees(theirs: string): Promise<{ attachments: string | null }> {
  const { baseUrl, key: secret } = world.services.config.provider
  const found = await fetch(`${baseUrl}/dispute/${theirs}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  return ((await found.json()) as { data: { attachments: string | null } }).data
}
const noticesOf = async (flat: LetFlat) =>
  (await flat.manager.get('/communication/notifications'))
    .json()
    .data.map((one: { title: string }) => one.title)

async function linesOf(key: string): Promise<Record<string, number>> {
  const rows = await inSystem((tx) =>
    tx.selectFrom('ledger_view').select(['account', 'amount']).where('journal_key', '=', key).execute(),
  )
  return Object.fromEntries(
    rows.map((row) => [String(row.account).replace(/:[0-9a-f-]{36}$/, ':*'), Number(row.amount)]),
  )
}

test('a dispute is read without a webhook: its money is held, and the manager hears how long they have', async () => {
  const { flat, payment_id } = await disputed()
  expect(await disputeOf(flat)).toMatchObject({
    payment_id,
    amount: 120_000_000,
    status: 'OPEN',
    reason: 'I did not pay this',
    due_at: expect.any(String),
    can: { answer: true },
  })
  expect(await held(payment_id)).toBe(120_000_000)
  expect(await noticesOf(flat)).toContain('A payment is disputed')
  await read()
  expect((await flat.manager.get('/payments/disputes')).json().pagination.total).toBe(1)
  const refund = await flat.manager.post(
    '/payments/refunds',
    { transaction_id: payment_id, reason: 'A test' },
    key(),
  )
  expect(refund.json().code).toBe('PAYMENT_DISPUTED')
})

test('lost by silence: the money is gone, the debt is there again, and the split is undone, once', async () => {
  const { flat, payment_id, theirs } = await disputed()
  await payer().disputeExpires(theirs)
  await Promise.all([read(), read()])
  const dispute = await disputeOf(flat)
  expect(dispute.status).toBe('LOST')
  expect(await linesOf(`dispute:${dispute.id}:lost`)).toEqual({
    disputed: 120_000_000,
    clearing: -120_000_000,
  })
  expect(await linesOf(`dispute:${dispute.id}:owed`)).toEqual({
    'receivable:*': 120_000_000,
    disputed: -120_000_000,
  })
  expect(await linesOf(`dispute:${dispute.id}:shared`)).toEqual({
    'payable:*': 108_000_000,
    commission: 12_000_000,
    'uncollected:*': -120_000_000,
  })
  expect(await held(payment_id)).toBe(0)
  expect((await flat.tenant.get(`/payments/${payment_id}`)).json()).toMatchObject({
    status: 'REFUNDED',
    left_to_pay: 120_000_000,
  })
  const back = (await flat.tenant.get(`/payments/${payment_id}/refund-summary`)).json()
  expect(back.credit_notes).toMatchObject([{ amount: 120_000_000 }])
  await expectSoundBooks(world)
})

test('accepted for a part: that part is owed again', async () => {
  const { flat, payment_id } = await disputed(20_000_000)
  const { id } = await disputeOf(flat)
  expect((await answer(flat, id, { answer: 'ACCEPT' })).json().status).toBe('LOST')
  expect((await flat.tenant.get(`/payments/${payment_id}`)).json()).toMatchObject({
    status: 'COMPLETED',
    left_to_pay: 20_000_000,
  })
  expect((await answer(flat, id, { answer: 'ACCEPT' })).json().code).toBe('ILLEGAL_STATE')
  await expectSoundBooks(world)
})

test('a file that proves it goes to the bank with the answer, and stays to be read by those concerned', async () => {
  const { flat, theirs } = await disputed()
  const { id } = await disputeOf(flat)
  const photo = (
    await upload(world, flat.manager, '/payments/evidence', 'file', await phonePhoto(400, 300))
  ).json()
  const unknown = await answer(flat, id, { answer: 'DECLINE', proof_document_id: randomUUID() })
  expect(unknown.statusCode).toBe(404)
  expect((await disputeOf(flat)).status).toBe('OPEN')
  const declined = await answer(flat, id, { answer: 'DECLINE', proof_document_id: photo.id })
  expect(declined.json()).toMatchObject({ status: 'ANSWERED', evidence: { id: photo.id, name: photo.name } })
  expect((await bankSees(theirs)).attachments).toBe(photo.name)
  expect((await flat.landlord.get(`/payments/evidence/${photo.id}`)).statusCode).toBe(200)
  expect((await flat.tenant.get(`/payments/evidence/${photo.id}`)).statusCode).toBe(404)
})

test('declined and won: the books say nothing, and the money is free', async () => {
  const { flat, payment_id, theirs } = await disputed()
  const { id } = await disputeOf(flat)
  const declined = await answer(flat, id, { answer: 'DECLINE', evidence: 'Receipt and signed lease' })
  expect(declined.json()).toMatchObject({ status: 'ANSWERED', can: { answer: false } })
  expect(await held(payment_id)).toBe(120_000_000)
  await payer().disputeEnds(theirs, 'declined')
  await read()
  expect((await disputeOf(flat)).status).toBe('WON')
  expect(await held(payment_id)).toBe(0)
  expect(await linesOf(`dispute:${id}:lost`)).toEqual({})
  await expectSoundBooks(world)
})

test('credit that came with a disputed payment is not given back by hand meanwhile', async () => {
  const flat = await letFlat(world)
  const { reference } = await payAtCheckout(world, flat, { amount: 120_000_000 })
  const [charge_id = ''] = flat.charge_ids
  await inSystem((tx) => withdrawCharge(tx, { charge_id, amount: 30_000_000, cause: 'test' }))
  const back = (amount: number) =>
    flat.manager.post(
      '/payments/refunds/credit',
      {
        estate_id: flat.estate_id,
        tenant_id: flat.tenant.id,
        reason: 'Paid too much',
        way: 'BANK_TRANSFER',
        amount,
      },
      key(),
    )
  await payer().disputes(reference, { reason: 'Not me', amount: 20_000_000 })
  await read()
  expect((await back(10_000_001)).json().code).toBe('PAYMENT_DISPUTED')
  const free = await back(10_000_000)
  expect(free.statusCode, free.body).toBe(201)
})

/** The provider puts it away, and does not say who won. */
const archive = (theirs: string, reference: string) =>
  recordDispute(world.services, {
    ...{ id: theirs, reference, amount: 120_000_000, status: 'archived', resolution: null },
    ...{ due_at: null, reason: 'I did not pay this' },
  })
const end = (flat: LetFlat, id: string, outcome: 'WON' | 'LOST') =>
  flat.manager.post(`/payments/disputes/${id}/end`, { outcome })

test('put away without a resolution: the managers are told once, and one of them says that the money stayed', async () => {
  const { flat, payment_id, reference, theirs } = await disputed()
  const { id } = await disputeOf(flat)
  expect((await end(flat, id, 'WON')).json().code).toBe('ILLEGAL_STATE')
  expect((await answer(flat, id, { answer: 'DECLINE' })).json().status).toBe('ANSWERED')
  await archive(theirs, reference)
  await archive(theirs, reference)
  await world.work()
  const told = (await noticesOf(flat)).filter(
    (title: string) => title === 'A dispute was closed without a decision',
  )
  expect(told).toHaveLength(1)
  expect(await disputeOf(flat)).toMatchObject({ status: 'OPEN', can: { answer: false, end: true } })
  expect((await end(flat, id, 'WON')).json()).toMatchObject({ status: 'WON', can: { end: false } })
  expect(await held(payment_id)).toBe(0)
  expect((await flat.manager.get(`/payments/${payment_id}`)).json().needs_review).toBe(false)
  await expectSoundBooks(world)
})

test('put away without a resolution, and two say how it ended: one of them is booked, and the other hears so', async () => {
  const { flat, payment_id, reference, theirs } = await disputed()
  const { id } = await disputeOf(flat)
  await archive(theirs, reference)
  const both = await Promise.all([end(flat, id, 'LOST'), end(flat, id, 'WON')])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { status } = await disputeOf(flat)
  expect(await linesOf(`dispute:${id}:lost`)).toEqual(
    status === 'LOST' ? { disputed: 120_000_000, clearing: -120_000_000 } : {},
  )
  expect(await held(payment_id)).toBe(0)
  await expectSoundBooks(world)
})

test('what else is to be looked at of a disputed payment is still to be looked at once the dispute is won', async () => {
  const flat = await letFlat(world)
  const { reference, payment_id } = await payAtCheckout(world, flat, { amount: 120_000_000 })
  const other = 'The payment provider names transaction 7 under this reference.'
  await inSystem((tx) => reviewPayment(tx, payment_id, other))
  const { data } = (await payer().disputes(reference, { reason: 'Not me' })) as { data: { id: number } }
  await read()
  const review = async () => {
    const { needs_review, review_reason } = (await flat.manager.get(`/payments/${payment_id}`)).json()
    return [needs_review, review_reason]
  }
  expect(await review()).toEqual([true, `${other} The payer’s bank is asking for this money back.`])
  await payer().disputeEnds(String(data.id), 'declined')
  await read()
  expect(await review()).toEqual([true, other])
})

test('of two disputes of one payment the first that is won frees no money', async () => {
  const { flat, payment_id, reference, theirs } = await disputed(20_000_000)
  await payer().disputes(reference, { reason: 'Nor this', amount: 30_000_000 })
  await read()
  await world.work()
  expect(await held(payment_id)).toBe(50_000_000)
  await payer().disputeEnds(theirs, 'declined')
  await read()
  await world.work()
  expect(await held(payment_id)).toBe(30_000_000)
  const isHeld = async () =>
    inSystem((tx) =>
      tx
        .selectFrom('remittance_hold')
        .select('id')
        .where('payment_id', '=', payment_id)
        .where('lifted_at', 'is', null)
        .execute(),
    )
  expect(await isHeld()).toHaveLength(1)
  expect((await flat.manager.get(`/payments/${payment_id}`)).json().needs_review).toBe(true)
})
