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
import { nextCheckAt } from './check-times.ts'
import { completePayment } from './complete-payment.ts'
import { paymentFailed, paymentNeedsReview, paymentUpdated } from './events.ts'

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
    if (!(found instanceof Error)) await book(tx, payment.id, found, services.provider.domain)
    await noteCheck(tx, payment.id)
  })
  return !(found instanceof ProviderUnknown)
}

async function book(tx: Tx, payment_id: string, found: ProviderTransaction, domain: string): Promise<void> {
  const next = MEANS[found.status]
  if (next === 'COMPLETED') {
    const fault = whyNotOurs(found, domain)
    if (fault) await flag(tx, payment_id, fault)
    else await completePayment(tx, payment_id, found)
  } else if (next) {
    await move(tx, payment_id, next, found.gateway_response)
  } else if (found.status === 'reversed') {
    await flag(tx, payment_id, 'The provider gave this money back to the payer.')
  }
}

function whyNotOurs(found: ProviderTransaction, domain: string): string | null {
  if (found.currency !== 'NGN') return `The provider says it was paid in ${found.currency}.`
  if (found.domain !== domain) return `The provider says it belongs to its ${found.domain} world.`
  return null
}

async function move(tx: Tx, payment_id: string, next: PaymentStatus, gateway: string | null): Promise<void> {
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

/** Counts the question and sets the time of the next. After the last one nobody has paid, and the payment is let go. */
async function noteCheck(tx: Tx, payment_id: string): Promise<void> {
  const payment = await tx
    .selectFrom('payment')
    .select(['status', 'checks', 'created_at'])
    .where('id', '=', payment_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isOver = payment.status === 'COMPLETED' || payment.status === 'REFUNDED'
  const checks = payment.checks + 1
  const next_check_at = isOver ? null : nextCheckAt(payment.created_at, checks, tx.now)
  const isLetGo = !isOver && next_check_at === null && payment.status === 'PENDING'
  await tx
    .updateTable('payment')
    .set({ checks, last_checked_at: tx.now, next_check_at })
    .$if(isLetGo, (query) => query.set({ status: 'CANCELLED', failure: 'Nobody paid within three days.' }))
    .where('id', '=', payment_id)
    .execute()
  if (isLetGo) await announce(tx, paymentUpdated, { payment_id })
}
