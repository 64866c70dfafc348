import type { Actor } from '../../platform/access/actor.ts'
import { problem } from '../../platform/errors/problem.ts'

/** Landlords are paid out to; a manager may have an account for rent of their own. Always one's own account alone. */
export function canSetPayout(actor: Pick<Actor, 'role' | 'permissions'>): boolean {
  return (
    actor.permissions.has('properties_write') && ['LANDLORD', 'ESTATE_MANAGER', 'ADMIN'].includes(actor.role)
  )
}

export function refuseOthers(actor: Actor): void {
  if (!canSetPayout(actor)) throw problem('PERMISSION_DENIED')
}
