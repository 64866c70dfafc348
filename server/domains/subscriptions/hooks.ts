import { sql } from 'kysely'
import { atHook } from '../../platform/hooks/hook.ts'
import { providerEventReceived } from '../payments/index.ts'
import { settlementReported } from '../settlements/index.ts'
import { postPlatformJournal } from './books/post-platform-journal.ts'
import { checkInvoicePayment } from './paying/check-invoice-payment.ts'
import { bookInvoiceFees } from './paying/complete-invoice-payment.ts'

export const subscriptionHooks = [
  atHook(providerEventReceived, async ({ services, event, payment_id, reference }) => {
    if (payment_id || !event.startsWith('charge.') || event.startsWith('charge.dispute.')) return
    const payment = await services.transaction('system', (tx) =>
      tx
        .selectFrom('platform_invoice_payment')
        .select(['id', 'invoice_id', 'reference'])
        .where('reference', '=', reference)
        .executeTakeFirst(),
    )
    if (payment && !(await checkInvoicePayment(services, payment)))
      throw new Error('The provider gave no answer about an event of its own.')
  }),

  /** Lines of our own invoices leave clearing for our bank; they are no client's. */
  atHook(settlementReported, async ({ tx, settlement, lines, taken }) => {
    const own = await tx
      .selectFrom('platform_invoice_payment')
      .selectAll()
      .where(sql<boolean>`reference = any (${lines.map(({ reference }) => reference)}::text[])`)
      .orderBy('id')
      .execute()
    const lineOf = new Map(lines.map((line) => [line.reference, line]))
    for (const { id, reference, status, amount, estate_id, invoice_id } of own) {
      const line = lineOf.get(reference)
      if (!line) continue
      if (status !== 'COMPLETED')
        throw new Error(`Payment ${reference} is settled and not known as paid yet.`)
      await bookInvoiceFees(tx, id, line.fees)
      const { fees } = await tx
        .updateTable('platform_invoice_payment')
        .set({ settlement_id: settlement.id })
        .where('id', '=', id)
        .returning('fees')
        .executeTakeFirstOrThrow()
      const moved = amount - (fees ?? 0)
      await postPlatformJournal(tx, {
        ...{ key: `payment:${id}:settled`, memo: `Settlement ${settlement.id}`, estate_id, invoice_id },
        entries: [
          ['bank', moved],
          ['clearing', -moved],
        ],
      })
      taken.set(reference, line.amount - (line.fees ?? 0))
    }
  }),
]
