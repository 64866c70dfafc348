import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * The leases that a lease follows by renewal or move, as far as their landlord is the same: money and a deposit of the
 * later one also cover what was left owing under them.
 */
export async function precedingLeases(tx: Tx, lease_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive before as (
      select id, follows_id, landlord_id, 0 as place from lease where id = ${lease_id}
      union all
      select l.id, l.follows_id, l.landlord_id, b.place + 1 from before b
        join lease l on l.id = b.follows_id and l.landlord_id is not distinct from b.landlord_id)
    select id from before where place > 0 order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Other leases of the tenant in the estate with the same landlord, also ended ones: what is past due under them is paid of credit first. */
export async function otherLeasesOf(
  tx: Tx,
  { estate_id, tenant_id, lease_id }: { estate_id: string; tenant_id: string; lease_id: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('lease')
    .innerJoin('lease as this', (join) =>
      join
        .on('this.id', '=', lease_id)
        .on(sql<boolean>`lease.landlord_id is not distinct from this.landlord_id`),
    )
    .select('lease.id')
    .where('lease.tenant_id', '=', tenant_id)
    .where('lease.estate_id', '=', estate_id)
    .where('lease.id', '<>', lease_id)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whose charges money for a lease pays before those of the lease. */
export const leasesPaidFirst = { preceding: precedingLeases, others: otherLeasesOf }
