import {
  type Invitation,
  InvitedRole,
  type LeaseOffer,
  type OpenInvitation,
} from '@gida/contract/domains/invitations/invitation'
import { mayMove } from '@gida/contract/domains/invitations/rules'
import { Language } from '@gida/contract/shared/language'
import type { Actor } from '../../platform/access/actor.ts'
import type { FoundInvitation } from './accepting/find-by-token.ts'
import { type InvitationRow, statusOf } from './queries.ts'

export function presentInvitation(row: InvitationRow, actor: Actor, now: Date): Invitation {
  const status = statusOf(row, now)
  const mayWrite = actor.permissions.has('invitations_write')
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    full_name: row.full_name,
    role: InvitedRole.parse(row.role),
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    unit_id: row.unit_id,
    unit_ids: row.unit_ids,
    unit_name: row.unit_name,
    property_id: row.property_id,
    property_name: row.property_name,
    message: row.message,
    language: Language.parse(row.language),
    status,
    invited_by: row.invited_by,
    invited_by_name: row.invited_by_name,
    sent_count: row.sent_count,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    can: {
      resend: mayWrite && mayMove('resend', status),
      revoke: mayWrite && mayMove('revoke', status),
      share: mayWrite && mayMove('share', status) && row.user_id === null,
    },
  }
}

export function presentOpenInvitation(
  row: FoundInvitation,
  lease: LeaseOffer | null,
  now: Date,
): OpenInvitation {
  return {
    invited_by_name: row.invited_by_name,
    estate_name: row.estate_name,
    role: InvitedRole.parse(row.role),
    unit_label: row.unit_name,
    full_name: row.full_name,
    message: row.message,
    lease,
    channel: row.channel,
    email: row.email && maskEmail(row.email),
    phone: row.phone && maskPhone(row.phone),
    has_account: row.has_account,
    status: statusOf(row, now),
    expires_at: row.expires_at.toISOString(),
  }
}

/** `ada.obi@example.ng` → `a•••@example.ng`. */
const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••')

/** `+2348031234567` → `0803•••4567`. */
const maskPhone = (phone: string) => phone.replace(/^\+234(\d{3})\d+(\d{4})$/, '0$1•••$2')
