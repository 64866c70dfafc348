import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getPerson } from '../person-row.ts'
import { refuseToSetRights } from '../policy.ts'
import { requireRemainingManager } from '../rights/require-remaining-manager.ts'
import { setStatus } from './set-status.ts'

/** Deactivates a person whom the actor administers. Idempotent. */
export async function deactivateUser(tx: Tx, actor: Actor, id: string): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToSetRights(actor, person)
  if (person.status === 'INACTIVE') return
  await requireRemainingManager(tx, id)
  await setStatus(tx, id, 'INACTIVE')
}
