import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/pages.ts'
import {
  ANNOUNCEMENT_CHANNELS,
  ANNOUNCEMENT_STATES,
  MOST_ANNOUNCEMENTS,
  MOST_RECIPIENTS_NAMED,
  RECIPIENTS_SHOWN,
} from './announcement-rules.ts'
import { NotificationPriority } from './notification.ts'

export const AnnouncementChannel = z.enum(ANNOUNCEMENT_CHANNELS)

const audience = {
  estate_id: idOf('estate'),
  property_id: idOf('property').optional(),
  block: z.string().trim().min(1).max(100).optional().meta({
    description:
      'Units of this block; a property whose units have no block counts as a block with its own name',
  }),
  role: z.enum(['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER']).optional(),
  in_arrears: z.boolean().optional(),
}

/** Members of an estate, optionally only of one property or block, one role, or those in arrears. */
export const Audience = z
  .object(audience)
  .refine(({ role, in_arrears }) => !in_arrears || !role || role === 'TENANT', {
    message: 'Only tenants are in arrears.',
    path: ['in_arrears'],
  })
export type Audience = z.infer<typeof Audience>

const text = (most: number, missing: string) => z.string().trim().min(1, missing).max(most)

export const AnnouncementBody = z
  .object({
    user_ids: z.array(idOf('person')).min(1).max(MOST_RECIPIENTS_NAMED).optional(),
    audience: Audience.optional(),
    title: text(120, 'Say what it is about'),
    message: text(2_000, 'Write the message'),
    message_pcm: text(2_000, 'Write the message')
      .optional()
      .meta({ description: 'Text for readers of Pidgin; defaults to `message`' }),
    priority: NotificationPriority.default('medium'),
    channels: z.array(AnnouncementChannel).max(4).optional().meta({
      description: 'Everyone receives it in the app. Defaults to e-mail and push as well. SMS is charged',
    }),
    takes_replies: z.boolean().default(false).meta({
      description:
        'Whether recipients can reply; each reply opens a conversation with the office of the estate',
    }),
    send_at: Instant.optional().meta({
      description: 'Defaults to now. Recipients are determined at that time',
    }),
  })
  .refine(({ user_ids, audience }) => user_ids || audience, {
    message: 'Choose who to tell: user_ids, audience or both.',
    path: ['audience'],
  })
  .refine(({ takes_replies, audience }) => !takes_replies || audience, {
    message: 'Replies go to the office of an estate: choose which.',
    path: ['audience'],
  })
export type AnnouncementBody = z.infer<typeof AnnouncementBody>

/** Rows are validated one by one, so that an invalid row does not reject the others. */
export const AnnouncementsBody = z.object({
  notifications: z
    .array(z.unknown().meta({ description: 'Each like the body of POST /communication/notifications' }))
    .min(1)
    .max(MOST_ANNOUNCEMENTS),
})

export const AnnouncementState = z.enum(ANNOUNCEMENT_STATES)

export const AnnouncementSent = z.object({ id: Id, recipients: z.int(), state: AnnouncementState })

const Text = z.object({ recipients: z.int(), sms: z.int(), sms_text: z.string(), sms_parts: z.int() })
const Reach = z.object({
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
})

/** Preview of recipients and costs before sending. */
export const AnnouncementPreview = z.object({
  recipients: z.int(),
  email: z.int().meta({ description: 'Number of people who would receive an e-mail' }),
  sms: z.int(),
  texts: z.object({ en: Text, pcm: Text.optional() }).meta({
    description:
      'Recipients of each text, and its form as SMS. Without a Pidgin text, everyone receives the other',
  }),
  sms_cost: z.int().meta({ description: 'Cost of all SMS, in kobo' }),
  texts_at: Instant.nullable().meta({
    description: 'When SMS are sent if they wait for the morning; null if they are sent immediately',
  }),
})
export type AnnouncementPreview = z.infer<typeof AnnouncementPreview>

export const Announcement = z
  .object({
    id: Id,
    estate_id: Id.nullable(),
    estate_name: z.string().nullable(),
    sent_by_name: z.string(),
    title: z.string(),
    message: z.string(),
    message_pcm: z.string().nullable(),
    priority: NotificationPriority,
    channels: z.array(AnnouncementChannel),
    recipients: z.int(),
    read: z.int(),
    sms_cost: z.int(),
    takes_replies: z.boolean(),
    state: AnnouncementState,
    send_at: Instant.nullable().meta({ description: 'Scheduled time; null if it was sent immediately' }),
    refusal: z
      .string()
      .nullable()
      .meta({ description: 'Why it could not be sent at the scheduled time; null otherwise' }),
    created_at: Instant,
  })
  .meta({ id: 'Announcement' })
export type Announcement = z.infer<typeof Announcement>

/** In ascending order; a state never moves backwards. */
export const DeliveryState = z.enum([
  'WAITING',
  'QUEUED',
  'HANDED_OVER',
  'UNKNOWN',
  'ACCEPTED',
  'SPARED',
  'EXPIRED',
  'FAILED',
  'DELIVERED',
  'READ',
])
export type DeliveryState = z.infer<typeof DeliveryState>

/** Delivery to one person by one channel: its state, and the provider's reason if it failed. */
export const Delivery = z.object({
  channel: z.enum(['EMAIL', 'SMS', 'PUSH']),
  state: DeliveryState,
  reason: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

/** A recipient: whether they have read it, and deliveries by other channels. */
export const AnnouncementRecipient = z
  .object({ user_id: Id, name: z.string(), read_at: Instant.nullable(), deliveries: z.array(Delivery) })
  .meta({ id: 'AnnouncementRecipient' })
export type AnnouncementRecipient = z.infer<typeof AnnouncementRecipient>

export const RecipientsQuery = PageQuery.extend({ show: z.enum(RECIPIENTS_SHOWN).optional() })
export type RecipientsQuery = z.infer<typeof RecipientsQuery>

export const AnnouncementDetail = Announcement.extend({
  audience: z
    .object(audience)
    .partial()
    .nullable()
    .meta({ description: 'Null if it was addressed to named people' }),
  named: z.array(z.object({ user_id: Id, name: z.string() })).meta({
    description: 'People addressed by name, alone or besides the audience',
  }),
  replies: z.int(),
  by_channel: z.partialRecord(z.enum(['IN_APP', 'EMAIL', 'SMS', 'PUSH']), Reach),
  people: z
    .array(AnnouncementRecipient)
    .meta({ description: 'The first twenty recipients; the full list is paginated separately' }),
})
export type AnnouncementDetail = z.infer<typeof AnnouncementDetail>

/** An announcement as recipients read it, in their language. */
export const ToldAnnouncement = Announcement.pick({
  id: true,
  estate_name: true,
  sent_by_name: true,
  title: true,
  message: true,
  takes_replies: true,
}).extend({ sent_at: Instant })
export type ToldAnnouncement = z.infer<typeof ToldAnnouncement>
