import type { Tx } from '../../platform/db/db.ts'
import { withSavepoint } from '../../platform/db/savepoint.ts'
import { Problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { reviewPayment } from '../payments/index.ts'
import { duplicatePaymentRefunded } from './events.ts'
import { enqueueRefund } from './provider/poll-refund.ts'
import { reserveRefund } from './reserve-refund.ts'

/**
 * Refunds a second payment of one payment intent to its source. Runs in the booking transaction, and the server creates
 * at most one refund per payment, so it happens once even after a crash. What cannot be refunded waits for a person.
 */
export async function refundDuplicatePayment(
  tx: Tx,
  payment_id: string,
  paid: { reference: string },
): Promise<void> {
  const wanted = {
    transaction_id: payment_id,
    reason: `Paid twice: payment ${paid.reference} had already paid this.`,
    still_owed: true,
  }
  try {
    const refund = await withSavepoint(tx, () => reserveRefund(tx, { user_id: null }, wanted))
    await enqueueRefund(tx, payment_id, refund.id)
    await publish(tx, duplicatePaymentRefunded, { refund_id: refund.id })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await reviewPayment(tx, payment_id, `${wanted.reason} It could not be refunded: ${error.message}`)
  }
}
