import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * What the manager has of each charge, by its id: of the payments that settled it, and of credit. Asked once the charges are
 * locked, in a statement of its own: the one that waits for a lock sees the allocations as they were before it waited.
 */
export async function commissionKept(tx: Tx, charge_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; kept: number }>`
    select charge.id, charge.credit_commission + (
      select coalesce(sum(a.commission_amount - a.refunded_commission), 0)::bigint from allocation a
      where a.charge_id = charge.id) as kept
    from charge where charge.id = any (${[...charge_ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, kept }) => [id, kept]))
}
