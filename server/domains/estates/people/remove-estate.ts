import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPerson, refuseToWrite, requireRemainingManager, type UserRow } from '../../users/index.ts'
import { leaveEstates } from '../estate/leave-estate.ts'
import { administeredEstatesOf } from './administered-estates.ts'
import { refuseHome } from './refuse-ties.ts'

/**
 * Takes a person out of one of the actor's estates, or out of all of them, with the units there that were in their care.
 * Answers the person as they are then; they may be out of the actor's sight by now.
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

/** A person stays in an estate while they have a tenancy or property there, or are its last manager. */
export async function refuseLeaving(tx: Tx, person: UserRow, estate_ids: readonly string[]): Promise<void> {
  for (const estate_id of estate_ids) {
    await refuseHome(tx, person, estate_id)
    await requireRemainingManager(tx, person.id, estate_id)
  }
}
