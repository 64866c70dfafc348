import type { Found } from '@gida/contract/domains/search/found'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'

/** With fewer letters than this, half of all references would be found. */
const LEAST = 4

/** How a reference or number begins: as it was typed, and without what stands before each of ours. */
function beginnings(typed: string): string[] {
  const text = typed.toUpperCase().replace(/\s/g, '')
  return text.length >= LEAST && /^[A-Z0-9.=_-]+$/.test(text) ? [text, `GD-${text}`] : []
}

/** In the order of bytes one beginning is one stretch, which an index serves under row-level security as well. */
const beginsWith = (column: string, starts: readonly string[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    starts.map((start) => sql`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${`${start}~`}`),
    sql` or `,
  )})`

/** Payments by their reference; receipts by their number, and those of the payments. The newest first. */
export async function findReferences(
  tx: Tx,
  actor: Actor,
  typed: string,
  limit: number,
  estate_id?: string,
): Promise<Pick<Found, 'payments' | 'receipts'>> {
  const starts = beginnings(typed)
  if (starts.length === 0) return { payments: [], receipts: [] }
  const scope = scopeOf(actor, estate_id)
  const ofEstate = (column: string) =>
    estate_id ? sql<SqlBool>`${sql.ref(column)} = ${estate_id}` : sql<SqlBool>`true`
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'reference', 'amount', 'status', 'tenant_name', 'unit_label', 'created_at'])
    .where(beginsWith('reference', starts))
    .where(rowsOf(scope))
    .where(ofEstate('estate_id'))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const receipts = await tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .select(['receipt.id', 'receipt.number', 'receipt.amount', 'receipt.status', 'receipt.issued_at'])
    .select('payment.tenant_name')
    .where((eb) =>
      eb.or([
        beginsWith('receipt.number', starts),
        eb('receipt.payment_id', '=', sql<string>`any (${payments.map(({ id }) => id)}::uuid[])`),
      ]),
    )
    .where(rowsOf(scope, 'receipt'))
    .where(ofEstate('receipt.estate_id'))
    .orderBy('receipt.issued_at', 'desc')
    .limit(limit)
    .execute()
  return {
    payments: payments.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    receipts: receipts.map((row) => ({ ...row, issued_at: row.issued_at.toISOString() })),
  }
}
