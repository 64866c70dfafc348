import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import { expect, test } from 'vitest'
import { PERSON_WAITS_MS, timeLeft, withDeadline } from '../../../platform/pay/deadline.ts'
import { payerAt } from '../../../testing/money/payer.ts'
import { beginPaying, receiptsOf } from '../../../testing/money/paying.ts'
import { tenantWithCard } from '../../../testing/money/tenant-with-card.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { payWithMethod } from '../../autopay/payment-methods/pay-with-method.ts'
import { saveMethod } from '../../autopay/payment-methods/save-method.ts'
import { resolveAccount } from '../../onboarding/index.ts'
import { initializePayment } from '../checkout/initialize-payment.ts'
import { sweepPayments } from './sweep-payments.ts'
import { verifyPayment } from './verify-payment.ts'

const world = useWorld()
const payer = () => payerAt(world.services.config.provider)
const HANGS = { api: 'slow', slow_seconds: 60 }
const RENT = {
  transaction_type: 'RENT_PAYMENT',
  description: 'Rent',
  amount: 25_000_000,
  due_date: '2026-11-01',
} as const

const wanted = (property_unit_id: string): InitializeBody => ({
  amount: RENT.amount,
  transaction_type: RENT.transaction_type,
  property_unit_id,
})

/** As a person with little patience. */
const shortly = <T>(work: () => Promise<T>) => withDeadline(400, work)

async function isWellAgain(): Promise<void> {
  await payer().faults({ api: 'normal' })
  world.services.clock.advance(46_000)
  await sweepPayments.run(world.services, {})
}

test('a person who asks is answered within 8 seconds, and a job asks with all the time', async () => {
  const { provider } = world.services
  const { verify } = provider
  const had: number[] = []
  const payment = await beginPaying(world)
  Object.assign(provider, {
    verify: (reference: string) => {
      had.push(timeLeft())
      return verify(reference)
    },
  })
  await payment.flat.tenant.post('/payments/verify', { reference: payment.reference })
  world.services.clock.advance(31_000)
  await sweepPayments.run(world.services, {})
  Object.assign(provider, { verify })
  expect(PERSON_WAITS_MS).toBeLessThan(8_000)
  expect(had[0]).toBeLessThanOrEqual(PERSON_WAITS_MS)
  expect(had[1]).toBe(Number.POSITIVE_INFINITY)
})

test('no answer while the payer waits leaves the payment as it was; the sweep goes on and finishes it', async () => {
  const payment = await beginPaying(world)
  await payer().faults({ webhooks: 'drop' })
  await payer().pays(payment.reference)
  await payer().faults(HANGS)
  const { actor } = payment.flat.tenant
  const answer = await shortly(() => verifyPayment(world.services, actor, payment.reference))
  expect(answer).toMatchObject({ status: 'PENDING', is_answered: false })
  await isWellAgain()
  expect(await payment.detail()).toMatchObject({ status: 'COMPLETED', is_answered: true })
  expect(await receiptsOf(world, payment.payment_id)).toHaveLength(1)
})

test('a checkout that could not be opened in time charges nothing, and the next tap opens one', async () => {
  const { tenant, unit_id } = await letFlat(world, { charges: [RENT] })
  await payer().faults(HANGS)
  const intent = 'one-intent-0001'
  const pay = () => initializePayment(world.services, tenant.actor, intent, wanted(unit_id))
  await expect(shortly(pay)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE', retryAfter: 30 })
  await payer().faults({ api: 'normal' })
  expect(await pay()).toMatchObject({ status: 'PENDING', authorization_url: expect.any(String) })
})

test('a saved card whose charge is not answered in time is on its way, never failed, and is charged once', async () => {
  const { tenant, unit_id, method_id } = await tenantWithCard(world, [RENT])
  await payer().faults({ ...HANGS, webhooks: 'drop' })
  const intent = { ...wanted(unit_id), method_id }
  const pay = () => payWithMethod(world.services, tenant.actor, 'one-intent-0002', intent)
  const answer = await shortly(pay)
  expect(answer).toMatchObject({ status: 'PROCESSING', authorization_url: null })
  await isWellAgain()
  expect(await pay()).toEqual(answer)
  const detail = await tenant.get(`/payments/${answer.payment_id}`)
  expect(detail.json()).toMatchObject({ status: 'COMPLETED', amount: RENT.amount })
})

test('a card that cannot be asked for, and a bank that cannot be asked, say so in time', async () => {
  const { payment_id, tenant } = await tenantWithCard(world)
  await payer().faults(HANGS)
  const account = { bank_code: '058', account_number: '0123456789' }
  const [card, bank] = await Promise.allSettled([
    shortly(() => saveMethod(world.services, tenant.actor, { payment_id, consent: true })),
    shortly(() => resolveAccount(world.services, account)),
  ])
  await payer().faults({ api: 'normal' })
  expect(card).toMatchObject({ reason: { message: expect.stringContaining('not saved yet') } })
  expect(bank).toMatchObject({
    reason: { message: expect.stringContaining('Nothing is wrong with your number') },
  })
})
