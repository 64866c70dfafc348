import type { Actor } from '../../platform/access/actor.ts'

/** Who may bring units and tenants at once: managers, and landlords for what they founded themselves. */
export function canImport(actor: Pick<Actor, 'role' | 'permissions'>): boolean {
  return (
    actor.permissions.has('properties_write') &&
    actor.permissions.has('tenants_write') &&
    ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
  )
}
