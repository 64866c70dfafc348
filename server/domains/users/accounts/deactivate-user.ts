import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import { closeSockets } from '../../../platform/realtime/live.ts'
import { userDeactivated } from '../events.ts'
import { getPerson } from '../person-row.ts'
import { refuseToSetRights } from '../policy.ts'
import { keepOneManager } from '../rights/keep-one-manager.ts'
import { setRights } from '../rights/set-rights.ts'

/** Shuts a person out: tokens and sockets end at once. Again does nothing. */
export async function deactivateUser(tx: Tx, actor: Actor, id: string): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToSetRights(actor, person)
  if (person.status === 'INACTIVE') return
  await keepOneManager(tx, id)
  await setRights(tx, id, { status: 'INACTIVE' })
  await closeSockets(tx, id)
  await announce(tx, userDeactivated, { user_id: id })
}
