import { randomUUID } from 'node:crypto'
import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { expect, test } from 'vitest'
import { textsOf } from '../../testing/files/read-pdf.ts'
import { balanceOf, balancesOf, expectSoundBooks } from '../../testing/money/books.ts'
import { payerAt } from '../../testing/money/payer.ts'
import { initializePayment, openSubaccount } from '../../testing/money/paying.ts'
import type { Person } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const look = <T>(
  table: 'posting' | 'receipt' | 'payment' | 'outbox_message',
  where: Record<string, string>,
) =>
  world.services.transaction('system', async (tx) => {
    let query = tx.selectFrom(table).selectAll()
    for (const [column, value] of Object.entries(where))
      query = query.where(column as never, '=', value as never)
    return (await query.execute()) as T[]
  })

const rename = ({ id }: Person, full_name: string) =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ full_name }).where('id', '=', id).execute(),
  )
const verify = (who: Person, reference: string) => who.post('/payments/verify', { reference })

test('a rent paid at the checkout is booked as the provider split it, receipted and seen by all three', async () => {
  const flat = await letFlat(world, { subaccount_code: await openSubaccount(world) })
  const begun = await initializePayment(flat, { amount: 120_000_000 })
  expect(begun.statusCode).toBe(201)
  const { payment_id, reference, authorization_url } = begun.json()
  expect(authorization_url).toMatch(/^http/)

  await payer().pays(reference, { channel: 'card' })
  const paid = (await verify(flat.tenant, reference)).json()
  expect(paid).toMatchObject({
    status: 'COMPLETED',
    amount: 120_000_000,
    left_to_pay: 0,
    commission_amount: null,
  })
  expect(paid.receipt.number).toMatch(/^PC\d+-\d{4}-000001$/)

  expect(await balancesOf(world, { payment_id })).toEqual({
    clearing: 11_800_000,
    'clearing:*': 108_000_000,
    'provider-fees': 200_000,
    'receivable:*': -120_000_000,
    'uncollected:*': 120_000_000,
    'payable:*': -108_000_000,
    commission: -12_000_000,
  })
  const seen = (await flat.landlord.get(`/payments/${payment_id}`)).json()
  expect(seen).toMatchObject({
    commission_amount: 12_000_000,
    landlord_share: 108_000_000,
    split: 'BY_PROVIDER',
    fees: 200_000,
  })
  expect((await flat.manager.get('/payments')).json().data[0].id).toBe(payment_id)
  await expectSoundBooks(world)
})

test('a landlord without a payout account is paid for all the same: the share waits, and the answer says so', async () => {
  const flat = await letFlat(world)
  const { reference, payment_id } = (await initializePayment(flat, { amount: 50_000_000 })).json()
  await payer().pays(reference)
  expect((await verify(flat.manager, reference)).json()).toMatchObject({
    status: 'COMPLETED',
    split: 'WAITING',
    left_to_pay: 70_000_000,
  })
  expect(await balancesOf(world, { payment_id })).toMatchObject({
    clearing: 49_800_000,
    'payable:*': -45_000_000,
    commission: -5_000_000,
  })
})

test('the same key and body give the first answer again; another body is a conflict; two at once begin one payment', async () => {
  const flat = await letFlat(world)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => initializePayment(flat, { amount: 120_000_000 }, key)),
  )
  const made = answers.filter((answer) => answer.statusCode === 201).map((answer) => answer.json().reference)
  expect(new Set(made).size).toBe(1)
  for (const answer of answers) expect([201, 409]).toContain(answer.statusCode)

  const again = await initializePayment(flat, { amount: 120_000_000 }, key)
  expect(again.json().reference).toBe(made[0])
  const other = await initializePayment(flat, { amount: 100_000_000 }, key)
  expect(other.json().code).toBe('IDEMPOTENCY_CONFLICT')
  expect((await look('payment', { unit_id: flat.unit_id })).length).toBe(1)
})

test('a second payment for the same charge is refused while the first is open, and allowed once that is cancelled', async () => {
  const flat = await letFlat(world)
  const first = (await initializePayment(flat, { amount: 120_000_000 })).json()
  const second = await initializePayment(flat, { amount: 120_000_000 })
  expect(second.json()).toMatchObject({
    code: 'PAYMENT_ALREADY_OPEN',
    details: { payment_id: first.payment_id },
  })

  const cancelled = await flat.tenant.patch(`/payments/${first.payment_id}/cancel`, { reason: 'Another way' })
  expect(cancelled.json()).toMatchObject({ status: 'CANCELLED', can: { cancel: false } })
  expect((await initializePayment(flat, { amount: 120_000_000 })).statusCode).toBe(201)
})

test('who sees a payment that is not theirs to give up is told so, whatever its state', async () => {
  const flat = await letFlat(world)
  const { payment_id, reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  const cancel = (who: Person) => who.patch(`/payments/${payment_id}/cancel`, { reason: 'Not now' })
  expect((await cancel(flat.landlord)).json()).toMatchObject({ status_code: 403, code: 'PERMISSION_DENIED' })
  await payer().pays(reference)
  await verify(flat.tenant, reference)
  expect((await cancel(flat.landlord)).statusCode).toBe(403)
  expect((await cancel(flat.tenant)).json()).toMatchObject({ status_code: 409, code: 'ILLEGAL_STATE' })
})

test('money that arrives for a cancelled payment completes it, and what is no longer owed is kept as credit', async () => {
  const flat = await letFlat(world)
  const first = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await flat.tenant.patch(`/payments/${first.payment_id}/cancel`, { reason: 'Changed my mind' })
  const second = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(second.reference)
  await verify(flat.tenant, second.reference)
  await payer().pays(first.reference)
  const late = (await verify(flat.tenant, first.reference)).json()
  expect(late).toMatchObject({ status: 'COMPLETED', credit_amount: 120_000_000, needs_review: true })
  expect(await balancesOf(world, first)).toMatchObject({ 'credit:*': -120_000_000 })
  await expectSoundBooks(world)
})

test('another amount than was asked for is booked as it came, and goes to a person', async () => {
  const flat = await letFlat(world)
  const { reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(reference, { amount: 100_000_000 })
  expect((await verify(flat.tenant, reference)).json()).toMatchObject({
    status: 'COMPLETED',
    amount: 100_000_000,
    left_to_pay: 20_000_000,
    needs_review: true,
  })
  await expectSoundBooks(world)
})

test('a declined attempt is FAILED, and a later success on the same page wins', async () => {
  const flat = await letFlat(world)
  const { reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().isDeclined(reference)
  expect((await verify(flat.tenant, reference)).json().status).toBe('FAILED')
  await payer().pays(reference)
  expect((await verify(flat.tenant, reference)).json().status).toBe('COMPLETED')
})

test('verify, webhook and sweep at once complete a payment once', async () => {
  const flat = await letFlat(world)
  const { reference, payment_id } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(reference)
  world.services.clock.advance(60_000)
  await Promise.all([...Array.from({ length: 6 }, () => verify(flat.tenant, reference)), world.work()])
  expect((await look('receipt', { payment_id })).length).toBe(1)
  await expectSoundBooks(world)
})

test('no answer from the provider is not a no: the payment stays as it is and is asked about again', async () => {
  const flat = await letFlat(world)
  const { reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(reference)
  await payer().faults({ api: 'down' })
  const unknown = (await verify(flat.tenant, reference)).json()
  expect(unknown).toMatchObject({ status: 'PENDING', checks: 1 })
  await payer().faults({ api: 'normal' })
  expect((await verify(flat.tenant, reference)).json().status).toBe('COMPLETED')
})

test('what is owed to an owner before is not paid to the bank of the one of today: it waits for them with us', async () => {
  const flat = await letFlat(world, { subaccount_code: await openSubaccount(world) })
  await rename(flat.landlord, 'Owner Before')
  flat.landlord.full_name = 'Owner Before'
  const heir = await letFlat(world, { subaccount_code: await openSubaccount(world) })
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('property')
      .set({ landlord_id: heir.landlord.id })
      .where('landlord_id', '=', flat.landlord.id)
      .execute(),
  )
  const { payment_id, reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(reference)
  expect((await verify(flat.tenant, reference)).json().status).toBe('COMPLETED')
  const books = await balancesOf(world, { payment_id })
  expect([books['clearing:*'] ?? 0, books['payable:*']]).toEqual([0, -108_000_000])
  const [payment] = await look<{ subaccount_code: string | null }>('payment', { id: payment_id })
  expect(payment?.subaccount_code).toBeNull()
  const paid = (person: Person) => person.get(`/payments/${payment_id}`)
  expect((await paid(flat.landlord)).json().landlord_name).toBe(flat.landlord.full_name)
  expect((await paid(heir.landlord)).statusCode).toBe(404)
  const [receipt] = await look<{ landlord_id: string; facts: ReceiptFacts }>('receipt', { payment_id })
  expect([receipt?.landlord_id, receipt?.facts.landlord.name]).toEqual([
    flat.landlord.id,
    flat.landlord.full_name,
  ])
  expect(await balanceOf(world, flat.estate_id, `payable:${flat.landlord.id}`)).toBe(-108_000_000)
  await expectSoundBooks(world)
})

test('a checkout whose answer was lost gets a new reference, and the lost one is never charged twice', async () => {
  const flat = await letFlat(world)
  await payer().faults({ faults: ['drop_after'], times: 1 })
  const begun = await initializePayment(flat, { amount: 120_000_000 })
  expect(begun.statusCode).toBe(201)
  const payments = await look<{ status: string; reference: string }>('payment', { unit_id: flat.unit_id })
  expect(payments.map((payment) => payment.status).sort()).toEqual(['CANCELLED', 'PENDING'])
  await payer().pays(begun.json().reference)
  expect((await verify(flat.tenant, begun.json().reference)).json().status).toBe('COMPLETED')
})

test('a provider that is down is said so, nothing stays open, and the same key may try again', async () => {
  const flat = await letFlat(world)
  const key = randomUUID()
  await payer().faults({ api: 'down' })
  const down = await initializePayment(flat, { amount: 120_000_000 }, key)
  await payer().faults({ api: 'normal' })
  expect(down.statusCode).toBe(503)
  expect(down.headers['retry-after']).toBeDefined()
  expect((await initializePayment(flat, { amount: 120_000_000 }, key)).statusCode).toBe(201)
})

test.each([
  ['nothing', { amount: 0 }, 400, 'VALIDATION_ERROR'],
  ['a negative amount', { amount: -5 }, 400, 'VALIDATION_ERROR'],
  ['part of a kobo', { amount: 100.5 }, 400, 'VALIDATION_ERROR'],
  ['text', { amount: '120000000' }, 400, 'VALIDATION_ERROR'],
  ['more than is owed', { amount: 120_000_001 }, 422, 'AMOUNT_TOO_LARGE'],
  ['twice what is owed', { amount: 240_000_000 }, 422, 'AMOUNT_TOO_LARGE'],
  ['less than the provider takes', { amount: 4_999 }, 422, 'AMOUNT_TOO_SMALL'],
  ['a kind of charge that is not owed', { transaction_type: 'LATE_FEE' }, 422, 'NOTHING_OWED'],
  ['a landlord who is not there', { landlord_id: randomUUID() }, 404, 'NOT_FOUND'],
  ['a unit that is not there', { property_unit_id: randomUUID() }, 404, 'NOT_FOUND'],
  ['a charge that is not there', { charge_ids: [randomUUID()] }, 404, 'NOT_FOUND'],
])('refuses %s by name', async (_, more: object, status, code) => {
  const flat = await letFlat(world)
  const answer = await initializePayment(flat, { amount: 120_000_000, ...more })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('refuses a landlord whom the payer knows and whose unit it is not', async () => {
  const flat = await letFlat(world)
  const answer = await initializePayment(flat, { amount: 120_000_000, landlord_id: flat.manager.id })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION_ERROR'])
})

test('a call that moves money wants its key', async () => {
  const flat = await letFlat(world)
  const answer = await flat.tenant.post('/payments/initialize', {
    amount: 120_000_000,
    transaction_type: 'RENT_PAYMENT',
    property_unit_id: flat.unit_id,
  })
  expect(answer.json().code).toBe('IDEMPOTENCY_KEY_REQUIRED')
})

test('a stranger finds neither the unit, the payment, the receipt nor the charge', async () => {
  const [mine, theirs] = [await letFlat(world), await letFlat(world)]
  const { payment_id, reference } = (await initializePayment(mine, { amount: 120_000_000 })).json()
  await payer().pays(reference)
  const { receipt } = (await verify(mine.tenant, reference)).json()
  for (const stranger of [theirs.tenant, theirs.landlord, theirs.manager]) {
    const begun = await initializePayment({ ...mine, tenant: stranger }, { amount: 120_000_000 })
    expect(begun.statusCode).toBe(404)
    expect((await verify(stranger, reference)).statusCode).toBe(404)
    expect((await stranger.get(`/payments/${payment_id}`)).statusCode).toBe(404)
    expect((await stranger.patch(`/payments/${payment_id}/cancel`, { reason: 'x' })).statusCode).toBe(404)
    expect((await stranger.get(`/receipts/${receipt.id}/download`)).statusCode).toBe(404)
    expect((await stranger.get(`/payments?search=${reference}`)).json().data).toEqual([])
  }
})

test('the receipt downloads as a PDF whose hash is the one on record, and e-mails itself with it', async () => {
  const flat = await letFlat(world)
  const { reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(reference)
  const { receipt } = (await verify(flat.tenant, reference)).json()
  await world.work()
  const file = await flat.tenant.get(`/receipts/${receipt.id}/download`)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-disposition']).toContain(`${receipt.number}.pdf`)
  const mails = await look<{ subject: string; attachments: unknown[]; sent_at: Date }>('outbox_message', {
    recipient: flat.tenant.email,
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.attachments).toHaveLength(1)
  expect(mails[0]?.sent_at).not.toBeNull()

  const copy = await flat.landlord.post(`/receipts/${receipt.id}/email`)
  expect(copy.json()).toEqual({ sent_to: flat.landlord.email })
})

test('behind a receipt stands what it says, in the language that its tenant reads', async () => {
  const flat = await letFlat(world)
  expect((await flat.tenant.patch('/users/me/notification-choices', { language: 'ha' })).statusCode).toBe(200)
  const { reference } = (await initializePayment(flat, { amount: 120_000_000 })).json()
  await payer().pays(reference)
  const { receipt } = (await verify(flat.tenant, reference)).json()
  await world.work()
  const { rawPayload } = await flat.landlord.get(`/receipts/${receipt.id}/download`)
  const [paper, explained] = await textsOf(rawPayload)
  expect(paper).toContain('The sum of')
  expect(explained).toContain('An karɓa daga')
})

test('days that end before they begin hold no payments, also in a search', async () => {
  const flat = await letFlat(world)
  await initializePayment(flat, { amount: 120_000_000 })
  for (const days of ['from=2026-11-02&to=2026-11-01', 'paid_from=2026-11-02&paid_to=2026-11-01'])
    for (const search of ['', '&search=rent']) {
      const answer = await flat.manager.get(`/payments?${days}${search}`)
      expect([answer.statusCode, answer.json().data]).toEqual([200, []])
    }
})
