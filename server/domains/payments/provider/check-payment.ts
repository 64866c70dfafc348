import { canMove, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { retryTransaction } from '../../../platform/db/retry-transaction.ts'
import { publish } from '../../../platform/jobs/events.ts'
import {
  ProviderBusy,
  ProviderMismatch,
  ProviderRefusal,
  type ProviderStatus,
  type ProviderTransaction,
  ProviderUnknown,
} from '../../../platform/pay/provider.ts'
import type { Services } from '../../../platform/services.ts'
import { bookFees } from '../completion/book-fees.ts'
import { completePayment } from '../completion/complete-payment.ts'
import { receivedFromProvider } from '../completion/received-funds.ts'
import { reviewPayment } from '../completion/review-payment.ts'
import { paymentFailed, paymentUpdated } from '../events.ts'
import { providerAnswered } from '../hooks.ts'
import { recordPoll } from './record-poll.ts'
import { whyGiveUpCharge } from './why-give-up-charge.ts'

/** The provider's status mapped to ours; null changes nothing, such as an unpaid checkout page. */
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
 * Polls the provider about a payment and books the answer. No answer only changes the next polling time; an answer about
 * something else is flagged for review. Returns whether the provider answered about a payment.
 */
export async function checkPayment(services: Services, payment: PendingPayment): Promise<boolean> {
  const heard = await askAbout(services, payment)
  return heard === 'ANSWERED' || heard === 'MISMATCHED'
}

type PendingPayment = { id: string; reference: string }

/** Result of polling; `BUSY` means up but rate-limiting. */
export type PollResult = 'ANSWERED' | 'MISMATCHED' | 'BUSY' | 'SILENT'

/** Like `checkPayment`, but distinguishes an answer about another payment. */
export async function askAbout(services: Services, payment: PendingPayment): Promise<PollResult> {
  const found = await services.provider.verify(payment.reference).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return error
    throw error
  })
  if (found instanceof ProviderBusy) {
    await services.transaction('system', (tx) =>
      recordPoll(tx, payment.id, false, services.random, found.retryAfter),
    )
    return 'BUSY'
  }
  const isAnswered = !(found instanceof ProviderUnknown)
  const take = () =>
    services.transaction('system', async (tx) => {
      if (!(found instanceof Error)) {
        await book(tx, payment.id, found)
        await providerAnswered.run({ tx, services, payment_id: payment.id, found })
      } else if (isUnknownToProvider(found)) await giveUpCharge(tx, payment.id, 'nothing')
      else if (found instanceof ProviderMismatch) await reviewPayment(tx, payment.id, found)
      await recordPoll(tx, payment.id, isAnswered, services.random)
    })
  await retryTransaction(services.random, take)
  if (isAnswered) return 'ANSWERED'
  return found instanceof ProviderMismatch ? 'MISMATCHED' : 'SILENT'
}

/** Books the provider's answer about a payment. */
export async function book(tx: Tx, payment_id: string, found: ProviderTransaction): Promise<void> {
  const next = MEANS[found.status]
  if (next === 'COMPLETED') {
    if (await completePayment(tx, payment_id, receivedFromProvider(found))) return
    if (await isWhatWasBooked(tx, payment_id, found)) await bookFees(tx, payment_id, found)
  } else if (next) {
    await move(tx, payment_id, next, found.gateway_response)
  } else if (found.status === 'reversed') {
    if (!(await isWhatWasBooked(tx, payment_id, found))) return
    if (await hasGoneBack(tx, payment_id)) await bookFees(tx, payment_id, found)
    else await reviewPayment(tx, payment_id, 'The payment provider returned this money to the payer.')
  } else await giveUpCharge(tx, payment_id, 'waits for payer')
}

/** The provider has one transaction per reference. A second one is flagged for review and not booked. */
async function isWhatWasBooked(tx: Tx, payment_id: string, { id, amount }: ProviderTransaction) {
  const { provider_reference } = await tx
    .selectFrom('payment')
    .select('provider_reference')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  if (provider_reference === null || provider_reference === id) return true
  const reason = `The payment provider names transaction ${id} of ${formatNaira(amount)} under this reference; transaction ${provider_reference} was booked.`
  await reviewPayment(tx, payment_id, reason)
  return false
}

/** The provider does not know the payment; other refusals say nothing about it. */
const isUnknownToProvider = (answer: Error) =>
  answer instanceof ProviderRefusal && (answer.code === 'transaction_not_found' || answer.status === 404)

async function giveUpCharge(tx: Tx, payment_id: string, knows: 'nothing' | 'waits for payer') {
  const why = await whyGiveUpCharge(tx, payment_id, knows)
  if (why) await move(tx, payment_id, 'FAILED', why)
}

/** All of it was refunded by us, or is about to be. */
async function hasGoneBack(tx: Tx, payment_id: string): Promise<boolean> {
  const { amount, refunded_amount } = await tx
    .selectFrom('payment')
    .select(['amount', 'refunded_amount'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return refunded_amount === amount
}

/** Changes the status of a payment if the transition is legal; otherwise leaves it. */
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
  if (next === 'FAILED') await publish(tx, paymentFailed, { payment_id })
  await publish(tx, paymentUpdated, { payment_id })
}
