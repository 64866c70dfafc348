import type { UpdateUser } from '@gida/contract/domains/users/changes'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { activateUser, deactivateUser, getPerson, updateUser } from '../../users/index.ts'
import { changeRole } from './change-role.ts'

/** Changes a person's profile, contact data, permissions and active state. */
export async function updatePerson(tx: Tx, actor: Actor, id: string, wanted: UpdateUser): Promise<void> {
  await getPerson(tx, actor, id) // 404 if not visible to the actor
  if (wanted.is_active === true) await activateUser(tx, actor, id)
  if (wanted.role) await changeRole(tx, actor, id, wanted.role)
  await updateUser(tx, actor, id, wanted)
  if (wanted.is_active === false) await deactivateUser(tx, actor, id)
}
