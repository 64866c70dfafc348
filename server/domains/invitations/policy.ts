import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Whoever runs an estate speaks for all of its units; a landlord only for their own. */
export function speaksForEstate(actor: Who, estate: { is_managed: boolean }): boolean {
  return actor.role === 'ADMIN' || estate.is_managed
}

/** A landlord brings in those who live in their units or look after them, and nobody above themselves. */
export function canInvite(actor: Who, role: InvitedRole, estate: { is_managed: boolean }): boolean {
  if (!actor.permissions.has('invitations_write')) return false
  if (speaksForEstate(actor, estate)) return true
  return actor.role === 'LANDLORD' && (role === 'TENANT' || role === 'PROPERTY_MANAGER')
}
