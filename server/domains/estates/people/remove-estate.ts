import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPerson, refuseToWrite, requireRemainingManager, type UserRow } from '../../users/index.ts'
import { leaveEstates } from '../estate/leave-estate.ts'
import { administeredEstatesOf } from './administered-estates.ts'
import { refuseHome } from './refuse-ties.ts'

/**
 * Removes a person from one or all of the actor's estates and unassigns their units there. Returns the person as they are then,
 * since the actor may no longer see them.
 */
export async function removeEstate(tx: Tx, actor: Actor, id: string, estate_id?: string): Promise<UserRow> {
  const person = await getPerson(tx, actor, id)
  refuseToWrite(actor, person)
  const belongs = await administeredEstatesOf(tx, id)
  const leaving = estate_id ? belongs.filter((one) => one === estate_id) : belongs
  if (leaving.length === 0) throw problem(estate_id ? 'ESTATE_NOT_FOUND' : 'NOT_FOUND')
  await refuseLeaving(tx, person, leaving)
  await leaveEstates(tx, id, leaving)
  return { ...person, estates: person.estates.filter((one) => !leaving.includes(one.estate_id)) }
}

/** 409 if a person has a tenancy or property in one of these estates, or is its last manager. */
export async function refuseLeaving(tx: Tx, person: UserRow, estate_ids: readonly string[]): Promise<void> {
  for (const estate_id of estate_ids) {
    await refuseHome(tx, person, estate_id)
    await requireRemainingManager(tx, person.id, estate_id)
  }
}
