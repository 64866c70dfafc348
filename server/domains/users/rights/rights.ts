import type { Permission } from '@gida/contract/shared/roles'
import { permissionsOf, type Rights } from '../../../platform/access/tokens.ts'
import type { UserRow } from '../user-row.ts'

type Held = Pick<UserRow, 'role' | 'permissions_granted' | 'permissions_denied'>

export function rightsOf(row: Held): Rights {
  return { role: row.role, granted: row.permissions_granted, denied: row.permissions_denied }
}

export const mayDo = (row: Held, permission: string): boolean =>
  permissionsOf(rightsOf(row)).has(permission as Permission)
