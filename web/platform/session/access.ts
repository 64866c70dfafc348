import type { Permission, Role } from '@gida/contract/shared/roles'

/** Who asks: the role and permissions of GET /auth/context. */
export type Actor = { user: { role: Role }; permissions: readonly Permission[] }

export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  actor.permissions.includes(permission)

/** Always true for an estate manager; others need the permission. The action is `read` unless said. */
export const canAccess = (actor: Actor, resource: string, action = 'read'): boolean =>
  actor.user.role === 'ESTATE_MANAGER' || actor.permissions.includes(`${resource}_${action}` as Permission)

/**
 * An entry or a screen: for these roles, to holders of this permission. The super admin may see whatever others may, but for what is a
 * tenant's own.
 */
export type Limits = { roles?: readonly Role[]; permission?: Permission }

export const isAllowed = (actor: Actor, { roles, permission }: Limits): boolean =>
  (!roles || roles.includes(actor.user.role) || (actor.user.role === 'ADMIN' && !isOfTenants(roles))) &&
  (!permission || hasPermission(actor, permission))

const isOfTenants = ([first, ...others]: readonly Role[]) => first === 'TENANT' && others.length === 0
