import type { PlatformPeopleQuery } from '@gida/contract/domains/admin/person'
import { normalizePhone } from '@gida/contract/shared/phone'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { asFound, type FoundPage, type Listed, readFound } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'

type SuspensionRow = { reason: string; suspended_at: string; suspended_by_name: string }
type Estates = { estate_id: string; name: string; role: string; is_archived: boolean }[]

/** People with their estates and any suspension in force. */
const people = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select(['id', 'full_name', 'email', 'phone', 'role', 'status', 'created_at'])
    .select([
      sql<Date | null>`app.last_sign_in(users.id)`.as('last_sign_in_at'),
      sql<Date | null>`(
        select max(c.expires_at) from support_consent c
        where c.user_id = users.id and c.revoked_at is null and c.expires_at > ${tx.now})`.as(
        'consent_until',
      ),
      sql<Estates>`(
        select coalesce(json_agg(json_build_object('estate_id', e.id, 'name', e.name, 'role', a.role,
          'is_archived', e.status = 'ARCHIVED') order by e.name), '[]')
        from estate_association a join estate e on e.id = a.estate_id where a.user_id = users.id)`.as(
        'estates',
      ),
      sql<SuspensionRow | null>`(
        select json_build_object('reason', s.reason, 'suspended_at', s.suspended_at, 'suspended_by_name', by.full_name)
        from person_suspension s join users by on by.id = s.suspended_by
        where s.user_id = users.id and s.lifted_at is null)`.as('suspension'),
      sql<{ id: string; full_name: string } | null>`(
        select json_build_object('id', f.id, 'full_name', f.full_name) from users f where f.id = users.merged_into)`.as(
        'merged_into',
      ),
    ])
export type PlatformPersonRow = Awaited<ReturnType<typeof getPlatformPerson>>

export async function getPlatformPerson(tx: Tx, id: string) {
  return orNotFound(await people(tx).where('users.id', '=', id).executeTakeFirst())
}

export const listPlatformPeople = (
  tx: Tx,
  query: PlatformPeopleQuery,
): Promise<Listed<PlatformPersonRow>> => {
  const { role = null, status = null, suspended = false, sort } = query
  const text = query.search ? (normalizePhone(query.search) ?? query.search) : null
  return readFound<PlatformPersonRow>(
    tx,
    query,
    (bounds) => sql<FoundPage>`
      select * from app.find_people_of_platform(${role}, ${status}, ${suspended}, ${text}, ${sort}, ${bounds})`,
    (ids) => people(tx).where('users.id', 'in', ids).orderBy(asFound('users.id', ids)).execute(),
  )
}
