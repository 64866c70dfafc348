import type { Language } from '@gida/contract/shared/language'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseTaken } from './refuse-taken.ts'

/** What a person says of themselves when they take over an account that others made for them. */
export type AccountDetails = {
  full_name?: string
  email?: string | null
  phone?: string | null
  email_verified_at?: Date | null
  language?: Language
}

export async function completeAccount(tx: Tx, id: string, details: AccountDetails): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...details, status: 'ACTIVE', updated_at: tx.now })
    .where('id', '=', id)
    .where('status', '<>', 'INACTIVE')
    .execute()
    .catch(refuseTaken)
}
