import type { UserStatus } from '@gida/contract/domains/users/user'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'
import { userDeactivated } from '../events.ts'
import { setRights } from '../rights/set-rights.ts'

/**
 * Says what an account is. Who is INACTIVE is out at once, sockets too; whoever comes in again signs in anew. Who asked, and whether
 * they may, was looked at before.
 */
export async function setStatus(tx: Tx, id: string, status: UserStatus): Promise<void> {
  await setRights(tx, id, { status })
  if (status !== 'INACTIVE') return
  closeSockets(tx, id)
  await publish(tx, userDeactivated, { user_id: id })
}
