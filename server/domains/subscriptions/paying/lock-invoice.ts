import type { Tx } from '../../../platform/db/db.ts'

/** Locks an invoice until the transaction ends. Always before its payments, for everybody who pays or credits it. */
export async function lockInvoice(tx: Tx, id: string) {
  const invoice = await tx
    .selectFrom('platform_invoice')
    .select(['id', 'estate_id', 'number', 'net', 'vat', 'paid', 'credited', 'credit_notes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...invoice, open: invoice.net + invoice.vat - invoice.paid - invoice.credited }
}
