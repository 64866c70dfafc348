import type { receipts } from '@gida/contract/domains/receipts/endpoints'
import { type Receipt, type ReceiptDetail, ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { toCode } from '@gida/contract/domains/receipts/signed-receipt'
import type { QueryOf } from '@gida/contract/shared/endpoint'
import type { Page } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { containing, escapeLike, pageOf } from '../../platform/db/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

const receiptRows = (tx: Tx) =>
  tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .selectAll('receipt')
    .select(['payment.tenant_name', 'payment.unit_label'])

type Row = Awaited<ReturnType<ReturnType<typeof receiptRows>['executeTakeFirstOrThrow']>>
export type ReceiptRow = Omit<Row, 'facts'> & { facts: ReceiptFacts }

const read = (row: Row): ReceiptRow => ({ ...row, facts: ReceiptFacts.parse(row.facts) })

export async function getReceiptRow(tx: Tx, id: string): Promise<ReceiptRow> {
  return read(orNotFound(await receiptRows(tx).where('receipt.id', '=', id).executeTakeFirst()))
}

/** Where a receipt is checked by whoever holds it. What stands behind `#` never reaches a server. */
export const checkUrl = (publicUrl: string, signed_text: string, signature: string) =>
  `${publicUrl}/r#${toCode(signed_text, signature)}`

/** Receipts, newest first. */
export async function listReceipts(
  tx: Tx,
  actor: Actor,
  query: QueryOf<typeof receipts.listReceipts>,
): Promise<Page<Receipt>> {
  let found = receiptRows(tx).where(rowsOf(scopeOf(actor, query.estate_id), 'receipt'))
  if (query.estate_id) found = found.where('receipt.estate_id', '=', query.estate_id)
  if (query.search) {
    const words = escapeLike(query.search)
    found = found.where(
      sql<boolean>`(receipt.number ilike ${`%${words}%`} or payment.search_text like ${containing(query.search)})`,
    )
  }
  const newest = found.orderBy('receipt.issued_at', 'desc').orderBy('receipt.id', 'desc')
  return pageOf(newest, query, (row) => presentReceipt(read(row)))
}

export function presentReceipt(row: ReceiptRow): Receipt {
  return {
    id: row.id,
    number: row.number,
    payment_id: row.payment_id,
    amount: row.amount,
    issued_at: row.issued_at.toISOString(),
    status: row.status,
    description: row.facts.lines.map((line) => line.description).join('; '),
    tenant_name: row.tenant_name,
    property_unit: row.unit_label,
  }
}

export function presentReceiptDetail(row: ReceiptRow, publicUrl: string): ReceiptDetail {
  return {
    ...presentReceipt(row),
    facts: row.facts,
    sha256: row.sha256,
    check_url: row.signed_text && row.signature && checkUrl(publicUrl, row.signed_text, row.signature),
  }
}
