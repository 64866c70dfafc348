import { randomUUID } from 'node:crypto'
import { addDays } from '@gida/contract/shared/dates'
import { beforeEach, describe, expect, test } from 'vitest'
import { unseal } from '../../../platform/access/seal.ts'
import { deriveSecrets } from '../../../platform/config/secrets.ts'
import { ProviderUnknown } from '../../../platform/pay/provider.ts'
import { expectSoundBooks } from '../../../testing/money/books.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { initializePayment } from '../../../testing/money/paying.ts'
import { payByCard, tenantWithCard } from '../../../testing/money/tenant-with-card.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepPayments } from '../../payments/provider/sweep-payments.ts'
import { forgetAuthorization } from './forget-authorization.ts'
import { sealCardsAnew } from './seal-cards.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const MINUTE = 60_000
const RENT = {
  transaction_type: 'RENT_PAYMENT' as const,
  description: 'Rent',
  amount: 30_000_000,
  due_date: '2026-12-01',
}

const cardsOf = (user_id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('payment_method').selectAll().where('user_id', '=', user_id).execute(),
  )
const paymentOf = (id: string) =>
  world.services.transaction('system', (tx) =>
    tx.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
async function chargesAtProvider(reference: string): Promise<number> {
  const { transactions } = (await payer().state()) as { transactions: { reference: string }[] }
  return transactions.filter((one) => one.reference === reference).length
}

beforeEach(() => payer().faults({ api: 'normal', charges: 'normal', faults: [] }))

describe('a card is kept', () => {
  test('and its holder is warned once before it expires', async () => {
    const flat = await tenantWithCard(world)
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('payment_method')
        .set({ expires_on: addDays(world.today(), 20) })
        .where('id', '=', flat.method_id)
        .execute(),
    )
    await warnOfExpiry.run(world.services, {})
    await warnOfExpiry.run(world.services, {})
    await world.work()
    const { data } = (await flat.tenant.get('/communication/notifications')).json()
    expect(data.filter((one: { title: string }) => one.title === 'A saved card expires soon')).toHaveLength(1)
  })

  test('when the payer agreed before the checkout: recognised, sealed, and never shown', async () => {
    const flat = await tenantWithCard(world)
    const answer = await flat.tenant.get('/payments/methods')
    expect(answer.json().data).toMatchObject([{ last4: '4081', state: 'GOOD', is_default: true }])
    const [card] = await cardsOf(flat.tenant.id)
    const opened = card?.sealed_authorization
      ? unseal(card.sealed_authorization, flat.tenant.id, world.services.secrets.seal)?.text
      : undefined
    expect(opened).toMatch(/^AUTH_/)
    expect(answer.body).not.toContain('AUTH_')
    expect(answer.body).not.toContain('SIG_')
    expect(card?.consented_at).toBeInstanceOf(Date)
  })

  test('once, however often it is paid with, and not when nobody agreed', async () => {
    const flat = await letFlat(world, { charges: [RENT, RENT] })
    const [first = '', second = ''] = flat.charge_ids
    const { payment_id } = await payByCard(world, flat, [first])
    expect(await cardsOf(flat.tenant.id)).toEqual([])
    const saved = await flat.tenant.post('/payments/methods', { payment_id, consent: true })
    expect(saved.statusCode).toBe(201)
    await payByCard(world, flat, [second], { save_card: true })
    expect(await cardsOf(flat.tenant.id)).toHaveLength(1)
  })

  test('under the address that the provider knows it by, whatever the payer’s own has become since', async () => {
    const flat = await letFlat(world, { charges: [RENT, RENT] })
    const [first = '', second = ''] = flat.charge_ids
    const { payment_id } = await payByCard(world, flat, [first])
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('users')
        .set({ email: `moved.${flat.tenant.id}@test.ng` })
        .where('id', '=', flat.tenant.id)
        .execute(),
    )
    const saved = await flat.tenant.post('/payments/methods', { payment_id, consent: true })
    expect(saved.statusCode).toBe(201)
    const wanted = { charge_ids: [second], amount: 500_000, method_id: saved.json().id }
    expect((await initializePayment(flat, wanted)).json()).toMatchObject({ status: 'COMPLETED' })
  })

  test('only from a payment of one’s own that a card paid', async () => {
    const [flat, other] = [await tenantWithCard(world), await tenantWithCard(world, [RENT])]
    const foreign = await other.tenant.post('/payments/methods', {
      payment_id: flat.payment_id,
      consent: true,
    })
    expect(foreign.statusCode).toBe(404)
    const begun = (await initializePayment(other, { charge_ids: other.charge_ids, amount: 500_000 })).json()
    await payer().pays(begun.reference, { channel: 'ussd' })
    await other.tenant.post('/payments/verify', { reference: begun.reference })
    const ussd = await other.tenant.post('/payments/methods', { payment_id: begun.payment_id, consent: true })
    expect(ussd.json().code).toBe('CARD_NOT_REUSABLE')
  })
})

describe('a card is removed', () => {
  test('at once here, and at the provider as soon as it answers', async () => {
    const flat = await tenantWithCard(world)
    expect((await flat.tenant.delete(`/payments/methods/${flat.method_id}`)).statusCode).toBe(204)
    expect((await flat.tenant.get('/payments/methods')).json().data).toEqual([])

    const asked: string[] = []
    const silent = async () => {
      throw new ProviderUnknown('No answer')
    }
    const run = (forget: (code: string) => Promise<void>) =>
      forgetAuthorization.run(
        { ...world.services, provider: { ...world.services.provider, forgetAuthorization: forget } },
        { method_id: flat.method_id },
      )
    await expect(run(silent)).rejects.toThrow('No answer')
    expect((await cardsOf(flat.tenant.id))[0]?.sealed_authorization).not.toBeNull()
    await run(async (code) => void asked.push(code))
    expect(asked).toEqual([expect.stringMatching(/^AUTH_/)])
    expect((await cardsOf(flat.tenant.id))[0]).toMatchObject({ sealed_authorization: null })
  })

  test('and saved anew before the provider heard: it stays good there', async () => {
    const flat = await tenantWithCard(world, [RENT])
    await flat.tenant.delete(`/payments/methods/${flat.method_id}`)
    await payByCard(world, flat, flat.charge_ids, { save_card: true })
    await forgetAuthorization.run(world.services, { method_id: flat.method_id })
    const { data } = (await flat.tenant.get('/payments/methods')).json()
    const paid = await initializePayment(flat, {
      charge_ids: flat.charge_ids,
      amount: 500_000,
      method_id: data[0].id,
    })
    expect(paid.json()).toMatchObject({ status: 'COMPLETED' })
  })

  test('by its holder alone', async () => {
    const [flat, other] = [await tenantWithCard(world), await tenantWithCard(world)]
    expect((await other.tenant.delete(`/payments/methods/${flat.method_id}`)).statusCode).toBe(404)
    expect((await flat.manager.delete(`/payments/methods/${flat.method_id}`)).statusCode).toBe(404)
  })
})

describe('paying with it', () => {
  test('goes on once the secret has changed and the one before it is gone', async () => {
    const flat = await tenantWithCard(world, [RENT])
    const changed = (before: string | null) => ({
      ...world.services,
      secrets: deriveSecrets('another secret of the installation', before),
    })
    await sealCardsAnew.run(changed(world.services.config.secret), {})
    const [card] = await cardsOf(flat.tenant.id)
    const keys = changed(null).secrets.seal
    expect(
      card?.sealed_authorization && unseal(card.sealed_authorization, flat.tenant.id, keys)?.text,
    ).toMatch(/^AUTH_/)
    await sealCardsAnew.run(
      {
        ...world.services,
        secrets: deriveSecrets(world.services.config.secret, 'another secret of the installation'),
      },
      {},
    )
    const { charge_ids, method_id } = flat
    const paid = await initializePayment(flat, { charge_ids, amount: RENT.amount, method_id })
    expect(paid.json()).toMatchObject({ status: 'COMPLETED' })
  })

  test('is one charge for one key, with a receipt and sound books', async () => {
    const flat = await tenantWithCard(world, [RENT])
    const key = randomUUID()
    const pay = () =>
      initializePayment(
        flat,
        { charge_ids: flat.charge_ids, amount: RENT.amount, method_id: flat.method_id },
        key,
      )
    const first = (await pay()).json()
    expect(first).toMatchObject({ status: 'COMPLETED', authorization_url: null })
    expect((await pay()).json()).toEqual(first)
    expect(await chargesAtProvider(first.reference)).toBe(1)
    const detail = (await flat.tenant.get(`/payments/${first.payment_id}`)).json()
    expect(detail).toMatchObject({ channel: 'CARD', left_to_pay: 0 })
    expect(detail.receipt).not.toBeNull()
    await expectSoundBooks(world)
  })

  test('with somebody else’s card is not possible', async () => {
    const [flat, other] = [await tenantWithCard(world, [RENT]), await tenantWithCard(world)]
    const answer = await initializePayment(flat, {
      charge_ids: flat.charge_ids,
      amount: RENT.amount,
      method_id: other.method_id,
    })
    expect(answer.statusCode).toBe(404)
  })

  test('a decline is said, and the charge can be paid another way', async () => {
    const flat = await tenantWithCard(world, [RENT])
    await payer().faults({ charges: 'declined' })
    const declined = await initializePayment(flat, {
      charge_ids: flat.charge_ids,
      amount: RENT.amount,
      method_id: flat.method_id,
    })
    expect(declined.json()).toMatchObject({ status: 'FAILED' })
    expect(
      (await initializePayment(flat, { charge_ids: flat.charge_ids, amount: RENT.amount })).statusCode,
    ).toBe(201)
  })

  test('no answer is not no: nobody gives it up or pays again, and the sweep learns what became of it', async () => {
    const flat = await tenantWithCard(world, [RENT])
    await payer().faults({ faults: ['drop_after'], times: 1 })
    const unknown = (
      await initializePayment(flat, {
        charge_ids: flat.charge_ids,
        amount: RENT.amount,
        method_id: flat.method_id,
      })
    ).json()
    expect(unknown).toMatchObject({ status: 'PROCESSING' })
    const again = await initializePayment(flat, { charge_ids: flat.charge_ids, amount: RENT.amount })
    expect(again.json().code).toBe('PAYMENT_ALREADY_OPEN')
    const cancelled = await flat.tenant.patch(`/payments/${unknown.payment_id}/cancel`, { reason: 'No' })
    expect(cancelled.json().code).toBe('ILLEGAL_STATE')

    await payer().faults({ faults: [] })
    world.services.clock.advance(MINUTE)
    await sweepPayments.run(world.services, {})
    expect((await paymentOf(unknown.payment_id)).status).toBe('COMPLETED')
    expect(await chargesAtProvider(unknown.reference)).toBe(1)
  })

  test('what the provider never received is not failed before it can be on its way no more', async () => {
    const flat = await tenantWithCard(world, [RENT])
    await payer().faults({ faults: ['drop_before'], times: 1 })
    const { payment_id } = (
      await initializePayment(flat, {
        charge_ids: flat.charge_ids,
        amount: RENT.amount,
        method_id: flat.method_id,
      })
    ).json()
    await payer().faults({ faults: [] })
    world.services.clock.advance(MINUTE)
    await sweepPayments.run(world.services, {})
    expect((await paymentOf(payment_id)).status).toBe('PROCESSING')
    world.services.clock.advance(15 * MINUTE)
    await sweepPayments.run(world.services, {})
    expect(await paymentOf(payment_id)).toMatchObject({
      status: 'FAILED',
      failure: 'The payment provider never received it. Try again later.',
    })
  })

  test('a card that was declined too often rests before its bank locks it', async () => {
    const flat = await tenantWithCard(world, [RENT])
    await payer().faults({ charges: 'declined' })
    const pay = () =>
      initializePayment(flat, { charge_ids: flat.charge_ids, amount: RENT.amount, method_id: flat.method_id })
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 9; i++) codes.push((await pay()).json().code)
    expect(codes.slice(0, 8)).toEqual(Array(8).fill(undefined))
    expect(codes[8]).toBe('CARD_BLOCKED')
  })
})
