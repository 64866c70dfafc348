import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

/** Banks block a card for a day after ten consecutive failures; we stop well before. */
export const MOST_FAILURES_IN_A_ROW = 8

/** Failures since the card last paid or was saved, counted from the payments. */
const failuresInARow = sql<number>`(
  select count(*)::int from payment p where p.method_id = payment_method.id and p.status = 'FAILED'
    and p.created_at > coalesce((
      select max(d.created_at) from payment d
      where d.method_id = payment_method.id and d.status in ('COMPLETED', 'REFUNDED')), payment_method.saved_at))`

/** Saved cards that were not removed, subject to row-level security. */
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

/** A person's cards, the default first, then the newest. */
export const methodsOf = (tx: Tx, user_id: string) =>
  methods(tx)
    .where('user_id', '=', user_id)
    .orderBy('is_default', 'desc')
    .orderBy('saved_at', 'desc')
    .limit(100)
    .execute()
