import { lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { nextCheckAt } from '../../../platform/pay/polling-schedule.ts'
import type { receivedFromProvider } from '../../payments/index.ts'
import { enterRevenue } from '../books/enter-revenue.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'
import { platformInvoicePaid } from '../events.ts'
import { nextPlatformNumber } from '../invoices/next-number.ts'
import { giveUpPages } from './give-up-pages.ts'
import { lockInvoice } from './lock-invoice.ts'
import { settleInvoicePayment } from './settle-invoice-payment.ts'

/**
 * Completes a payment. Webhook, check and sweep all end here, under the lock of the invoice. Idempotent. An excess over the open
 * amount becomes the estate's credit, used by the next invoice.
 */
export async function completeInvoicePayment(
  tx: Tx,
  { id, invoice_id }: { id: string; invoice_id: string },
  funds: Omit<ReturnType<typeof receivedFromProvider>, 'debits'>,
): Promise<boolean> {
  const invoice = await lockInvoice(tx, invoice_id)
  const payment = await tx
    .selectFrom('platform_invoice_payment')
    .select(['reference', 'status', 'amount'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (payment.status === 'COMPLETED') return false

  const { estate_id, number, paid } = invoice
  const money = funds.amount - funds.fee_borne
  const applied = Math.min(money, invoice.open)
  const fees = funds.fees ?? 0
  const receipt = await nextPlatformNumber(tx, 'RECEIPT', Number(lagosDay(tx.now).slice(0, 4)))
  const review =
    money === payment.amount
      ? null
      : `${formatNaira(money)} arrived, and ${formatNaira(payment.amount)} was asked for.`
  await tx
    .updateTable('platform_invoice_payment')
    .set({
      ...{ status: 'COMPLETED', amount: funds.amount, applied, fees: funds.fees, fee_borne: funds.fee_borne },
      ...{ channel: funds.channel, provider_reference: funds.provider_reference, failure: null, review },
      ...{ receipt_number: receipt.number, paid_at: funds.paid_at ?? tx.now },
      next_check_at: funds.fees === null ? nextCheckAt(tx.now, tx.now) : null,
    })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('platform_invoice')
    .set({ paid: paid + applied })
    .where('id', '=', invoice_id)
    .execute()
  await postPlatformJournal(tx, {
    ...{ key: `payment:${id}`, memo: `Receipt ${receipt.number}`, estate_id, invoice_id },
    entries: [
      ['clearing', funds.amount - fees],
      ['provider-fees', fees - funds.fee_borne],
      ['receivable', -applied],
      ['credit', applied - money],
    ],
  })
  const back = invoice.credit_notes - invoice.credited
  await enterRevenue(
    tx,
    invoice,
    { before: paid - back, now: paid + applied - back },
    `Invoice ${number}, receipt ${receipt.number}`,
  )
  if (applied === invoice.open) await giveUpPages(tx, invoice_id, 'The invoice was paid by another payment.')
  await settleInvoicePayment(tx, id)
  await publish(tx, platformInvoicePaid, { invoice_id, payment_id: id })
  return true
}
