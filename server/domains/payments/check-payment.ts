import { canMove, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import type { Tx } from '../../platform/db/db.ts'
import { announce } from '../../platform/jobs/facts.ts'
import {
  ProviderRefusal,
  type ProviderStatus,
  type ProviderTransaction,
  ProviderUnknown,
} from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { arrivalFromProvider } from './arrival.ts'
import { bookFees } from './book-fees.ts'
import { completePayment } from './complete-payment.ts'
import { paymentFailed, paymentNeedsReview, paymentUpdated } from './events.ts'
import { keepConsentedCard } from './methods/card-consent.ts'
import { whyGiveUpCharge } from './methods/charge-failures.ts'
import { noteCheck } from './note-check.ts'

/** What the provider's word means for a payment of ours. The page not being paid yet means nothing. */
const MEANS: Record<ProviderStatus, PaymentStatus | null> = {
  abandoned: null,
  ongoing: null,
  pending: 'PROCESSING',
  processing: 'PROCESSING',
  queued: 'PROCESSING',
  failed: 'FAILED',
  success: 'COMPLETED',
  reversed: null,
}

/**
 * Asks the provider how a payment stands and books what it says. No answer changes nothing but the time of the next
 * question. Answers whether there was one.
 */
export async function checkPayment(
  services: Services,
  payment: { id: string; reference: string },
): Promise<boolean> {
  const found = await services.provider.verify(payment.reference).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return error
    throw error
  })
  await services.transaction('system', async (tx) => {
    if (!(found instanceof Error)) {
      await book(tx, payment.id, found, services.provider.domain)
      await keepConsentedCard(tx, services, payment.id, found)
    } else if (isUnheardOf(found)) await giveUpCharge(tx, payment.id, 'nothing')
    await noteCheck(tx, payment.id, !(found instanceof ProviderUnknown))
  })
  return !(found instanceof ProviderUnknown)
}

/** Books what the provider says of a payment. */
export async function book(
  tx: Tx,
  payment_id: string,
  found: ProviderTransaction,
  domain: string,
): Promise<void> {
  const next = MEANS[found.status]
  if (next === 'COMPLETED') {
    const fault = whyNotOurs(found, domain)
    if (fault) await flag(tx, payment_id, fault)
    else if (!(await completePayment(tx, payment_id, arrivalFromProvider(found)))) {
      await bookFees(tx, payment_id, found)
    }
  } else if (next) {
    await move(tx, payment_id, next, found.gateway_response)
  } else if (found.status === 'reversed') {
    if (await hasGoneBack(tx, payment_id)) await bookFees(tx, payment_id, found)
    else await flag(tx, payment_id, 'The provider gave this money back to the payer.')
  } else await giveUpCharge(tx, payment_id, 'waits for payer')
}

/** The provider says that it has no such payment; any other refusal says nothing about it. */
const isUnheardOf = (answer: Error) =>
  answer instanceof ProviderRefusal && (answer.code === 'transaction_not_found' || answer.status === 404)

async function giveUpCharge(tx: Tx, payment_id: string, knows: 'nothing' | 'waits for payer') {
  const why = await whyGiveUpCharge(tx, payment_id, knows)
  if (why) await move(tx, payment_id, 'FAILED', why)
}

/** All of it has gone back by our own doing, or is about to. */
async function hasGoneBack(tx: Tx, payment_id: string): Promise<boolean> {
  const { amount, refunded_amount } = await tx
    .selectFrom('payment')
    .select(['amount', 'refunded_amount'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return refunded_amount === amount
}

function whyNotOurs(found: ProviderTransaction, domain: string): string | null {
  if (found.currency !== 'NGN') return `The provider says it was paid in ${found.currency}.`
  if (found.domain !== domain) return `The provider says it belongs to its ${found.domain} world.`
  return null
}

/** Moves a payment to a state that may follow its own; to any other it stays as it is. */
export async function move(
  tx: Tx,
  payment_id: string,
  next: PaymentStatus,
  gateway: string | null,
): Promise<void> {
  const payment = await tx
    .selectFrom('payment')
    .select('status')
    .where('id', '=', payment_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!canMove(payment.status, next)) return
  await tx
    .updateTable('payment')
    .set({ status: next, failure: next === 'FAILED' ? (gateway ?? 'Declined') : null })
    .where('id', '=', payment_id)
    .where('status', '=', payment.status)
    .execute()
  if (next === 'FAILED') await announce(tx, paymentFailed, { payment_id })
  await announce(tx, paymentUpdated, { payment_id })
}

async function flag(tx: Tx, payment_id: string, review_reason: string): Promise<void> {
  const flagged = await tx
    .updateTable('payment')
    .set({ needs_review: true, review_reason })
    .where('id', '=', payment_id)
    .where('needs_review', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (flagged) await announce(tx, paymentNeedsReview, { payment_id })
}
