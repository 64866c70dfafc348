import type { Actor } from '../../platform/access/actor.ts'

/** Managers, and landlords for estates they founded. */
export function canImport(actor: Pick<Actor, 'role' | 'permissions'>): boolean {
  return (
    actor.permissions.has('properties_write') &&
    actor.permissions.has('tenants_write') &&
    ['ESTATE_MANAGER', 'LANDLORD', 'ADMIN'].includes(actor.role)
  )
}
