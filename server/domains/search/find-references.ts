import type { Found } from '@gida/contract/domains/search/found'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { rowsOf, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'

/** Shorter texts would match half of all numbers; `app.reference_matching` has the same limit for references. */
const LEAST = 4

/** Prefix search as a byte range, which uses an index under row-level security too. */
const beginsWith = (column: string, start: string): RawBuilder<SqlBool> =>
  sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${`${start}~`})`

/** Payments by reference, and receipts by number or payment, newest first. */
export async function findReferences(
  tx: Tx,
  actor: Actor,
  typed: string,
  limit: number,
  estate_id?: string,
): Promise<Pick<Found, 'payments' | 'receipts'>> {
  const text = typed.toUpperCase().replace(/\s/g, '')
  if (text.length < LEAST) return { payments: [], receipts: [] }
  const scope = scopeOf(actor, estate_id)
  const ofEstate = (column: string) =>
    estate_id ? sql<SqlBool>`${sql.ref(column)} = ${estate_id}` : sql<SqlBool>`true`
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'reference', 'amount', 'status', 'tenant_name', 'unit_label', 'created_at'])
    .where('id', '=', sql<string>`any (app.payments_by_reference(${estate_id ?? null}, ${typed}, ${limit}))`)
    .orderBy('created_at', 'desc')
    .execute()
  const receipts = await tx
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.id', 'receipt.payment_id')
    .select(['receipt.id', 'receipt.number', 'receipt.amount', 'receipt.status', 'receipt.issued_at'])
    .select('payment.tenant_name')
    .where((eb) =>
      eb.or([
        beginsWith('receipt.number', text),
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
