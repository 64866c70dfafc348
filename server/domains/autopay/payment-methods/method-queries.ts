import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** A bank locks a card for a day after ten failures in a row. We stop well before. */
export const MOST_FAILURES_IN_A_ROW = 8

/** Failures of a card since it last paid, or since it was saved. Counted from the payments, so that nothing counts twice. */
const failuresInARow = sql<number>`(
  select count(*)::int from payment p where p.method_id = payment_method.id and p.status = 'FAILED'
    and p.created_at > coalesce((
      select max(d.created_at) from payment d
      where d.method_id = payment_method.id and d.status in ('COMPLETED', 'REFUNDED')), payment_method.saved_at))`

/** Saved cards that were not removed. Row-level security says whose. */
export const methods = (tx: Tx) =>
  tx
    .selectFrom('payment_method')
    .selectAll()
    .select(failuresInARow.as('failures'))
    .where('removed_at', 'is', null)
export type MethodRow = Awaited<ReturnType<typeof getMethod>>

export async function getMethod(tx: Tx, id: string) {
  return orNotFound(await methods(tx).where('id', '=', id).executeTakeFirst())
}

/** A person's own, the default first, then the newest. */
export const methodsOf = (tx: Tx, user_id: string) =>
  methods(tx)
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('saved_at', 'desc')
    .limit(100)
    .execute()
