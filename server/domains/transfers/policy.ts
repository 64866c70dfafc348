import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions' | 'user_id'>

/** Whoever runs the estate keeps its account and says whose money is whose. */
export function canManageTransfers(actor: Who): boolean {
  return (
    actor.permissions.has('payments_write') && (actor.role === 'ESTATE_MANAGER' || actor.role === 'ADMIN')
  )
}

/** The tenant themselves, and whoever runs the estate. */
export function canAskAccount(actor: Who, lease: { tenant_id: string | null; is_managed: boolean }): boolean {
  if (!actor.permissions.has('payments_write')) return false
  return lease.tenant_id === actor.user_id || lease.is_managed || actor.role === 'ADMIN'
}
