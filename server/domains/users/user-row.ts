import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

/** People with their estates, filtered by row-level security. */
export function users(tx: Tx) {
  return tx
    .selectFrom('users')
    .selectAll('users')
    .select(sql<boolean>`app.is_phone_trusted(users)`.as('is_phone_trusted'))
    .select(sql<boolean>`app.is_email_trusted(users)`.as('is_email_trusted'))
    .select(
      sql<{ estate_id: string; name: string; role: string; is_archived: boolean }[]>`
      (select coalesce(json_agg(json_build_object('estate_id', e.id, 'name', e.name, 'role', a.role,
          'is_archived', e.status = 'ARCHIVED') order by e.name), '[]')
       from estate_association a join estate e on e.id = a.estate_id where a.user_id = users.id)`.as(
        'estates',
      ),
    )
}

export type UserRow = Awaited<ReturnType<typeof getUser>>

export async function getUser(tx: Tx, id: string) {
  return orNotFound(await users(tx).where('users.id', '=', id).executeTakeFirst())
}

/** The person with this e-mail address, or phone number in E.164. */
export async function findUserByName(tx: Tx, name: string): Promise<UserRow | undefined> {
  const column = name.startsWith('+') ? 'users.phone' : 'users.email'
  return users(tx).where(column, '=', name).executeTakeFirst()
}
