import type { receipts } from '@gida/contract/domains/receipts/endpoints'
import {
  type Receipt,
  type ReceiptDetail,
  ReceiptFacts,
  type VoidReason,
} from '@gida/contract/domains/receipts/receipt'
import { toCode } from '@gida/contract/domains/receipts/signed-receipt'
import type { AnswerOf, QueryOf } from '@gida/contract/shared/endpoint'
import { type Page, pagination } from '@gida/contract/shared/pages'
import type { WalkQuery } from '@gida/contract/shared/walks'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rollupScope, rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, type FoundPage, given, MOST_COUNTED } from '../../platform/db/rows/pages.ts'
import { walkIds } from '../../platform/db/rows/walk.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

const receiptRows = (tx: Tx) =>
  tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .selectAll('receipt')
    .select(['payment.tenant_name', 'payment.unit_label', 'payment.status as payment_status'])

type Row = Awaited<ReturnType<ReturnType<typeof receiptRows>['executeTakeFirstOrThrow']>>
export type ReceiptRow = Omit<Row, 'facts'> & { facts: ReceiptFacts }

const read = (row: Row): ReceiptRow => ({ ...row, facts: ReceiptFacts.parse(row.facts) })

export async function getReceiptRow(tx: Tx, id: string): Promise<ReceiptRow> {
  return read(orNotFound(await receiptRows(tx).where('receipt.id', '=', id).executeTakeFirst()))
}

/** Verification link of a receipt. The part after `#` never reaches a server. */
export const checkUrl = (publicUrl: string, signed_text: string, signature: string) =>
  `${publicUrl}/r#${toCode(signed_text, signature)}`

/** Receipts, newest first. A search counts up to `MOST_COUNTED`, then there are `more`. */
export async function listReceipts(
  tx: Tx,
  actor: Actor,
  query: QueryOf<typeof receipts.listReceipts>,
): Promise<Page<Receipt>> {
  if (query.payment_id) return receiptsOfPayment(tx, query, query.payment_id)
  const [{ ids, total, more }, counted] = await Promise.all([
    findPage(tx, query),
    query.search ? null : countReceipts(tx, actor, query.estate_id),
  ])
  const rows = ids.length === 0 ? [] : await readRows(tx, ids)
  return {
    data: rows.map((row) => presentReceipt(read(row))),
    pagination: pagination(query, counted ?? total ?? 0, more),
  }
}

/** At most one per payment. */
async function receiptsOfPayment(
  tx: Tx,
  query: QueryOf<typeof receipts.listReceipts>,
  payment_id: string,
): Promise<Page<Receipt>> {
  const asked = given({ 'receipt.payment_id': payment_id, 'receipt.estate_id': query.estate_id })
  const rows = await receiptRows(tx)
    .where((eb) => eb.and(asked))
    .execute()
  const data = rows.map((row) => presentReceipt(read(row)))
  return { data: query.page === 1 ? data : [], pagination: pagination(query, data.length) }
}

/** A tenant's newest receipt that is not void. */
export const findLastReceipt = (tx: Tx, tenant_id: string) =>
  tx
    .selectFrom('receipt')
    .select(['number', 'amount', 'issued_at'])
    .where('tenant_id', '=', tenant_id)
    .where('status', '=', 'ISSUED')
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The next part of all receipts, in order of issue. */
export async function walkReceipts(
  tx: Tx,
  actor: Actor,
  query: WalkQuery,
): Promise<AnswerOf<typeof receipts.walkReceipts>> {
  const scope = scopeOf(actor, query.estate_id)
  const { ids, ...walked } = await walkIds(tx, scope, { table: 'receipt', time: 'issued_at' }, query)
  const rows = ids.length === 0 ? [] : await readRows(tx, ids)
  return { data: rows.map((row) => presentReceipt(read(row))), ...walked }
}

async function findPage(tx: Tx, query: QueryOf<typeof receipts.listReceipts>): Promise<FoundPage> {
  const { estate_id = null, search = null, page, limit } = query
  const { rows } = await sql<FoundPage>`
    select * from app.find_receipts(${estate_id}, ${search}, ${(page - 1) * limit}, ${limit},
      ${search ? MOST_COUNTED : null})`.execute(tx)
  return rows[0] as FoundPage
}

const readRows = (tx: Tx, ids: string[]): Promise<Row[]> =>
  receiptRows(tx)
    .where(sql<boolean>`receipt.id = any (${ids}::uuid[])`)
    .orderBy(asFound('receipt.id', ids))
    .execute()

/** From rollups if they cover the actor's scope, otherwise counted. */
async function countReceipts(tx: Tx, actor: Actor, estate_id: string | undefined): Promise<number> {
  const scope = scopeOf(actor, estate_id)
  const kept = rollupScope(scope, estate_id)
  if (kept) {
    const { total } = await tx
      .selectFrom('receipt_count')
      .where(sql<boolean>`scope_id = any (${kept})`)
      .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const { total } = await tx
    .selectFrom('receipt')
    .where(rowsOf(scope))
    .$if(estate_id !== undefined, (mine) => mine.where('estate_id', '=', estate_id as string))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
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

/** Null for a valid receipt. */
export const voidReasonOf = ({
  status,
  payment_status,
}: Pick<ReceiptRow, 'status' | 'payment_status'>): VoidReason | null =>
  status === 'VOIDED' ? (payment_status === 'CANCELLED' ? 'TAKEN_BACK' : 'REFUNDED') : null

export function presentReceiptDetail(row: ReceiptRow, publicUrl: string): ReceiptDetail {
  return {
    ...presentReceipt(row),
    void_reason: voidReasonOf(row),
    facts: row.facts,
    sha256: row.sha256,
    check_url: row.signed_text && row.signature && checkUrl(publicUrl, row.signed_text, row.signature),
  }
}
