import { servicesFor } from '../../../platform/access/act-for.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser } from '../user-row.ts'
import { rightsOf } from './rights.ts'

/** For jobs requested by a person: their present actor, and services whose transactions see only what they do. */
export async function actAsPerson(
  services: Services,
  user_id: string,
): Promise<{ actor: Actor; services: Services }> {
  const user = await services.transaction('system', (tx) => getUser(tx, user_id))
  const { role, rights_version } = user
  const permissions = user.status === 'INACTIVE' ? new Set<never>() : permissionsOf(rightsOf(user))
  const actor: Actor = { user_id, session_id: '', role, permissions, rights_version }
  return { actor, services: servicesFor(services, actor) }
}
