import type { UpdateUser } from '@gida/contract/domains/users/changes'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { activateUser, deactivateUser, getPerson, updateUser } from '../../users/index.ts'
import { changeRole } from './change-role.ts'

/** Changes what is given of a person: who they are, how they are reached, what they may do, and whether they may come in. */
export async function updatePerson(tx: Tx, actor: Actor, id: string, wanted: UpdateUser): Promise<void> {
  await getPerson(tx, actor, id) // there, and theirs to see, whatever is wanted
  if (wanted.is_active === true) await activateUser(tx, actor, id)
  if (wanted.role) await changeRole(tx, actor, id, wanted.role)
  await updateUser(tx, actor, id, wanted)
  if (wanted.is_active === false) await deactivateUser(tx, actor, id)
}
