import type { UserStatus } from '@gida/contract/domains/users/user'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'
import { userDeactivated } from '../events.ts'
import { setRights } from '../rights/set-rights.ts'
import { getUser } from '../user-row.ts'

/**
 * Sets the status of an account. INACTIVE ends all sessions and sockets at once; after reactivation they sign in again. Callers
 * check permission.
 */
export async function setStatus(tx: Tx, id: string, status: UserStatus): Promise<void> {
  if (status !== 'INACTIVE') return reopen(tx, id, status)
  await setRights(tx, id, { status })
  closeSockets(tx, id)
  await publish(tx, userDeactivated, { user_id: id })
}

/** Merged accounts stay closed. An address verified in the meantime stays verified. */
async function reopen(tx: Tx, id: string, status: UserStatus): Promise<void> {
  const { merged_into, email_verified_at } = await getUser(tx, id)
  if (merged_into) throw problem('ACCOUNT_MERGED')
  await setRights(tx, id, { status: email_verified_at ? 'ACTIVE' : status })
}
