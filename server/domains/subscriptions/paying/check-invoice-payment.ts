import { canMove, type PaymentStatus } from '@gida/contract/domains/payments/rules'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { retryTransaction } from '../../../platform/db/retry-transaction.ts'
import { nextCheckAt } from '../../../platform/pay/polling-schedule.ts'
import {
  ProviderBusy,
  ProviderMismatch,
  ProviderRefusal,
  type ProviderStatus,
  type ProviderTransaction,
  ProviderUnknown,
} from '../../../platform/pay/provider.ts'
import { retryAt, retryNotBefore } from '../../../platform/pay/retry-times.ts'
import type { Services } from '../../../platform/services.ts'
import { receivedFromProvider } from '../../payments/index.ts'
import { readRefundsOf } from '../reversals/read-invoice-refunds.ts'
import { bookInvoiceFees } from './book-invoice-fees.ts'
import { completeInvoicePayment } from './complete-invoice-payment.ts'

export type AskedPayment = { id: string; invoice_id: string; reference: string }

const MOVES: Partial<Record<ProviderStatus, PaymentStatus>> = {
  pending: 'PROCESSING',
  processing: 'PROCESSING',
  queued: 'PROCESSING',
  failed: 'FAILED',
}

/**
 * Asks the provider about an invoice payment and books the result. Without an answer only the next polling time changes; an answer
 * that does not match is left to a person. Returns whether the provider gave an answer.
 */
export async function checkInvoicePayment(services: Services, payment: AskedPayment): Promise<boolean> {
  const found = await services.provider.verify(payment.reference).catch((error: unknown) => {
    if (error instanceof ProviderUnknown || error instanceof ProviderRefusal) return error
    throw error
  })
  await retryTransaction(services.random, () =>
    services.transaction('system', async (tx) => {
      if (!(found instanceof Error)) await book(tx, payment, found)
      else if (found instanceof ProviderMismatch) await review(tx, payment.id, found.message)
      await recordPoll(tx, payment.id, found, services)
    }),
  )
  if (!(found instanceof Error) && found.status === 'reversed') await readRefundsOf(services, payment.id)
  return !(found instanceof ProviderUnknown)
}

async function book(tx: Tx, payment: AskedPayment, found: ProviderTransaction): Promise<void> {
  if (found.status === 'success') {
    if (await completeInvoicePayment(tx, payment, receivedFromProvider(found))) return
    const { provider_reference } = await stateOf(tx, payment.id)
    if (provider_reference === found.id) await bookInvoiceFees(tx, payment.id, found.fees)
    else
      await review(
        tx,
        payment.id,
        `The provider names transaction ${found.id} of ${formatNaira(found.amount)} under this reference, and ${provider_reference} was booked.`,
      )
    return
  }
  const next = MOVES[found.status]
  const { status } = await stateOf(tx, payment.id)
  if (found.status === 'reversed' && status !== 'COMPLETED')
    return review(tx, payment.id, 'The provider gave this money back before it was booked.')
  if (!next || !canMove(status, next)) return
  await tx
    .updateTable('platform_invoice_payment')
    .set({ status: next, failure: next === 'FAILED' ? (found.gateway_response ?? 'Declined') : null })
    .where('id', '=', payment.id)
    .where('status', '=', status)
    .execute()
}

const stateOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('platform_invoice_payment')
    .select(['status', 'fees', 'checks', 'created_at', 'paid_at', 'provider_reference'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

const LET_GO: Partial<Record<PaymentStatus, { status: PaymentStatus; failure: string }>> = {
  PENDING: { status: 'CANCELLED', failure: 'Nobody paid within three days.' },
  PROCESSING: { status: 'FAILED', failure: 'The bank did not confirm it within three days.' },
}

async function review(tx: Tx, id: string, words: string): Promise<void> {
  await tx.updateTable('platform_invoice_payment').set({ review: words }).where('id', '=', id).execute()
}

/**
 * Counts the poll and schedules the next. After the last one the attempt is given up, since an undecided one would block all others;
 * money that still arrives is booked anyway.
 */
async function recordPoll(
  tx: Tx,
  id: string,
  found: ProviderTransaction | ProviderUnknown | ProviderRefusal,
  { random }: Services,
): Promise<void> {
  const { status, fees, checks, created_at, paid_at } = await stateOf(tx, id)
  const isOver = status === 'COMPLETED' && fees !== null
  const begun = paid_at && paid_at > created_at ? paid_at : created_at
  const next =
    found instanceof ProviderBusy
      ? retryNotBefore(tx.now, found.retryAfter, random)
      : found instanceof ProviderUnknown
        ? retryAt(tx.now, random)
        : nextCheckAt(begun, tx.now)
  const letGo = next === null ? LET_GO[status] : undefined
  await tx
    .updateTable('platform_invoice_payment')
    .set({
      ...{ checks: checks + 1, last_checked_at: tx.now, next_check_at: isOver ? null : next },
      ...letGo,
    })
    .where('id', '=', id)
    .execute()
}
