import type {
  InvoicePayment,
  InvoiceReversal,
  PlatformInvoiceDetail,
} from '@gida/contract/domains/subscriptions/invoice'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { PlatformInvoicePayment, PlatformReversal } from '../../../platform/db/schema/generated.ts'

/** The payments, reversals and credits of an invoice. */
export async function movesOf(
  tx: Tx,
  id: string,
): Promise<Pick<PlatformInvoiceDetail, 'payments' | 'reversals' | 'notes'>> {
  const payments = await tx
    .selectFrom('platform_invoice_payment')
    .selectAll()
    .where('invoice_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const reversals = await tx
    .selectFrom('platform_reversal')
    .selectAll()
    .where('invoice_id', '=', id)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const notes = await tx
    .selectFrom('platform_credit_note')
    .select(['id', 'number', 'amount', 'reason', 'issued_at'])
    .where('invoice_id', '=', id)
    .orderBy('issued_at')
    .execute()
  return {
    payments: payments.map(presentPayment),
    reversals: reversals.map(presentReversal),
    notes: notes.map((note) => ({ ...note, issued_at: note.issued_at.toISOString() })),
  }
}

function presentPayment(row: Selectable<PlatformInvoicePayment>): InvoicePayment {
  const { id, reference, amount, status, channel, receipt_number, failure, review } = row
  return {
    ...{ id, reference, amount, status, channel, receipt_number, failure, review },
    credit: row.applied === null ? 0 : amount - (row.fee_borne ?? 0) - row.applied,
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

function presentReversal(row: Selectable<PlatformReversal>): InvoiceReversal {
  const { id, amount, reopened, reason } = row
  return {
    ...{ id, amount, reopened, reason },
    kind: row.kind as InvoiceReversal['kind'],
    status: row.status as InvoiceReversal['status'],
    due_at: row.due_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    archived_at: row.archived_at?.toISOString() ?? null,
    opened_at: row.opened_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }
}
