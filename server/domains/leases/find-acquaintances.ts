import type { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { avatarUrl } from '../users/index.ts'

const MOST_FOUND = 20

type Found = { id: string; full_name: string; role: Role; avatar_version: string | null }

/** People whom the actor may write to or invite, found by name: only those who share an estate, unit or lease with them. */
export async function findAcquaintances(tx: Tx, search = '') {
  const { rows } = await sql<Found>`
    select id, full_name, role, avatar_version from users
    where id = any ((select app.find_acquaintances(${search}, ${MOST_FOUND}))::uuid[]) order by sort_name, id`.execute(
    tx,
  )
  return rows.map(({ id, full_name, role, avatar_version }) => ({
    ...{ id, name: full_name, role },
    avatar_url: avatarUrl({ id, avatar_version }),
  }))
}
