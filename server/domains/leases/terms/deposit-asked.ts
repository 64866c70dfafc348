import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** The deposit a lease asks for, less waivers including lapsed ones; the default for its successor. */
export async function depositAsked(tx: Tx, lease: { id: string; caution_deposit: number }): Promise<number> {
  const { rows } = await sql<{ waived: number }>`
    select coalesce(sum(w.amount - w.recovered_amount), 0)::bigint as waived
    from charge c join waiver w on w.charge_id = c.id and w.kind = 'WAIVER' and w.undone_at is null
    where c.lease_id = ${lease.id} and c.transaction_type = 'CAUTION_DEPOSIT'`.execute(tx)
  return Math.max(0, lease.caution_deposit - (rows[0]?.waived ?? 0))
}
