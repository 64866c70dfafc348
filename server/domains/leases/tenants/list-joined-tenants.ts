import type { JoinedTenant, JoinedTenantQuery } from '@gida/contract/domains/leases/tenant'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { containing, readCounted } from '../../../platform/db/rows/pages.ts'

/**
 * Tenants who joined an estate but have no agreed tenancy there, newest first, with the unit named by their invitation
 * or proposed lease. Subject to row-level security.
 */
export async function listJoinedTenants(
  tx: Tx,
  query: JoinedTenantQuery,
): Promise<{ rows: JoinedTenant[]; total: number }> {
  const { estate_id = null, search } = query
  return readCounted(query, async ({ page, limit }) => {
    const { rows } = await sql<JoinedTenant & { total: number }>`
    select u.id, u.full_name, u.phone, u.email::text as email, j.estate_id, e.name as estate_name, n.id as unit_id,
      n.name as unit_name, w.id as lease_id, w.status as lease_status, count(*) over () as total
    from joined_tenant j
      join users u on u.id = j.user_id
      join estate e on e.id = j.estate_id
      left join lateral (
        select i.unit_id from invitation i
        where i.estate_id = j.estate_id and i.accepted_by = u.id and i.role = 'TENANT'
        order by i.accepted_at desc limit 1) i on true
      left join lateral (
        select l.id, l.status, l.unit_id from lease l
        where l.tenant_id = u.id and l.estate_id = j.estate_id and l.status in ('DRAFT', 'PENDING_SIGNATURE')
        order by l.status desc, l.created_at desc limit 1) w on true
      left join unit n on n.id = coalesce(w.unit_id, i.unit_id)
    where u.status <> 'INACTIVE' and (${estate_id}::uuid is null or j.estate_id = ${estate_id})
      and ${search ? sql`u.search_text like ${containing(search)}` : sql`true`}
    order by j.joined_at desc, u.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(tx)
    return rows
  })
}
