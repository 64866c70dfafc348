import type { GivenRole } from '@gida/contract/domains/users/changes'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPerson, refuseToWrite } from '../../users/index.ts'
import { joinEstate } from '../estate/join-estate.ts'
import { refuseForeignEstate } from './administered-estates.ts'

/** Adds a person whom the actor administers to another of the actor's estates, in their own role. Idempotent. */
export async function assignEstate(
  tx: Tx,
  actor: Actor,
  id: string,
  { estate_id, role }: { estate_id: string; role?: GivenRole | undefined },
): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToWrite(actor, person)
  await refuseForeignEstate(tx, estate_id)
  if (person.role === 'ADMIN' || (role && role !== person.role)) throw problem('ROLE_DIFFERS')
  await joinEstate(tx, { estate_id, user_id: id, role: person.role })
}
