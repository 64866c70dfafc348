import type { Actor } from '../../platform/access/actor.ts'
import { problem } from '../../platform/errors/problem.ts'

/** Landlords, and managers for rent of their own; always only one's own account. */
export function canSetPayout(actor: Pick<Actor, 'role' | 'permissions'>): boolean {
  return (
    actor.permissions.has('properties_write') && ['LANDLORD', 'ESTATE_MANAGER', 'ADMIN'].includes(actor.role)
  )
}

export function refuseOthers(actor: Actor): void {
  if (!canSetPayout(actor)) throw problem('PERMISSION_DENIED')
}
