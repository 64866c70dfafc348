import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Whose charges money for a lease pays before those of the lease. */
export async function leasesPaidFirst(
  tx: Tx,
  lease_id: string,
): Promise<{ preceding: string[]; others: string[] }> {
  return { preceding: await precedingLeases(tx, lease_id), others: await otherLeases(tx, lease_id) }
}

/**
 * The leases that it follows by renewal or move, as far as their landlord is the same: money and a deposit of the
 * later one also cover what was left owing under them.
 */
async function precedingLeases(tx: Tx, lease_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive before as (
      select id, follows_id, landlord_id, 0 as place from lease where id = ${lease_id}
      union all
      select l.id, l.follows_id, l.landlord_id, b.place + 1 from before b
        join lease l on l.id = b.follows_id and l.landlord_id is not distinct from b.landlord_id)
    select id from before where place > 0 order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Other leases of its tenant in the estate with the same landlord, also ended ones: credit pays what is past due under them. */
async function otherLeases(tx: Tx, lease_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from lease l join lease other on other.tenant_id = l.tenant_id and other.estate_id = l.estate_id
      and other.landlord_id is not distinct from l.landlord_id and other.id <> l.id
    where l.id = ${lease_id}`.execute(tx)
  return rows.map(({ id }) => id)
}
