import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/**
 * Marks a fully refunded payment as REFUNDED and voids its receipt. The receipt's content is kept; the credit note
 * documents the refund.
 */
export async function closeRefundedPayment(tx: Tx, payment_id: string): Promise<void> {
  const closed = await tx
    .updateTable('payment')
    .set({ status: 'REFUNDED' })
    .where('id', '=', payment_id)
    .where('status', '=', 'COMPLETED')
    .whereRef('refunded_amount', '=', 'amount')
    .where(
      sql<boolean>`not exists (select from refund r where r.payment_id = payment.id
        and r.status in ('PENDING', 'PROCESSING'))`,
    )
    .returning('id')
    .executeTakeFirst()
  if (!closed) return
  await tx.updateTable('receipt').set({ status: 'VOIDED' }).where('payment_id', '=', payment_id).execute()
}
