import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Review reasons while a dispute is open, and once it is lost. */
const DISPUTED = 'The payer’s bank is asking for this money back.'
const LOST = 'The dispute was lost: the bank took this money back.'

export const flagDisputed = (tx: Tx, payment_id: string) => flag(tx, payment_id, DISPUTED)
export const flagLost = (tx: Tx, payment_id: string) => flag(tx, payment_id, LOST)

/** Adds a review reason; each dispute adds it again, even after a review. */
async function flag(tx: Tx, payment_id: string, reason: string): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      needs_review: true,
      review_reason: sql`case when needs_review and position(${reason} in review_reason) > 0 then review_reason
        else concat_ws(' ', case when needs_review then review_reason end, ${reason}::text) end`,
    })
    .where('id', '=', payment_id)
    .execute()
}

/** Other review reasons stay. */
export async function unflagDisputed(tx: Tx, payment_id: string): Promise<void> {
  const rest = sql<string>`trim(replace(replace(review_reason, ${DISPUTED}, ''), '  ', ' '))`
  await tx
    .updateTable('payment')
    .set({ needs_review: sql`${rest} <> ''`, review_reason: sql`nullif(${rest}, '')` })
    .where('id', '=', payment_id)
    .where('needs_review', '=', true)
    .where(sql<boolean>`position(${DISPUTED} in review_reason) > 0`)
    .execute()
}
