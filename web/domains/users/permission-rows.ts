import type { UserPermissions } from '@gida/contract/domains/users/user'
import { PERMISSIONS, type Permission } from '@gida/contract/shared/roles'

export type PermissionRow = {
  permission: Permission
  resource: string
  action: string
  byRole: boolean
  isOn: boolean
  /** How it differs from the role. */
  state: 'role' | 'granted' | 'denied' | 'none'
}

/** A person's permissions by role, granted or denied. Platform permissions are excluded: they belong to the super admin. */
export function permissionRows(held: UserPermissions, on: ReadonlySet<Permission>): PermissionRow[] {
  return PERMISSIONS.filter((permission) => !permission.startsWith('platform_')).map((permission) => {
    const cut = permission.indexOf('_')
    const byRole = held.role_permissions.includes(permission)
    const isOn = on.has(permission)
    return {
      permission,
      resource: permission.slice(0, cut),
      action: permission.slice(cut + 1),
      byRole,
      isOn,
      state: isOn ? (byRole ? 'role' : 'granted') : byRole ? 'denied' : 'none',
    }
  })
}

/** The permissions in effect once the changes here are saved. */
export function withChanges(
  held: UserPermissions,
  turned: ReadonlyMap<Permission, boolean>,
): ReadonlySet<Permission> {
  const on = new Set(held.effective)
  for (const [permission, isOn] of turned) isOn ? on.add(permission) : on.delete(permission)
  return on
}

/** What to grant beyond the role and what to deny of it, to arrive at exactly these permissions. */
export function adjustments(
  held: UserPermissions,
  on: ReadonlySet<Permission>,
): { granted: Permission[]; denied: Permission[] } {
  const given = new Set(held.role_permissions)
  return {
    granted: [...on].filter((permission) => !given.has(permission)),
    denied: held.role_permissions.filter((permission) => !on.has(permission)),
  }
}

/** How many differ from what is in effect now. */
export const changesOf = (held: UserPermissions, on: ReadonlySet<Permission>): number =>
  PERMISSIONS.filter((permission) => held.effective.includes(permission) !== on.has(permission)).length
