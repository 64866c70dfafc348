import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * The pending invitations that undoing some rows withdraws: those sent by this import, and any to accounts it created. Not those of
 * people with a row that is kept.
 */
export async function waitingOf(tx: Tx, import_id: string, numbers: readonly number[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with mine as (select * from import_row where import_id = ${import_id}),
      people as (
        select tenant_id as id from mine where number = any (${[...numbers]}::int[])
        union select landlord_id from mine where number = any (${[...numbers]}::int[])
        except select tenant_id from mine where state = 'KEPT'
        except select landlord_id from mine where state = 'KEPT')
    select i.id from people join invitation i on i.user_id = people.id
    where i.status = 'PENDING' and (
      exists (select from import_invitee e where e.import_id = ${import_id} and e.invitation_id = i.id)
      or exists (select from mine where tenant_id = people.id and 'tenant' = any (made)
        or landlord_id = people.id and 'landlord' = any (made)))`.execute(tx)
  return found.rows.map(({ id }) => id)
}
