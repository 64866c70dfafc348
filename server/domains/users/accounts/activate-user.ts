import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPerson, isSuspended } from '../person-row.ts'
import { refuseToSetRights } from '../policy.ts'
import { setStatus } from './set-status.ts'

/**
 * Reactivates a person with their former status; an unverified address still has to be verified. They sign in again. Platform
 * suspensions can only be lifted by the platform.
 */
export async function activateUser(tx: Tx, actor: Actor, id: string): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToSetRights(actor, person)
  if (person.status !== 'INACTIVE') return
  if (await isSuspended(tx, id)) throw problem('PERSON_SUSPENDED')
  await setStatus(tx, id, person.status_before ?? 'ACTIVE')
}
