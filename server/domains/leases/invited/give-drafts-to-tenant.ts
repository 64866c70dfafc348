import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * Assigns the drafts of an accepted invitation to the person who joined; only those that reference it, whatever a draft
 * was changed to meanwhile. Returns their ids.
 */
export async function giveDraftsToTenant(
  tx: Tx,
  { invitation_id, user_id }: { invitation_id: string; user_id: string },
): Promise<string[]> {
  const given = await sql<{ id: string }>`
    update lease set tenant_id = i.accepted_by
    from invitation i
    where i.id = ${invitation_id} and i.status = 'ACCEPTED' and i.role = 'TENANT' and i.accepted_by = ${user_id}
      and lease.invitation_id = i.id and lease.estate_id = i.estate_id
      and lease.status = 'DRAFT' and lease.tenant_id is null
      and (i.unit_id is null
        or exists (select from lease_unit u where u.lease_id = lease.id and u.unit_id = i.unit_id))
    returning lease.id`.execute(tx)
  return given.rows.map((lease) => lease.id)
}
