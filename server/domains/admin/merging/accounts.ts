import type { LikelyDouble } from '@gida/contract/domains/admin/merging'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Accounts for side-by-side comparison. */
export const accounts = (tx: Tx) =>
  tx
    .selectFrom('users as u')
    .select(['u.id', 'u.full_name', 'u.email', 'u.phone', 'u.role', 'u.status'])
    .select(['u.merged_into', 'u.erased_at', 'u.created_at'])
    .select(sql<Date | null>`app.last_sign_in(u.id)`.as('last_sign_in_at'))
export type AccountRow = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>

export const presentAccount = (row: AccountRow): LikelyDouble['first'] => {
  const { id, full_name, email, phone, role, status } = row
  return {
    ...{ id, full_name, email, phone, role, status },
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  }
}
