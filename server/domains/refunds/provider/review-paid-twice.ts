import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { reviewPayment } from '../../payments/index.ts'

/**
 * Has a person look where a refund failed and another attempt of the same payment intent was paid too: while the money was on its way back
 * the other counted as the only one, and now both are here.
 */
export async function reviewPaidTwice(tx: Tx, payment_id: string, failure: string): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select other.reference from payment own join payment other
      on other.id <> own.id and coalesce(own.first_attempt_id, own.id) in (other.id, other.first_attempt_id)
    where own.id = ${payment_id} and other.status = 'COMPLETED' and other.refunded_amount < other.amount`.execute(
    tx,
  )
  const [other] = rows
  if (!other) return
  const reason = `Paid twice: payment ${other.reference} has paid this too, and the refund of this one failed: ${failure}`
  await reviewPayment(tx, payment_id, reason)
}
