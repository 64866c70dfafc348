import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderSettlement, SettlementLine } from '../../../platform/pay/provider.ts'
import { closeOwnDifferences, noteOwnDifference, type settlementReported } from '../../settlements/index.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'
import { bookInvoiceFees } from './book-invoice-fees.ts'

type Reported = Parameters<(typeof settlementReported)['run']>[0]

/**
 * Moves settlement lines of our own invoices from clearing to our bank. Lines reported again are ignored; mismatches are left to a
 * person.
 */
export async function settleOwnLines({ tx, settlement, lines, taken }: Reported): Promise<void> {
  const linesOf = Map.groupBy(lines, ({ reference }) => reference)
  const own = await tx
    .selectFrom('platform_invoice_payment')
    .select(['id', 'reference', 'status', 'amount', 'settlement_id'])
    .where(sql<boolean>`reference = any (${[...linesOf.keys()]}::text[])`)
    .orderBy('id')
    .execute()
  for (const payment of own) {
    const { id, reference } = payment
    const [line, ...again] = linesOf.get(reference) ?? []
    if (!line) continue
    taken.set(
      reference,
      [line, ...again].reduce((sum, { amount, fees }) => sum + amount - (fees ?? 0), 0),
    )
    await settleLine(tx, settlement, payment, line)
    for (const { amount: reported } of again)
      await noteOwnDifference(tx, {
        ...{ invoice_payment_id: id, reference, provider_id: settlement.id },
        ...{ reason: 'SETTLED_TWICE', expected: 0, reported },
      })
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
  if (!isPaid) return differs('UNKNOWN_PAYMENT') // polled a moment ago; settled once it is known
  if (line.amount !== amount) await differs('OTHER_AMOUNT')
  await bookInvoiceFees(tx, id, line.fees)
  await settleInvoicePayment(tx, id)
}

/** Moves the settled amount of a payment to our bank, once both are known. */
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
