import type { Permission, Role } from '@gida/contract/shared/roles'

/** Who asks: the role and permissions of GET /auth/context. */
export type Actor = { user: { role: Role }; permissions: readonly Permission[] }

export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  actor.permissions.includes(permission)

/** Always true for an estate manager; others need the permission. The action is `read` unless said. */
export const canAccess = (actor: Actor, resource: string, action = 'read'): boolean =>
  actor.user.role === 'ESTATE_MANAGER' || actor.permissions.includes(`${resource}_${action}` as Permission)

/** An entry or a screen: for these roles, to holders of this permission. The super admin may see whatever others may. */
export type Limits = { roles?: readonly Role[]; permission?: Permission }

export const isAllowed = (actor: Actor, { roles, permission }: Limits): boolean =>
  (!roles || actor.user.role === 'ADMIN' || roles.includes(actor.user.role)) &&
  (!permission || hasPermission(actor, permission))
