import type { InvitedRole } from '@gida/contract/domains/invitations/invitation'
import type { Actor } from '../../platform/access/actor.ts'

type Who = Pick<Actor, 'role' | 'permissions'>

/** Those who run an estate may act for all its units, landlords only for their own. */
export function speaksForEstate(actor: Who, estate: { is_managed: boolean }): boolean {
  return actor.role === 'ADMIN' || estate.is_managed
}

/** Landlords invite tenants and agents of their own units, but nobody with more rights than theirs. */
export function canInvite(actor: Who, role: InvitedRole, estate: { is_managed: boolean }): boolean {
  if (!actor.permissions.has('invitations_write')) return false
  if (speaksForEstate(actor, estate)) return true
  return actor.role === 'LANDLORD' && (role === 'TENANT' || role === 'PROPERTY_MANAGER')
}
