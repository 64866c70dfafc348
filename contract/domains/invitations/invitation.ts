import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Phone } from '../../shared/phone.ts'
import { Email, NewPassword } from '../auth/session.ts'
import { MOST_ROWS } from './rules.ts'

/** Everybody but an admin can be invited. */
export const InvitedRole = z.enum(['TENANT', 'PROPERTY_MANAGER', 'LANDLORD', 'ESTATE_MANAGER'])
export type InvitedRole = z.infer<typeof InvitedRole>

/** EXPIRED is worked out from the time: a list is right at once, whether anything has run since or not. */
export const InvitationStatus = z.enum(['PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED'])
export type InvitationStatus = z.infer<typeof InvitationStatus>

const FullName = z.string().trim().min(2, 'Enter the full name').max(120)
const Message = z.string().trim().max(500, 'At most 500 characters')

export const InviteBody = z
  .object({
    email: Email.optional(),
    phone: Phone.optional(),
    full_name: FullName.optional(),
    role: InvitedRole,
    estate_id: idOf('estate'),
    unit_id: idOf('unit').optional().meta({ description: 'The home meant for a tenant' }),
    unit_ids: z
      .array(idOf('unit'))
      .max(500)
      .optional()
      .meta({ description: 'Units that a property manager will look after' }),
    property_id: idOf('property').optional().meta({ description: 'What a landlord becomes the owner of' }),
    message: Message.optional(),
  })
  .refine((body) => body.email !== undefined || body.phone !== undefined, {
    path: ['email'],
    message: 'Enter an e-mail address or a phone number',
  })
  .refine((body) => body.unit_id === undefined || body.role === 'TENANT', {
    path: ['unit_id'],
    message: 'Only a tenant is invited to one unit',
  })
  .refine((body) => body.unit_ids === undefined || body.role === 'PROPERTY_MANAGER', {
    path: ['unit_ids'],
    message: 'Only a property manager is given units',
  })
  .refine((body) => body.property_id === undefined || body.role === 'LANDLORD', {
    path: ['property_id'],
    message: 'Only a landlord owns a property',
  })
export type InviteBody = z.infer<typeof InviteBody>

/** One row as it was pasted. What is wrong with it is said for that row alone. */
export const InviteRow = z.object({
  full_name: z.string().max(200).optional(),
  email: z.string().max(300).optional(),
  phone: z.string().max(60).optional(),
  unit_id: idOf('unit').optional(),
  unit: z.string().max(60).optional().meta({ description: 'The name of a unit, where its id is not known' }),
})
export type InviteRow = z.infer<typeof InviteRow>

export const InviteManyBody = z
  .object({
    estate_id: idOf('estate'),
    role: InvitedRole,
    message: Message.optional(),
    rows: z.array(InviteRow).min(1).max(MOST_ROWS).optional(),
    user_ids: z
      .array(idOf('person'))
      .min(1)
      .max(MOST_ROWS)
      .optional()
      .meta({ description: 'People who are known here and cannot sign in yet' }),
  })
  .refine((body) => (body.rows === undefined) !== (body.user_ids === undefined), {
    path: ['rows'],
    message: 'Give either rows or user_ids',
  })
export type InviteManyBody = z.infer<typeof InviteManyBody>

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
    status: InvitationStatus,
    invited_by: Id,
    invited_by_name: z.string(),
    sent_count: z.int(),
    sent_at: Instant,
    expires_at: Instant,
    accepted_at: Instant.nullable(),
    created_at: Instant,
    can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

export const InvitedMany = z.object({
  created: z.array(z.object({ index: z.int(), invitation: Invitation })),
  failed: z.array(z.object({ index: z.int(), code: z.string(), message: z.string() })),
})
export type InvitedMany = z.infer<typeof InvitedMany>

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
    acceptance_rate: z.int().meta({ description: 'Accepted, of all that were sent; whole percent' }),
    median_seconds: z.int().nullable().meta({ description: 'From the first sending to the acceptance' }),
    by_role: z.array(z.object({ role: InvitedRole, ...Tally })),
  })
  .meta({ id: 'InvitationAnalytics' })
export type InvitationAnalytics = z.infer<typeof InvitationAnalytics>

/** What whoever holds the link may know before they accept. */
export const OpenInvitation = z
  .object({
    invited_by_name: z.string(),
    estate_name: z.string(),
    role: InvitedRole,
    unit_label: z.string().nullable(),
    full_name: z.string().nullable(),
    message: z.string().nullable(),
    channel: z.enum(['EMAIL', 'SMS']).meta({ description: 'The way by which this link came' }),
    email: z.string().nullable().meta({ description: 'Masked' }),
    phone: z.string().nullable().meta({ description: 'Masked' }),
    has_account: z.boolean().meta({ description: 'Sign in to accept; there is an account already' }),
    status: InvitationStatus,
    expires_at: Instant,
  })
  .meta({ id: 'OpenInvitation' })
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** The address that the link came by stands already; the other may be given. */
export const AcceptBody = z.object({
  full_name: z.string().trim().min(2, 'Enter your full name').max(120),
  email: Email.optional(),
  phone: Phone.optional(),
  password: NewPassword,
})
export type AcceptBody = z.infer<typeof AcceptBody>
