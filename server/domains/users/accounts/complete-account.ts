import type { Language } from '@gida/contract/shared/language'
import type { Role } from '@gida/contract/shared/roles'
import type { Tx } from '../../../platform/db/db.ts'
import { setRights } from '../rights/set-rights.ts'
import { refuseTaken } from './refuse-taken.ts'

/** What a person enters when taking over an account that others created. */
export type AccountDetails = {
  full_name?: string
  email?: string | null
  phone?: string | null
  email_verified_at?: Date | null
  phone_verified_at?: Date | null
  language?: Language
  /** Only for an unused account: drops permissions granted or denied for the former role. */
  role?: Role
  /** Set by the caller: nothing here activates an account by itself. */
  status?: 'ACTIVE' | 'PENDING_VERIFICATION'
}

export async function completeAccount(
  tx: Tx,
  id: string,
  { role, ...details }: AccountDetails,
): Promise<void> {
  if (role) await setRights(tx, id, { role, permissions_granted: [], permissions_denied: [] }, 'role')
  await tx
    .updateTable('users')
    .set({ ...details, updated_at: tx.now })
    .where('id', '=', id)
    .where('status', '<>', 'INACTIVE')
    .execute()
    .catch(refuseTaken)
}
