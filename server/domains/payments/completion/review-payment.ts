import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { ProviderMismatch } from '../../../platform/pay/provider.ts'
import { paymentNeedsReview } from '../events.ts'

/**
 * Flags a payment for review, keeping earlier reasons. Each reason is given once, even after a review. If the provider
 * answered about another payment of ours, that one is polled.
 */
export async function reviewPayment(
  tx: Tx,
  payment_id: string,
  why: string | ProviderMismatch,
): Promise<void> {
  const reason = typeof why === 'string' ? why : why.message
  const found = await tx
    .updateTable('payment')
    .set({
      needs_review: true,
      review_reason: sql`concat_ws(' ', case when needs_review then review_reason end, ${reason}::text)`,
    })
    .where('id', '=', payment_id)
    .where(sql<boolean>`coalesce(position(${reason} in review_reason), 0) = 0`)
    .returning('id')
    .executeTakeFirst()
  if (found) await publish(tx, paymentNeedsReview, { payment_id })
  const heardOf = why instanceof ProviderMismatch ? why.came.reference : undefined
  if (heardOf) await enqueue(tx, pollPaymentSoon, { reference: String(heardOf) })
}

/** Polls a payment soon. In its own transaction, since the caller may hold an estate's books, after which no payment may be locked. */
export const pollPaymentSoon = defineJob({
  name: 'ask_sooner_about_payment',
  payload: z.object({ reference: z.string() }),
  run: (services, { reference }) =>
    services.transaction('system', async (tx) => {
      await tx
        .updateTable('payment')
        .set({ next_check_at: tx.now })
        .where('reference', '=', reference)
        .where('next_check_at', '>', tx.now)
        .execute()
    }),
})
