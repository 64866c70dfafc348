import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Owners in the estates that the actor runs, and the actor as owner, each with what is owed now. */
export async function listStatementOwners(tx: Tx): Promise<StatementOwner[]> {
  const { rows } = await sql<StatementOwner>`
    select b.estate_id, e.name as estate_name, b.user_id as landlord_id, u.full_name as landlord_name,
      coalesce(o.owed, 0)::bigint as owed, coalesce(o.with_provider, 0)::bigint as with_provider
    from estate_association b
      join estate e on e.id = b.estate_id join users u on u.id = b.user_id
      left join app.owner_accounts() o on o.estate_id = b.estate_id and o.landlord_id = b.user_id
    where b.role = 'LANDLORD'
      and (b.user_id = app.actor_id() or b.estate_id = any ((select app.managed_estates())::uuid[]) or app.sees_all())
    order by e.name, u.full_name, b.user_id limit 500`.execute(tx)
  return rows
}
