import type { PermissionChange } from '@gida/contract/domains/users/changes'
import { type Permission, ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import type { Actor } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPerson } from '../person-row.ts'
import { refuseToGive, refuseToSetRights } from '../policy.ts'
import { rightsOf } from './rights.ts'
import { setRights } from './set-rights.ts'

/** Changes one person's permissions beside their role. */
export async function setPermissions(
  tx: Tx,
  actor: Actor,
  id: string,
  { granted, denied }: PermissionChange,
): Promise<void> {
  const person = await getPerson(tx, actor, id)
  refuseToSetRights(actor, person)
  const both = granted.filter((permission) => denied.includes(permission))
  if (both.length > 0) {
    const message = 'A permission is either granted or denied.'
    throw problem('VALIDATION_ERROR', [{ path: 'permissions.denied', message }])
  }
  const given = new Set<string>(ROLE_PERMISSIONS[person.role])
  const permissions_granted = unique(granted).filter((permission) => !given.has(permission))
  const permissions_denied = unique(denied).filter((permission) => given.has(permission))

  const before = permissionsOf(rightsOf(person))
  const after = permissionsOf({ role: person.role, granted: permissions_granted, denied: permissions_denied })
  const added = [...after].filter((permission) => !before.has(permission))
  refuseToGive(actor, added)
  if (added.length === 0 && after.size === before.size) return
  await setRights(tx, id, { permissions_granted, permissions_denied }, 'permissions')
}

const unique = (permissions: readonly Permission[]) => [...new Set(permissions)]
