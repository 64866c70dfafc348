import type { InvitationStatus, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import { given, readEstate, readOneOf, readPages, readText } from '../../platform/screens/search.ts'

export const STATUSES = Object.keys({
  PENDING: true,
  ACCEPTED: true,
  EXPIRED: true,
  REVOKED: true,
} satisfies Record<InvitationStatus, true>) as InvitationStatus[]
export const ROLES = Object.keys({
  TENANT: true,
  PROPERTY_MANAGER: true,
  LANDLORD: true,
  ESTATE_MANAGER: true,
} satisfies Record<InvitedRole, true>) as InvitedRole[]

export function readInvitationSearch(raw: Record<string, unknown>) {
  return given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', STATUSES),
    role: readOneOf(raw, 'role', ROLES),
    estate_id: readEstate(raw),
  })
}
export type InvitationSearch = ReturnType<typeof readInvitationSearch>

/** Prefilled values of an invitation: unit, property, estate and role. */
export const readInviteSearch = (raw: Record<string, unknown>) =>
  given({
    role: readOneOf(raw, 'role', ROLES),
    estate_id: readEstate(raw),
    property_id: readText(raw, 'property_id'),
    unit_id: readText(raw, 'unit_id'),
  })
