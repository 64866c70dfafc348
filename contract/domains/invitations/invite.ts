import { z } from 'zod'
import { idOf } from '../../shared/ids.ts'
import { Language } from '../../shared/language.ts'
import { Phone } from '../../shared/phone.ts'
import { Email } from '../auth/session.ts'
import { InvitedLease } from '../leases/lease.ts'
import { Invitation, InvitedRole } from './invitation.ts'
import { MOST_ROWS } from './rules.ts'

const FullName = z.string().trim().min(2, 'Enter the full name').max(120)

const Message = z.string().trim().max(500, 'At most 500 characters')

const InLanguage = Language.optional().meta({
  description: 'Language of the invitation and of a new account; defaults to English',
})

export const InviteBody = z
  .object({
    email: Email.optional(),
    phone: Phone.optional(),
    full_name: FullName.optional(),
    role: InvitedRole,
    estate_id: idOf('estate'),
    unit_id: idOf('unit').optional().meta({ description: 'Unit intended for a tenant' }),
    unit_ids: z
      .array(idOf('unit'))
      .max(500)
      .optional()
      .meta({ description: 'Units that a property manager will look after' }),
    property_id: idOf('property')
      .optional()
      .meta({ description: 'Property that a landlord becomes the owner of' }),
    message: Message.optional(),
    language: InLanguage,
    lease: InvitedLease.optional().meta({
      description:
        'Terms of a lease offered to the tenant with the unit, which stays reserved until they accept or decline',
    }),
  })
  .refine((body) => body.email !== undefined || body.phone !== undefined, {
    path: ['email'],
    message: 'Enter an e-mail address or a phone number',
  })
  .refine((body) => body.unit_id === undefined || body.role === 'TENANT', {
    path: ['unit_id'],
    message: 'Only a tenant can be invited to one unit',
  })
  .refine((body) => body.lease === undefined || body.unit_id !== undefined, {
    path: ['unit_id'],
    message: 'Choose the unit that the lease is for',
  })
  .refine((body) => body.unit_ids === undefined || body.role === 'PROPERTY_MANAGER', {
    path: ['unit_ids'],
    message: 'Only a property manager can be given units',
  })
  .refine((body) => body.property_id === undefined || body.role === 'LANDLORD', {
    path: ['property_id'],
    message: 'Only a landlord can own a property',
  })

export type InviteBody = z.infer<typeof InviteBody>

/** One pasted row. Errors are reported for that row alone. */
export const InviteRow = z.object({
  full_name: z.string().max(200).optional(),
  email: z.string().max(300).optional(),
  phone: z.string().max(60).optional(),
  unit_id: idOf('unit').optional(),
  unit: z.string().max(60).optional().meta({ description: 'Name of the unit, if its id is not known' }),
})

export type InviteRow = z.infer<typeof InviteRow>

export const InviteManyBody = z
  .object({
    estate_id: idOf('estate'),
    role: InvitedRole,
    message: Message.optional(),
    language: InLanguage,
    rows: z.array(InviteRow).min(1).max(MOST_ROWS).optional(),
    user_ids: z
      .array(idOf('person'))
      .min(1)
      .max(MOST_ROWS)
      .optional()
      .meta({ description: 'People who have a record here but cannot sign in yet' }),
  })
  .refine((body) => (body.rows === undefined) !== (body.user_ids === undefined), {
    path: ['rows'],
    message: 'Give either rows or user_ids',
  })

export type InviteManyBody = z.infer<typeof InviteManyBody>

/** A link to share, and a message text that contains it. */
export const SharedInvitation = z.object({ link: z.string(), text: z.string() })
export type SharedInvitation = z.infer<typeof SharedInvitation>

export const InvitedMany = z.object({
  created: z.array(z.object({ index: z.int(), invitation: Invitation })),
  failed: z.array(z.object({ index: z.int(), code: z.string(), message: z.string() })),
})

export type InvitedMany = z.infer<typeof InvitedMany>
