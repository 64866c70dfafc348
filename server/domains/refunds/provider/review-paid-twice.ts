import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { reviewPayment } from '../../payments/index.ts'

/** Flags a payment whose refund failed while another attempt of its payment intent was paid as well: now both are here. */
export async function reviewPaidTwice(tx: Tx, payment_id: string, failure: string): Promise<void> {
  const { rows } = await sql<{ reference: string }>`
    select other.reference from payment own join payment other
      on other.id <> own.id and coalesce(own.first_attempt_id, own.id) in (other.id, other.first_attempt_id)
    where own.id = ${payment_id} and other.status = 'COMPLETED' and other.refunded_amount < other.amount`.execute(
    tx,
  )
  const [other] = rows
  if (!other) return
  const reason = `Paid twice: payment ${other.reference} also paid this, and the refund of this one failed: ${failure}`
  await reviewPayment(tx, payment_id, reason)
}
