import type { Actor } from '../../platform/access/actor.ts'
import { setActor } from '../../platform/access/set-actor.ts'
import { permissionsOf } from '../../platform/access/tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import { canWriteEstate, getEstate } from '../estates/index.ts'
import { getUser, rightsOf } from '../users/index.ts'
import { canImport } from './policy.ts'

/** The person for whom a job works, with their present permissions, not those at the time of the request. */
export async function actingFor(tx: Tx, user_id: string): Promise<Actor & { full_name: string }> {
  const user = await getUser(tx, user_id)
  return {
    user_id,
    session_id: '',
    role: user.role,
    permissions: user.status === 'INACTIVE' ? new Set() : permissionsOf(rightsOf(user)),
    rights_version: user.rights_version,
    full_name: user.full_name,
  }
}

/** Why a job may not continue for this person; null if it may. Checked before each chunk, since permissions and estate may change. */
export async function whyNotGoOn(tx: Tx, actor: Actor, estate_id: string | null): Promise<string | null> {
  if (!canImport(actor)) return 'The person who started this import may no longer import units and tenants.'
  if (!estate_id) return null
  await setActor(tx, actor) // the estate must be visible with their permissions
  const estate = await getEstate(tx, actor, estate_id)
  if (estate.status === 'ARCHIVED') return `${estate.name} is archived. Nothing can be added to it.`
  return canWriteEstate(actor, estate)
    ? null
    : `The person who started this import no longer manages ${estate.name}.`
}
