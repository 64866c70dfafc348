import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Owners in the actor's estates, and the actor as owner, with the amount owed now; includes former owners. */
export async function listStatementOwners(tx: Tx): Promise<StatementOwner[]> {
  const { rows } = await sql<StatementOwner>`
    select s.estate_id, s.estate_name, s.landlord_id, s.landlord_name,
      coalesce(o.owed, 0)::bigint as owed, coalesce(o.with_provider, 0)::bigint as with_provider
    from app.statement_owners() s
      left join app.owner_accounts() o on o.estate_id = s.estate_id and o.landlord_id = s.landlord_id
    order by s.estate_name, s.landlord_name, s.landlord_id limit 500`.execute(tx)
  return rows
}
