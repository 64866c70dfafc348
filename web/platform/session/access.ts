import type { Permission, Role } from '@gida/contract/shared/roles'

/** Role and permissions of the person, from GET /auth/context. */
export type Actor = { user: { role: Role }; permissions: readonly Permission[] }

export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  actor.permissions.includes(permission)

/** Always true for an estate manager; others need the permission. The default action is `read`. */
export const canAccess = (actor: Actor, resource: string, action = 'read'): boolean =>
  actor.user.role === 'ESTATE_MANAGER' || actor.permissions.includes(`${resource}_${action}` as Permission)

/** Who may use an entry or a screen: these roles, with this permission. A super admin may see everything except what is only for tenants. */
export type Limits = { roles?: readonly Role[]; permission?: Permission }

export const isAllowed = (actor: Actor, { roles, permission }: Limits): boolean =>
  (!roles || roles.includes(actor.user.role) || (actor.user.role === 'ADMIN' && !isOfTenants(roles))) &&
  (!permission || hasPermission(actor, permission))

const isOfTenants = ([first, ...others]: readonly Role[]) => first === 'TENANT' && others.length === 0
