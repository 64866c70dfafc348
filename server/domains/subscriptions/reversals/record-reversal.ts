import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { creditOf } from '../books/balances.ts'
import { enterRevenue } from '../books/enter-revenue.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'
import { platformInvoiceReversed } from '../events.ts'
import { lockInvoice } from '../paying/lock-invoice.ts'

type Reported = {
  kind: 'DISPUTE' | 'REFUND'
  provider_id: string
  amount: number
  reason: string | null
  due_at: Date | null
  /** The provider's present status. */
  status: 'OPEN' | 'KEPT' | 'TAKEN'
  /** Archived without a resolution, so that the provider will not say who has the money. */
  is_archived?: boolean
}

/**
 * Records a chargeback or refund of an invoice payment, and books it once the money is gone: first from the estate's credit, then by
 * reopening the invoice; the rest stays in `disputed`. Idempotent.
 */
export async function recordReversal(tx: Tx, payment_id: string, reported: Reported): Promise<void> {
  const { status, kind, provider_id, is_archived = false, ...said } = reported
  const payment = await tx
    .selectFrom('platform_invoice_payment')
    .select(['id', 'invoice_id', 'estate_id', 'reference'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const { invoice_id, estate_id } = payment
  const opened = await tx
    .insertInto('platform_reversal')
    .values({ ...said, kind, provider_id, payment_id, invoice_id, estate_id, opened_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const reversal = await tx
    .selectFrom('platform_reversal')
    .select(['id', 'amount', 'status'])
    .where('kind', '=', kind)
    .where('provider_id', '=', provider_id)
    .executeTakeFirstOrThrow()
  if (reversal.status === 'OPEN' && status === 'KEPT')
    await tx
      .updateTable('platform_reversal')
      .set({ status, closed_at: tx.now })
      .where('id', '=', reversal.id)
      .where('status', '=', 'OPEN')
      .execute()
  if (is_archived)
    await tx
      .updateTable('platform_reversal')
      .set({ archived_at: tx.now })
      .where('id', '=', reversal.id)
      .where('status', '=', 'OPEN')
      .where('archived_at', 'is', null)
      .execute()
  const isGone = status === 'TAKEN' && (await bookReversal(tx, payment, reversal))
  if (opened || isGone) await publish(tx, platformInvoiceReversed, { invoice_id, reversal_id: reversal.id })
}

type Of = { invoice_id: string; estate_id: string; reference: string }

/** Needs the lock of the estate's invoices, since it uses their credit. Returns whether it was booked now. */
async function bookReversal(
  tx: Tx,
  { invoice_id, estate_id, reference }: Of,
  { id, amount }: { id: string; amount: number },
): Promise<boolean> {
  await lockNamed(tx, 'platform_invoices', estate_id)
  const invoice = await lockInvoice(tx, invoice_id)
  const from_credit = Math.min(amount, Math.max(0, await creditOf(tx, estate_id)))
  const reopened = Math.min(amount - from_credit, invoice.paid)
  const taken = await tx
    .updateTable('platform_reversal')
    .set({ status: 'TAKEN', closed_at: tx.now, from_credit, reopened })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false
  const paid = invoice.paid - reopened
  await tx.updateTable('platform_invoice').set({ paid }).where('id', '=', invoice_id).execute()
  await postPlatformJournal(tx, {
    ...{ key: `reversal:${id}`, memo: `Given back of ${reference}`, estate_id, invoice_id },
    entries: [
      ['credit', from_credit],
      ['receivable', reopened],
      ['disputed', amount - from_credit - reopened],
      ['clearing', -amount],
    ],
  })
  const back = invoice.credit_notes - invoice.credited
  const kept = { before: invoice.paid - back, now: paid - back }
  await enterRevenue(tx, invoice, kept, `Given back of ${reference}, ${lagosDay(tx.now)}`)
  return true
}
