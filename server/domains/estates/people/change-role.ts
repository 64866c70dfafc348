import type { GivenRole } from '@gida/contract/domains/users/changes'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { getPerson, requireRemainingManager, setRole } from '../../users/index.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { memberLeft } from '../events.ts'
import { refuseTies } from './refuse-ties.ts'

/** Gives a person another role in every estate they belong to. */
export async function changeRole(tx: Tx, actor: Actor, id: string, role: GivenRole): Promise<void> {
  const person = await getPerson(tx, actor, id)
  if (person.role === role) return
  await setRole(tx, actor, person, role)
  await refuseTies(tx, person)
  if (person.role === 'ESTATE_MANAGER') await requireRemainingManager(tx, id)
  const places = await tx
    .selectFrom('estate_association')
    .select('estate_id')
    .where('user_id', '=', id)
    .where('role', '=', person.role)
    .execute()
  // Add the new membership before removing the old one: a person who is not visible cannot be added.
  for (const { estate_id } of places) await joinEstate(tx, { estate_id, user_id: id, role })
  await tx
    .deleteFrom('estate_association')
    .where('user_id', '=', id)
    .where('role', '=', person.role)
    .execute()
  for (const { estate_id } of places) await publish(tx, memberLeft, { estate_id, user_id: id })
}
