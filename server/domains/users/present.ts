import type { User, UserChoice, UserDetail, UserPermissions } from '@gida/contract/domains/users/user'
import { PERMISSIONS, ROLE_PERMISSIONS, Role } from '@gida/contract/shared/roles'
import type { Actor } from '../../platform/access/actor.ts'
import { permissionsOf } from '../../platform/access/tokens.ts'
import type { PersonRow } from './person-row.ts'
import { canSetContact, canSetRights, canWritePerson } from './policy.ts'
import { rightsOf } from './rights/rights.ts'
import type { UserRow } from './user-row.ts'

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    phone: row.phone,
    role: row.role,
    status: row.status,
    is_active: row.status !== 'INACTIVE',
    email_verified: row.email_verified_at !== null,
    phone_verified: row.phone_verified_at !== null,
    estate_associations: row.estates.map((estate) => ({ ...estate, role: Role.parse(estate.role) })),
    estate_id: row.estates.find(({ is_archived }) => !is_archived)?.estate_id ?? null,
    permissions: [...permissionsOf(rightsOf(row))],
    profile_data: { address: row.address, avatar_url: avatarUrl(row) },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export const presentDetail = (row: PersonRow, actor: Actor): UserDetail => ({
  ...presentUser(row),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
  belongs_elsewhere: row.belongs_elsewhere,
  can: {
    write: canWritePerson(actor, row),
    contact: canSetContact(actor, row),
    rights: canSetRights(actor, row),
  },
})

export function presentPermissions(row: UserRow): UserPermissions {
  const known = (names: readonly string[]) => PERMISSIONS.filter((permission) => names.includes(permission))
  return {
    user_id: row.id,
    role: row.role,
    role_permissions: [...ROLE_PERMISSIONS[row.role]],
    granted: known(row.permissions_granted),
    denied: known(row.permissions_denied),
    effective: [...permissionsOf(rightsOf(row))],
  }
}

/** A picture element sends no token, so access depends on the unguessable version in the URL. */
export const avatarUrl = ({ id, avatar_version }: Pick<UserRow, 'id' | 'avatar_version'>): string | null =>
  avatar_version && `/api/v1/users/${id}/avatar?v=${avatar_version}`

export function presentChoice(row: UserRow): UserChoice {
  const { id, full_name, email, phone, role } = row
  return { id, full_name, email, phone, role, avatar_url: avatarUrl(row) }
}
