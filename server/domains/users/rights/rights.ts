import type { Permission } from '@gida/contract/shared/roles'
import { permissionsOf, type Rights } from '../../../platform/access/tokens.ts'
import type { UserRow } from '../user-row.ts'

type RightsRow = Pick<UserRow, 'role' | 'permissions_granted' | 'permissions_denied'>

export function rightsOf(row: RightsRow): Rights {
  return { role: row.role, granted: row.permissions_granted, denied: row.permissions_denied }
}

export const mayDo = (row: RightsRow, permission: string): boolean =>
  permissionsOf(rightsOf(row)).has(permission as Permission)
