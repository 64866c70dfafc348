import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'
import { userDeactivated } from '../events.ts'
import { getPerson } from '../person-row.ts'
import { refuseToSetRights } from '../policy.ts'
import { requireRemainingManager } from '../rights/require-remaining-manager.ts'
import { setRights } from '../rights/set-rights.ts'

/** Shuts a person out: tokens and sockets end at once. Again does nothing. */
export async function deactivateUser(tx: Tx, actor: Actor, id: string): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToSetRights(actor, person)
  if (person.status === 'INACTIVE') return
  await requireRemainingManager(tx, id)
  await setRights(tx, id, { status: 'INACTIVE' })
  await closeSockets(tx, id)
  await publish(tx, userDeactivated, { user_id: id })
}
