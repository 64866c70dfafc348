import type { Tx } from '../../../platform/db/db.ts'

/**
 * What of a payment must not be paid out, because its payer's bank disputes it and nothing is decided; kobo. Whoever pays
 * out asks first.
 */
export async function heldByDispute(tx: Tx, payment_id: string): Promise<number> {
  const held = await tx
    .selectFrom('dispute')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('amount'))
    .where('payment_id', '=', payment_id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(held.amount)
}
