import type { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

export type Member = { estate_id: string; user_id: string; role: Exclude<Role, 'ADMIN'> }

/** Adds people to estates in a role, in one statement. Idempotent. */
export async function joinEstate(tx: Tx, ...members: Member[]): Promise<void> {
  if (members.length === 0) return
  await sql`
    insert into estate_association (estate_id, user_id, role)
    select distinct estate_id, user_id, role
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (estate_id uuid, user_id uuid, role user_role)
    order by 1, 2, 3
    on conflict do nothing`.execute(tx)
}
