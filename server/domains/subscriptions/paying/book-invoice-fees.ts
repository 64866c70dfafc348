import type { Tx } from '../../../platform/db/db.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'

/** Books a provider fee that became known after completion, once. */
export async function bookInvoiceFees(tx: Tx, id: string, fees: number | null): Promise<void> {
  if (fees === null) return
  const payment = await tx
    .updateTable('platform_invoice_payment')
    .set({ fees, next_check_at: null })
    .where('id', '=', id)
    .where('status', '=', 'COMPLETED')
    .where('fees', 'is', null)
    .returning(['estate_id', 'invoice_id', 'reference'])
    .executeTakeFirst()
  if (!payment) return
  const { estate_id, invoice_id, reference } = payment
  await postPlatformJournal(tx, {
    ...{ key: `payment:${id}:fees`, memo: `Fee of ${reference}`, estate_id, invoice_id },
    entries: [
      ['provider-fees', fees],
      ['clearing', -fees],
    ],
  })
}
