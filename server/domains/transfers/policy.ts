import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions' | 'user_id'>

/** Managers of the estate handle its accounts and assignments. */
export function canManageTransfers(actor: Who): boolean {
  return (
    actor.permissions.has('payments_write') && (actor.role === 'ESTATE_MANAGER' || actor.role === 'ADMIN')
  )
}

/** The tenant, or managers of the estate. */
export function canAskAccount(actor: Who, lease: { tenant_id: string | null; is_managed: boolean }): boolean {
  if (!actor.permissions.has('payments_write')) return false
  return lease.tenant_id === actor.user_id || lease.is_managed || actor.role === 'ADMIN'
}
