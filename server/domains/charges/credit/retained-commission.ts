import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * The manager's commission kept on each charge, from payments and credit. Query it in its own statement after locking
 * the charges: the statement that waits for a lock sees allocations from before the wait.
 */
export async function retainedCommission(
  tx: Tx,
  charge_ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; kept: number }>`
    select charge.id, charge.credit_commission + (
      select coalesce(sum(a.commission_amount - a.refunded_commission), 0)::bigint from allocation a
      where a.charge_id = charge.id) as kept
    from charge where charge.id = any (${[...charge_ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, kept }) => [id, kept]))
}
