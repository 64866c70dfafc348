import type { User } from '@gida/contract/domains/users/user'
import { Role } from '@gida/contract/shared/roles'
import { permissionsOf, type Rights } from '../../platform/access/tokens.ts'
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
    estate_associations: row.estates.map((estate) => ({ ...estate, role: Role.parse(estate.role) })),
    permissions: [...permissionsOf(rightsOf(row))],
    profile_data: { address: row.address, avatar_url: null },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function rightsOf(row: Pick<UserRow, 'role' | 'permissions_granted' | 'permissions_denied'>): Rights {
  return { role: row.role, granted: row.permissions_granted, denied: row.permissions_denied }
}
