import type { UserStats, UserStatus, UsersOnly } from '@gida/contract/domains/users/user'
import { UserStatus as Statuses } from '@gida/contract/domains/users/user'
import type { PageQuery } from '@gida/contract/shared/pages'
import { normalizePhone } from '@gida/contract/shared/phone'
import { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { containing, refuseDeepPage } from '../../platform/db/pages.ts'
import { type UserRow, users } from './user-row.ts'

export type UserFilter = {
  estate_id?: string
  role?: Role
  status?: UserStatus
  search?: string
  only?: UsersOnly
}
type Sort = 'full_name' | '-full_name' | 'created_at' | '-created_at'

/** A page of the people whom the actor administers. The database function decides whom. */
export async function listUsers(
  tx: Tx,
  filter: UserFilter,
  query: PageQuery & { sort: Sort },
): Promise<{ rows: UserRow[]; total: number }> {
  refuseDeepPage(query)
  const { page, limit, sort } = query
  const found = await findPeople(tx, filter, sort, (page - 1) * limit, limit)
  // The total comes with the rows; beyond the last page there are none to bring it.
  const counted = found.length > 0 || page === 1 ? found : await findPeople(tx, filter, sort, 0, 1)
  return { rows: await inOrder(tx, found), total: counted[0]?.total ?? 0 }
}

/** Since when who joined has joined lately. */
const latelySince = (tx: Tx) => new Date(tx.now.getTime() - LATELY_DAYS * 86_400_000)
const LATELY_DAYS = 30

type Found = { id: string; total: number }

async function findPeople(
  tx: Tx,
  filter: UserFilter,
  sort: Sort,
  skip: number,
  take: number,
): Promise<Found[]> {
  const { estate_id = null, role = null, status = null, search, only } = filter
  const like = search ? containing(wordsOf(search)) : sql`null`
  const since = only === 'JOINED_LATELY' ? latelySince(tx) : null
  const { rows } = await sql<Found>`
    select id, total from app.find_people(${estate_id}, ${role}, ${status}, ${like}, ${since},
      ${only === 'EMAIL_NOT_VERIFIED'}, ${sort}, ${skip}, ${take})`.execute(tx)
  return rows
}

/** A phone number is found however it is spelled: whole, or its last digits. */
function wordsOf(search: string): string {
  const digits = search.replace(/[\s\-().]/g, '')
  if (!/^\+?\d{4,}$/.test(digits)) return search
  return normalizePhone(digits) ?? digits.replace(/^(?:\+?234|0)/, '')
}

async function inOrder(tx: Tx, found: readonly Found[]): Promise<UserRow[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await users(tx).where('users.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** How many people the actor administers, by role and by state. */
export async function getUserStats(tx: Tx, estate_id?: string): Promise<UserStats> {
  type Count = { role: Role; status: UserStatus; people: number; joined: number; unverified: number }
  const { rows } =
    await sql<Count>`select * from app.count_people(${estate_id ?? null}, ${latelySince(tx)})`.execute(tx)
  const sum = (of: (count: Count) => number) => rows.reduce((all, count) => all + of(count), 0)
  const by = <K extends string>(names: readonly K[], nameOf: (count: Count) => K) =>
    Object.fromEntries(
      names.map((name) => [name, sum((count) => (nameOf(count) === name ? count.people : 0))]),
    ) as Record<K, number>
  return {
    total: sum((count) => count.people),
    by_role: by(Role.options, ({ role }) => role),
    by_status: by(Statuses.options, ({ status }) => status),
    joined_lately: sum((count) => count.joined),
    unverified: sum((count) => count.unverified),
  }
}
