import { SELF_REGISTRABLE } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { completeAccount, type UserRow } from '../../users/index.ts'
import type { FoundInvitation } from './find-by-token.ts'

/**
 * Self-registered accounts can only be landlords or managers. If nothing was done with it yet, the account takes the invited role,
 * so that a tenant who registered first can still join. Returns the updated account.
 */
export async function adoptInvitedRole(tx: Tx, user: UserRow, { role }: FoundInvitation): Promise<UserRow> {
  if (user.role === role || !SELF_REGISTRABLE.includes(user.role) || (await hasBegun(tx, user.id)))
    return user
  await completeAccount(tx, user.id, { role })
  return { ...user, role }
}

/** Whether they belong to an estate, created one, or ever owned a unit. */
async function hasBegun(tx: Tx, user_id: string): Promise<boolean> {
  const { rows } = await sql<{ has_begun: boolean }>`
    select exists (select from estate_association where user_id = ${user_id})
      or exists (select from invitation where accepted_by = ${user_id})
      or exists (select from estate where created_by = ${user_id})
      or exists (select from property where landlord_id = ${user_id})
      or exists (select from lease where landlord_id = ${user_id}) as has_begun`.execute(tx)
  return rows[0]?.has_begun ?? true
}
