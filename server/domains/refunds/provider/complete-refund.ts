import type { RefundWay } from '@gida/contract/domains/refunds/refund'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { account, lockBooks, postJournal } from '../../ledger/index.ts'
import { paymentUpdated, refuseMoreThanInHand } from '../../payments/index.ts'
import { closeRefundedPayment } from '../close-refunded-payment.ts'
import { issueCreditNote } from '../credit-notes/issue-credit-note.ts'
import { refundCompleted } from '../events.ts'

/** The only way to COMPLETED: the payer has the money. The provider takes it from the main account. Idempotent. */
export async function completeRefund(tx: Tx, refund_id: string): Promise<void> {
  const refund = await tx
    .updateTable('refund')
    .set({ status: 'COMPLETED', completed_at: tx.now, needs_attention: false, next_check_at: null })
    .where('id', '=', refund_id)
    .where('status', 'in', ['PENDING', 'PROCESSING'])
    .returningAll()
    .executeTakeFirst()
  if (!refund) return
  const { estate_id, payment_id, amount } = refund
  await lockBooks(tx, [estate_id])
  if (refund.way === 'CASH' && refund.created_by) {
    const hint = 'Refund the rest by bank transfer.'
    await refuseMoreThanInHand(tx, { estate_id, holder: refund.created_by }, amount, hint)
  }
  await postJournal(tx, {
    key: `refund:${refund_id}:processed`,
    estate_id,
    ...(payment_id ? { payment_id } : {}),
    memo: 'Given back',
    entries: [
      [account.refunds, amount],
      [paidFrom(refund), -amount],
    ],
  })
  if (payment_id) {
    // Before the credit note, in the same order as a refund: a payment's change locks its estate's totals, then numbers are
    // taken.
    await closeRefundedPayment(tx, payment_id)
    await issueCreditNote(tx, { payment_id, refund_id, amount, reason: refund.reason })
    await publish(tx, paymentUpdated, { payment_id })
  }
  await publish(tx, refundCompleted, { refund_id })
}

/** From the provider balance, or for manual refunds from the clients' account or the person's cash. */
function paidFrom({ way, created_by }: { way: RefundWay; created_by: string | null }): string {
  if (way === 'PROVIDER') return account.clearing
  return way === 'CASH' && created_by ? account.cash(created_by) : account.trust
}
