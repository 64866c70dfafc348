import type { Random } from '../../../platform/clock/jitter.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { nextCheckAt } from '../../../platform/pay/polling-schedule.ts'
import { retryAt, retryNotBefore } from '../../../platform/pay/retry-times.ts'
import { paymentUpdated } from '../events.ts'

/**
 * Counts a poll and schedules the next. After the last answered poll an unpaid payment is closed. Without an answer
 * nothing is closed, and the next poll is soon, or after the provider's wait (seconds).
 */
export async function recordPoll(
  tx: Tx,
  payment_id: string,
  isAnswered: boolean,
  random: Random,
  told?: number,
): Promise<void> {
  const payment = await tx
    .selectFrom('payment')
    .select(['status', 'checks', 'created_at', 'payment_date', 'fees'])
    .where('id', '=', payment_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isPaid = payment.status === 'COMPLETED' || payment.status === 'REFUNDED'
  const isOver = isPaid && payment.fees !== null // polled until the fee is known
  const begun = laterOf(payment.created_at, payment.payment_date)
  const again = told === undefined ? retryAt(tx.now, random) : retryNotBefore(tx.now, told, random)
  const next = isAnswered ? nextCheckAt(begun, tx.now) : again
  const isLetGo = next === null && payment.status === 'PENDING'
  await tx
    .updateTable('payment')
    .set({
      checks: payment.checks + 1,
      last_checked_at: tx.now,
      next_check_at: isOver ? null : next,
      ...(isAnswered ? { answered_at: tx.now } : {}),
      ...(isLetGo ? { status: 'CANCELLED', failure: 'No payment was made within three days.' } : {}),
    })
    .where('id', '=', payment_id)
    .execute()
  if (isLetGo) await publish(tx, paymentUpdated, { payment_id })
}

const laterOf = (created: Date, paid: Date | null) => (paid && paid > created ? paid : created)
