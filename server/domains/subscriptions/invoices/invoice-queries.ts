import {
  InvoiceFacts,
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
import { movesOf } from './invoice-moves.ts'

/** Row-level security limits them to estates that somebody manages. */
const invoices = (tx: Tx) =>
  tx
    .selectFrom('platform_invoice as invoice')
    .innerJoin('estate', 'estate.id', 'invoice.estate_id')
    .selectAll('invoice')
    .select('estate.name as estate_name')
type Row = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>

const ofState = (state: PlatformInvoice['state'] | undefined, today: Day) => {
  const [open_amount, due_on] = [sql.ref('invoice.open_amount'), sql.ref('invoice.due_on')]
  const isCredited = sql`invoice.credit_notes = invoice.total`
  switch (state) {
    case undefined:
      return sql<boolean>`true`
    case 'OPEN':
      return sql<boolean>`${open_amount} > 0 and ${due_on} >= ${today}::date`
    case 'OVERDUE':
      return sql<boolean>`${open_amount} > 0 and ${due_on} < ${today}::date`
    case 'PAID':
      return sql<boolean>`${open_amount} = 0 and not ${isCredited}`
    case 'CREDITED':
      return sql<boolean>`${open_amount} = 0 and ${isCredited}`
  }
}

export async function listPlatformInvoices(tx: Tx, query: InvoiceQuery) {
  const { estate_id, state, page, limit } = query
  const today = lagosDay(tx.now)
  let found = invoices(tx).where(ofState(state, today))
  if (estate_id) found = found.where('invoice.estate_id', '=', estate_id)
  const rows = await found
    .orderBy('invoice.issued_on', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const counted = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return { data: rows.map((row) => present(row, today)), pagination: pagination(query, Number(counted.n)) }
}

export async function getPlatformInvoice(tx: Tx, id: string): Promise<PlatformInvoiceDetail> {
  const row = orNotFound(await invoices(tx).where('invoice.id', '=', id).executeTakeFirst())
  return {
    ...present(row, lagosDay(tx.now)),
    ...InvoiceFacts.parse(row.facts),
    ...(await movesOf(tx, id)),
  }
}

function present(row: Row, today: Day): PlatformInvoice {
  const { id, number, issued_on, due_on, net, vat, paid, credit_notes } = row
  const [total, open_amount] = [row.total ?? net + vat, row.open_amount ?? 0]
  return {
    ...{ id, number, issued_on, due_on, net, vat, total, paid, credit_notes, open_amount },
    estate: { id: row.estate_id, name: row.estate_name },
    state: invoiceState({ open_amount, credit_notes, total, due_on }, today),
  }
}
