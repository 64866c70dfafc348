import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getPerson } from '../person-row.ts'
import { refuseToSetRights } from '../policy.ts'
import { setRights } from '../rights/set-rights.ts'

/** Lets a person in again. They sign in anew. */
export async function activateUser(tx: Tx, actor: Actor, id: string): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToSetRights(actor, person)
  if (person.status === 'INACTIVE') await setRights(tx, id, { status: 'ACTIVE' })
}
