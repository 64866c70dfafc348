import { REFUND_MOVES, type RefundStatus } from '@gida/contract/domains/refunds/refund'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../platform/db/db.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { ProviderRefund } from '../../platform/pay/provider.ts'
import { paymentUpdated, reviewPayment } from '../payments/index.ts'
import { refundNeedsAttention } from './events.ts'
import { completeRefund } from './provider/complete-refund.ts'
import { failRefund } from './provider/fail-refund.ts'
import { nextPollAt } from './provider/refund-polling-schedule.ts'

const MEANS: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'PENDING',
  processing: 'PROCESSING',
  'needs-attention': 'PROCESSING',
  processed: 'COMPLETED',
  failed: 'FAILED',
}

/** Books the provider's state of a refund. A late report of an earlier state changes nothing. */
export async function bookRefund(tx: Tx, refund_id: string, found: ProviderRefund): Promise<void> {
  const refund = await lockRefund(tx, refund_id)
  const isOver = REFUND_MOVES[refund.status].length === 0
  if (isOver) return
  const next_check_at = nextPollAt(refund.asked_at ?? refund.created_at, tx.now)
  if (refund.payment_id && found.amount !== refund.amount) {
    const reason = `Refund ${found.id} is of ${formatNaira(found.amount)} at the payment provider, and of ${formatNaira(refund.amount)} here. What it says of it was not booked.`
    await tx.updateTable('refund').set({ next_check_at }).where('id', '=', refund_id).execute()
    return reviewPayment(tx, refund.payment_id, reason)
  }
  const next = MEANS[found.status]
  const needs_attention = found.status === 'needs-attention'
  const moves = next === 'PROCESSING' && refund.status === 'PENDING'
  await tx
    .updateTable('refund')
    .set({
      provider_refund_id: found.id,
      status: moves ? next : refund.status,
      needs_attention,
      checks: refund.checks + 1,
      last_checked_at: tx.now,
      next_check_at,
    })
    .where('id', '=', refund_id)
    .execute()
  if (next === 'COMPLETED') return completeRefund(tx, refund_id)
  if (next === 'FAILED')
    return failRefund(tx, refund_id, 'The bank could not accept the money. It has been returned to you.')
  if (needs_attention && !refund.needs_attention) await publish(tx, refundNeedsAttention, { refund_id })
  if (refund.payment_id && (moves || needs_attention !== refund.needs_attention))
    await publish(tx, paymentUpdated, { payment_id: refund.payment_id })
}

/** Locks the payment first, as every refund does. */
export async function lockRefund(tx: Tx, refund_id: string) {
  const seen = tx.selectFrom('refund').select('payment_id').where('id', '=', refund_id)
  await tx.selectFrom('payment').select('id').where('id', '=', seen).forUpdate().execute()
  return tx.selectFrom('refund').selectAll().where('id', '=', refund_id).forUpdate().executeTakeFirstOrThrow()
}
