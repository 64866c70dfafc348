import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Language } from '../../shared/language.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { Phone } from '../../shared/phone.ts'
import { Email, NewPassword } from '../auth/session.ts'
import { Frequency } from '../estates/unit.ts'

/** Everybody but an admin can be invited. */
export const InvitedRole = z.enum(['TENANT', 'PROPERTY_MANAGER', 'LANDLORD', 'ESTATE_MANAGER'])

export type InvitedRole = z.infer<typeof InvitedRole>

/** EXPIRED is derived from the time, so that a list is right even if no job has run since. */
export const InvitationStatus = z.enum(['PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED'])

export type InvitationStatus = z.infer<typeof InvitationStatus>

export const Invitation = z
  .object({
    id: Id,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    full_name: z.string().nullable(),
    role: InvitedRole,
    estate_id: Id,
    estate_name: z.string(),
    unit_id: Id.nullable(),
    unit_ids: z.array(Id),
    unit_name: z.string().nullable(),
    property_id: Id.nullable(),
    property_name: z.string().nullable(),
    message: z.string().nullable(),
    language: Language,
    status: InvitationStatus,
    invited_by: Id,
    invited_by_name: z.string(),
    sent_count: z.int(),
    sent_at: Instant,
    expires_at: Instant,
    accepted_at: Instant.nullable(),
    created_at: Instant,
    can: z.object({ resend: z.boolean(), revoke: z.boolean(), share: z.boolean() }),
  })
  .meta({ id: 'Invitation' })

export type Invitation = z.infer<typeof Invitation>

const Tally = {
  sent: z.int(),
  accepted: z.int(),
  pending: z.int(),
  expired: z.int(),
  revoked: z.int(),
}

export const InvitationAnalytics = z
  .object({
    ...Tally,
    acceptance_rate: z
      .int()
      .meta({ description: 'Accepted invitations as a whole percentage of those sent' }),
    median_seconds: z.int().nullable().meta({
      description: 'Median seconds from the first sending to acceptance; null if none was accepted',
    }),
    by_role: z.array(z.object({ role: InvitedRole, ...Tally })),
  })
  .meta({ id: 'InvitationAnalytics' })

export type InvitationAnalytics = z.infer<typeof InvitationAnalytics>

/** The lease of an invitation, as the holder of the link sees it. */
export const LeaseOffer = z.object({
  start_date: Day,
  end_date: Day,
  rent_amount: Kobo,
  frequency: Frequency,
  asked_at_start: KoboSum,
})
export type LeaseOffer = z.infer<typeof LeaseOffer>

/** What the holder of the link sees before accepting. */
export const OpenInvitation = z
  .object({
    invited_by_name: z.string(),
    estate_name: z.string(),
    role: InvitedRole,
    unit_label: z.string().nullable(),
    full_name: z.string().nullable(),
    message: z.string().nullable(),
    lease: LeaseOffer.nullable(),
    channel: z
      .enum(['EMAIL', 'SMS', 'LINK'])
      .meta({ description: 'How this link was delivered; LINK was handed over in person' }),
    email: z.string().nullable().meta({ description: 'Masked' }),
    phone: z.string().nullable().meta({ description: 'Masked' }),
    has_account: z.boolean().meta({
      description: 'Whether the invited person already has an account and should sign in to accept',
    }),
    status: InvitationStatus,
    expires_at: Instant,
  })
  .meta({ id: 'OpenInvitation' })

export type OpenInvitation = z.infer<typeof OpenInvitation>

/** The address that the link was sent to is already set; the other one may be added. */
export const AcceptBody = z.object({
  full_name: z.string().trim().min(2, 'Enter your full name').max(120),
  email: Email.optional(),
  phone: Phone.optional(),
  password: NewPassword,
})

export type AcceptBody = z.infer<typeof AcceptBody>
