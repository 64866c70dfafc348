import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { ProviderMismatch } from '../../../platform/pay/provider.ts'
import { paymentNeedsReview } from '../events.ts'

/** Puts a payment before a person, beside what waits there for it already. One reason is told once, also after they looked. */
export async function reviewPayment(tx: Tx, payment_id: string, reason: string): Promise<void> {
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
  if (found) await announce(tx, paymentNeedsReview, { payment_id })
}

/** A person hears what was asked and what came. Where the answer was about another payment of ours, that one is asked about. */
export async function reviewMismatch(
  tx: Tx,
  payment_id: string,
  { message, came }: ProviderMismatch,
): Promise<void> {
  await reviewPayment(tx, payment_id, message)
  await tx
    .updateTable('payment')
    .set({ next_check_at: tx.now })
    .where('reference', '=', String(came.reference ?? ''))
    .where('next_check_at', '>', tx.now)
    .execute()
}
