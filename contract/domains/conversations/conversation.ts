import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Role } from '../../shared/roles.ts'
import { Message } from './message.ts'
import { MOST_PARTICIPANTS, SUBJECT_TYPES } from './rules.ts'

export const ConversationKind = z.enum(['DIRECT', 'GROUP', 'OFFICE'])

export const Participant = z
  .object({
    user_id: Id,
    name: z.string(),
    role: Role,
    avatar_url: z.string().nullable(),
    is_office: z.boolean().meta({ description: "Whether they answer on behalf of the estate's office" }),
    has_left: z.boolean(),
    delivered_number: z
      .int()
      .meta({ description: 'Number of the last message delivered to a device of theirs' }),
    read_number: z.int().meta({ description: 'Number of the last message they have read' }),
  })
  .meta({ id: 'Participant' })
export type Participant = z.infer<typeof Participant>

/** The record that a conversation is about, as the reader may see it. */
export const Subject = z
  .object({
    type: z.enum(SUBJECT_TYPES),
    id: Id,
    title: z.string(),
    note: z.string(),
    link: z.string(),
  })
  .meta({ id: 'Subject' })
export type Subject = z.infer<typeof Subject>

const Shown = z.object({
  id: Id,
  kind: ConversationKind,
  title: z
    .string()
    .nullable()
    .meta({ description: 'Null if the conversation is named after its participants' }),
  about: Subject.nullable(),
  office: z.object({ estate_id: Id, name: z.string() }).nullable(),
  taken_by: z.object({ user_id: Id, name: z.string() }).nullable(),
  last_number: z.int(),
  last_message: Message.nullable(),
  last_message_at: Instant,
  unread_count: z.int().meta({ description: 'Unread messages, counted up to 100' }),
  is_marked_unread: z.boolean(),
  is_muted: z.boolean(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  has_left: z
    .boolean()
    .meta({ description: 'Whether the caller has left; messages up to then remain readable' }),
})

/** A list row, with the names of some participants. */
export const ConversationRow = Shown.extend({
  names: z.array(z.string()).meta({ description: 'Names of up to five other participants' }),
}).meta({ id: 'ConversationRow' })
export type ConversationRow = z.infer<typeof ConversationRow>

export const Conversation = Shown.extend({
  participants: z.array(Participant),
  is_blocked: z.boolean().meta({ description: 'Whether the caller has blocked the only other participant' }),
  can: z
    .object({ add: z.boolean(), remove: z.boolean(), rename: z.boolean() })
    .meta({ description: 'Whether the caller may add or remove participants, and rename the conversation' }),
}).meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof Conversation>

/** A found message, and its conversation. */
export const FoundMessage = z.object({ message: Message, conversation: ConversationRow })
export type FoundMessage = z.infer<typeof FoundMessage>

const MOST_SUBJECTS = 20
const SUBJECT = `(${SUBJECT_TYPES.join('|')}):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`
/** `payment:<id>,lease:<id>`. */
export const SubjectList = z
  .string()
  .regex(
    new RegExp(`^(${SUBJECT}(,${SUBJECT}){0,${MOST_SUBJECTS - 1}})?$`),
    'Name things as type:id, with commas between them.',
  )

export const OpenConversation = z
  .object({
    client_id: ClientId.optional().meta({
      description:
        'Client-generated UUID for a conversation with a title. Repeating the call with the same value returns the same conversation',
    }),
    user_ids: z.array(idOf('person')).max(MOST_PARTICIPANTS).default([]),
    title: z.string().trim().min(1).max(120).optional(),
    about: z.object({ type: z.enum(SUBJECT_TYPES), id: idOf('subject') }).optional(),
    office_estate_id: idOf('estate')
      .optional()
      .meta({ description: 'Addresses the office of this estate: any of its managers may answer' }),
  })
  .refine(({ user_ids, about, office_estate_id }) => user_ids.length > 0 || about || office_estate_id, {
    message: 'Choose who to write to.',
    path: ['user_ids'],
  })
export type OpenConversation = z.infer<typeof OpenConversation>

export const UpdateConversation = z
  .object({
    title: z.string().trim().min(1).max(120),
    is_muted: z.boolean(),
    is_pinned: z.boolean(),
    is_archived: z.boolean(),
    is_marked_unread: z.literal(true),
    is_taken: z.boolean().meta({
      description: 'True if the caller answers on behalf of the office; false to leave it to any manager',
    }),
  })
  .partial()
  .refine((wanted) => Object.keys(wanted).length > 0, { message: 'Change at least one field.' })
export type UpdateConversation = z.infer<typeof UpdateConversation>

export const AddParticipants = z.object({
  user_ids: z.array(idOf('person')).min(1).max(MOST_PARTICIPANTS),
  sees: z
    .enum(['ALL', 'FROM_NOW'])
    .default('FROM_NOW')
    .meta({ description: 'Whether new participants see all earlier messages, or only those from now on' }),
})
export type AddParticipants = z.infer<typeof AddParticipants>

/** A person the reader may write to, with their role. */
export const Recipient = z
  .object({ id: Id, name: z.string(), role: Role, avatar_url: z.string().nullable() })
  .meta({ id: 'Recipient' })
export type Recipient = z.infer<typeof Recipient>
