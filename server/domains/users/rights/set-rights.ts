import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { publishRights } from '../jobs.ts'
import type { PersonRow } from '../person-row.ts'
import { refuseToGiveRole, refuseToSetRights } from '../policy.ts'
import type { UserRow } from '../user-row.ts'

type Rights = Partial<Pick<UserRow, 'role' | 'status' | 'permissions_granted' | 'permissions_denied'>>

/** Stores rights. Issued tokens are refused from the next call on, and open screens are updated. */
export async function setRights(
  tx: Tx,
  user_id: string,
  rights: Rights,
  shown?: 'role' | 'permissions',
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...rights, rights_version: sql`rights_version + 1`, updated_at: tx.now })
    .where('id', '=', user_id)
    .execute()
  if (shown) await enqueue(tx, publishRights, { user_id, shown })
}

/** Changes the role. Grants and denials stay if they still differ from the role. */
export async function setRole(tx: Tx, actor: Actor, person: PersonRow, role: Role): Promise<void> {
  refuseToSetRights(actor, person)
  refuseToGiveRole(actor, role)
  const given = new Set<string>(ROLE_PERMISSIONS[role])
  await setRights(
    tx,
    person.id,
    {
      role,
      permissions_granted: person.permissions_granted.filter((permission) => !given.has(permission)),
      permissions_denied: person.permissions_denied.filter((permission) => given.has(permission)),
    },
    'role',
  )
}
