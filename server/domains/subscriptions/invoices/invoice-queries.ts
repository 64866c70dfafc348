import {
  InvoiceFacts,
  type InvoicePayment,
  type InvoiceQuery,
  type PlatformInvoice,
  type PlatformInvoiceDetail,
} from '@gida/contract/domains/subscriptions/invoice'
import { invoiceState } from '@gida/contract/domains/subscriptions/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Row-level security gives those of the estates that somebody manages. */
const invoices = (tx: Tx) =>
  tx
    .selectFrom('platform_invoice as invoice')
    .innerJoin('estate', 'estate.id', 'invoice.estate_id')
    .selectAll('invoice')
    .select('estate.name as estate_name')
type Row = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>

const ofState = (state: PlatformInvoice['state'] | undefined, today: Day) => {
  const { open_amount, paid, due_on } = {
    open_amount: sql.ref('invoice.open_amount'),
    paid: sql.ref('invoice.paid'),
    due_on: sql.ref('invoice.due_on'),
  }
  switch (state) {
    case undefined:
      return sql<boolean>`true`
    case 'OPEN':
      return sql<boolean>`${open_amount} > 0 and ${due_on} >= ${today}::date`
    case 'OVERDUE':
      return sql<boolean>`${open_amount} > 0 and ${due_on} < ${today}::date`
    case 'PAID':
      return sql<boolean>`${open_amount} = 0 and ${paid} > 0`
    case 'CREDITED':
      return sql<boolean>`${open_amount} = 0 and ${paid} = 0`
  }
}

export async function listPlatformInvoices(tx: Tx, query: InvoiceQuery) {
  const { estate_id, state, page, limit } = query
  const today = lagosDay(tx.now)
  let found = invoices(tx).where(ofState(state, today))
  if (estate_id) found = found.where('invoice.estate_id', '=', estate_id)
  const [rows, counted] = await Promise.all([
    found
      .orderBy('invoice.issued_on', 'desc')
      .orderBy('invoice.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => present(row, today)), pagination: pagination(query, Number(counted.n)) }
}

export async function getPlatformInvoice(tx: Tx, id: string): Promise<PlatformInvoiceDetail> {
  const row = orNotFound(await invoices(tx).where('invoice.id', '=', id).executeTakeFirst())
  const [payments, notes] = await Promise.all([
    tx
      .selectFrom('platform_invoice_payment')
      .selectAll()
      .where('invoice_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
    tx
      .selectFrom('platform_credit_note')
      .select(['id', 'number', 'amount', 'reason', 'issued_at'])
      .where('invoice_id', '=', id)
      .orderBy('issued_at')
      .execute(),
  ])
  return {
    ...present(row, lagosDay(tx.now)),
    ...InvoiceFacts.parse(row.facts),
    payments: payments.map(presentPayment),
    notes: notes.map((note) => ({ ...note, issued_at: note.issued_at.toISOString() })),
  }
}

function present(row: Row, today: Day): PlatformInvoice {
  const { id, number, issued_on, due_on, net, vat, paid, credit_notes } = row
  const [total, open_amount] = [row.total ?? net + vat, row.open_amount ?? 0]
  return {
    ...{ id, number, issued_on, due_on, net, vat, total, paid, credit_notes, open_amount },
    estate: { id: row.estate_id, name: row.estate_name },
    state: invoiceState({ open_amount, paid, due_on }, today),
  }
}

type PaymentRow = Omit<InvoicePayment, 'paid_at' | 'created_at'> & { paid_at: Date | null; created_at: Date }

function presentPayment(row: PaymentRow): InvoicePayment {
  const { id, reference, amount, status, channel, receipt_number, failure, review } = row
  return {
    ...{ id, reference, amount, status, channel, receipt_number, failure, review },
    paid_at: row.paid_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}
