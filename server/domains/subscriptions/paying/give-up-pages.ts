import type { Tx } from '../../../platform/db/db.ts'

/**
 * Gives up the open checkout pages of an invoice. The provider cannot close them, so they are still polled: money is booked to what
 * is open then, and the rest becomes credit.
 */
export async function giveUpPages(tx: Tx, invoice_id: string, failure: string): Promise<void> {
  await tx
    .updateTable('platform_invoice_payment')
    .set({ status: 'CANCELLED', failure })
    .where('invoice_id', '=', invoice_id)
    .where('status', '=', 'PENDING')
    .execute()
}
