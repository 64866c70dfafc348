import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { deactivateUser, deleteUntouched, getPerson, refuseToWrite } from '../../users/index.ts'
import { leaveEstates } from '../estate/leave-estate.ts'
import { administeredEstatesOf } from './administered-estates.ts'
import { refuseLeaving } from './remove-estate.ts'

/**
 * Removes a person from the actor's estates. If they belong to no other, they are deactivated, or deleted if the account was never
 * used.
 */
export async function removePerson(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (id === actor.user_id) throw problem('OWN_RIGHTS')
  const person = await getPerson(tx, actor, id)
  refuseToWrite(actor, person)
  const leaving = await administeredEstatesOf(tx, id)
  await refuseLeaving(tx, person, leaving)
  if (await deleteUntouched(tx, id)) return
  if (!person.belongs_elsewhere) await deactivateUser(tx, actor, id)
  await leaveEstates(tx, id, leaving)
}
