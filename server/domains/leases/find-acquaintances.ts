import type { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { containing } from '../../platform/db/pages.ts'
import { avatarUrl } from '../users/index.ts'

const MOST_FOUND = 20

type Found = { id: string; full_name: string; role: Role; avatar_version: string | null }

/**
 * People whom the actor may write to or invite, since they share an estate, a unit or a lease: nobody finds strangers. Row-level
 * security says who.
 */
export async function findAcquaintances(tx: Tx, user_id: string, search = '') {
  const { rows } = await sql<Found>`
    select id, full_name, role, avatar_version from users
    where id <> ${user_id} and status = 'ACTIVE' and role <> 'ADMIN'
      and (${search} = '' or app.fold(full_name) like ${containing(search)})
    order by sort_name, id limit ${MOST_FOUND}`.execute(tx)
  return rows.map(({ id, full_name, role, avatar_version }) => ({
    ...{ id, name: full_name, role },
    avatar_url: avatarUrl({ id, avatar_version }),
  }))
}
