import type { payments } from '@gida/contract/domains/payments/endpoints'
import type { AnswerOf } from '@gida/contract/shared/endpoint'
import type { WalkQuery } from '@gida/contract/shared/walks'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { asFound } from '../../platform/db/rows/pages.ts'
import { walkIds } from '../../platform/db/rows/walk.ts'
import { presentPayment } from './present.ts'
import { LISTED } from './queries.ts'

/** The next part of all payments, in order of creation. */
export async function walkPayments(
  tx: Tx,
  actor: Actor,
  query: WalkQuery,
): Promise<AnswerOf<typeof payments.walkPayments>> {
  const scope = scopeOf(actor, query.estate_id)
  const { ids, ...walked } = await walkIds(tx, scope, { table: 'payment', time: 'created_at' }, query)
  const rows = await tx
    .selectFrom('payment')
    .leftJoin('receipt', 'receipt.payment_id', 'payment.id')
    .select(LISTED.map((column) => `payment.${column}` as const))
    .select('receipt.id as receipt_id')
    .where(sql<boolean>`payment.id = any (${ids}::uuid[])`)
    .orderBy(asFound('payment.id', ids))
    .execute()
  return { data: rows.map((row) => presentPayment(row, actor.role)), ...walked }
}
