import type { UserStats, UserStatus, UsersOnly } from '@gida/contract/domains/users/user'
import { UserStatus as Statuses } from '@gida/contract/domains/users/user'
import { addDays, type Day, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { PageQuery } from '@gida/contract/shared/pages'
import { normalizePhone } from '@gida/contract/shared/phone'
import { Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { asFound, type FoundPage, MOST_COUNTED } from '../../platform/db/rows/pages.ts'
import { type UserRow, users } from './user-row.ts'

export type UserFilter = {
  estate_id?: string
  role?: Role
  status?: UserStatus
  search?: string
  only?: UsersOnly
}
type Sort = 'full_name' | '-full_name' | 'created_at' | '-created_at'

/** A page of people the actor administers, as the database function decides. Totals come from rollups, except for searches. */
export async function listUsers(
  tx: Tx,
  filter: UserFilter,
  query: PageQuery & { sort: Sort },
): Promise<{ rows: UserRow[]; total: number; more: boolean }> {
  const { page, limit, sort } = query
  const { estate_id = null, role = null, status = null, search, only } = filter
  const text = search ? wordsOf(search) : null
  const since = only === 'JOINED_LATELY' ? latelySince(tx) : null
  const { rows } = await sql<FoundPage>`
    select * from app.find_people(${estate_id}, ${role}, ${status}, ${text}, ${since}, ${only === 'EMAIL_NOT_VERIFIED'},
      ${sort}, ${(page - 1) * limit}, ${limit}, ${MOST_COUNTED})`.execute(tx)
  const { ids, total, more } = rows[0] ?? { ids: [], total: 0, more: false }
  const listed = ids.length
    ? await users(tx).where('users.id', 'in', ids).orderBy(asFound('users.id', ids)).execute()
    : []
  return { rows: listed, total: total ?? 0, more }
}

/** The first Lagos day that counts as joined recently. */
const latelySince = (tx: Tx): Day => addDays(lagosDay(tx.now), -LATELY_DAYS)
const LATELY_DAYS = 30

/** Normalizes phone numbers, so that any spelling or the last digits match. */
function wordsOf(search: string): string {
  const digits = search.replace(/[\s\-().]/g, '')
  if (!/^\+?\d{4,}$/.test(digits)) return search
  return normalizePhone(digits) ?? digits.replace(/^(?:\+?234|0)/, '')
}

/** Number of people the actor administers, by role and status. */
export async function getUserStats(tx: Tx, estate_id?: string): Promise<UserStats> {
  type Count = { role: Role; status: UserStatus; people: number; joined: number; unverified: number }
  const { rows } =
    await sql<Count>`select * from app.count_people(${estate_id ?? null}, ${startOfDay(latelySince(tx))})`.execute(
      tx,
    )
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
