import type { Tx } from '../../../platform/db/db.ts'

/**
 * Nobody is sent any more to a page that was opened for an invoice. The provider cannot close it, so it is still asked about: money for
 * it is booked all the same, to what is open then, and the rest is credit of the estate.
 */
export async function giveUpPages(tx: Tx, invoice_id: string, failure: string): Promise<void> {
  await tx
    .updateTable('platform_invoice_payment')
    .set({ status: 'CANCELLED', failure })
    .where('invoice_id', '=', invoice_id)
    .where('status', '=', 'PENDING')
    .execute()
}
