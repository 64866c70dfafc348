import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderSettlement, SettlementLine } from '../../../platform/pay/provider.ts'
import { closeOwnDifferences, noteOwnDifference, type settlementReported } from '../../settlements/index.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'
import { bookInvoiceFees } from './book-invoice-fees.ts'

type Reported = Parameters<(typeof settlementReported)['run']>[0]

/** Lines of our own invoices leave clearing for our bank; they are no client's. What does not fit waits for a person. */
export async function settleOwnLines({ tx, settlement, lines, taken }: Reported): Promise<void> {
  const lineOf = new Map(lines.map((line) => [line.reference, line]))
  const own = await tx
    .selectFrom('platform_invoice_payment')
    .select(['id', 'reference', 'status', 'amount', 'settlement_id'])
    .where(sql<boolean>`reference = any (${[...lineOf.keys()]}::text[])`)
    .orderBy('id')
    .execute()
  for (const payment of own) {
    const line = lineOf.get(payment.reference)
    if (!line) continue
    taken.set(payment.reference, line.amount - (line.fees ?? 0))
    await settleLine(tx, settlement, payment, line)
  }
}

type Own = { id: string; reference: string; status: string; amount: number; settlement_id: string | null }

async function settleLine(
  tx: Tx,
  { id: provider_id }: ProviderSettlement,
  payment: Own,
  line: SettlementLine,
) {
  const { id, reference, status, amount, settlement_id } = payment
  const isPaid = status === 'COMPLETED'
  const differs = (reason: 'SETTLED_TWICE' | 'UNKNOWN_PAYMENT' | 'OTHER_AMOUNT') =>
    noteOwnDifference(tx, {
      ...{ invoice_payment_id: id, reference, provider_id, reason, reported: line.amount },
      expected: reason === 'OTHER_AMOUNT' ? amount : 0,
    })
  if (settlement_id) return differs('SETTLED_TWICE')
  await tx
    .updateTable('platform_invoice_payment')
    .set({ settlement_id: provider_id, ...(isPaid ? {} : { next_check_at: tx.now }) })
    .where('id', '=', id)
    .execute()
  if (!isPaid) return differs('UNKNOWN_PAYMENT') // it was asked about a moment ago; once it is known, it is settled
  if (line.amount !== amount) await differs('OTHER_AMOUNT')
  await bookInvoiceFees(tx, id, line.fees)
  await settleInvoicePayment(tx, id)
}

/** Moves what a settlement paid out of a payment to our bank, once both are known. */
export async function settleInvoicePayment(tx: Tx, id: string): Promise<void> {
  const { estate_id, invoice_id, settlement_id, amount, fees } = await tx
    .selectFrom('platform_invoice_payment')
    .select(['estate_id', 'invoice_id', 'settlement_id', 'amount', 'fees'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!settlement_id) return
  const moved = amount - (fees ?? 0)
  await postPlatformJournal(tx, {
    ...{ key: `payment:${id}:settled`, memo: `Settlement ${settlement_id}`, estate_id, invoice_id },
    entries: [
      ['bank', moved],
      ['clearing', -moved],
    ],
  })
  await closeOwnDifferences(tx, id, 'It was settled, and is known as paid.')
}
