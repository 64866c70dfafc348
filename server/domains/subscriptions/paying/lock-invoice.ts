import type { Tx } from '../../../platform/db/db.ts'

/** An invoice until this transaction ends, before any of its payments: whoever pays or credits it waits here. */
export async function lockInvoice(tx: Tx, id: string) {
  const invoice = await tx
    .selectFrom('platform_invoice')
    .select(['id', 'estate_id', 'number', 'net', 'vat', 'paid', 'credited', 'credit_notes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...invoice, open: invoice.net + invoice.vat - invoice.paid - invoice.credited }
}
