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
    is_office: z.boolean().meta({ description: 'Answers for the office of the estate' }),
    has_left: z.boolean(),
    delivered_number: z.int().meta({ description: 'The last message that reached a device of theirs' }),
    read_number: z.int().meta({ description: 'The last message that they have read' }),
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
  title: z.string().nullable().meta({ description: 'Null: named by who takes part' }),
  about: Subject.nullable(),
  office: z.object({ estate_id: Id, name: z.string() }).nullable(),
  taken_by: z.object({ user_id: Id, name: z.string() }).nullable(),
  last_number: z.int(),
  last_message: Message.nullable(),
  last_message_at: Instant,
  unread_count: z.int().meta({ description: 'Counted to a hundred' }),
  is_marked_unread: z.boolean(),
  is_muted: z.boolean(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  has_left: z.boolean().meta({ description: 'What was written until then can be read' }),
})

/** A list row, with the names of some participants. */
export const ConversationRow = Shown.extend({
  names: z.array(z.string()).meta({ description: 'Of the others who take part: five at most' }),
}).meta({ id: 'ConversationRow' })
export type ConversationRow = z.infer<typeof ConversationRow>

export const Conversation = Shown.extend({
  participants: z.array(Participant),
  is_blocked: z.boolean().meta({ description: 'The reader has blocked the only other one' }),
  can: z
    .object({ add: z.boolean(), remove: z.boolean(), rename: z.boolean() })
    .meta({ description: 'What the reader may do with who takes part, and with what it is called' }),
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
      description: 'Of one with a title: sent again with it, it is the same conversation',
    }),
    user_ids: z.array(idOf('person')).max(MOST_PARTICIPANTS).default([]),
    title: z.string().trim().min(1).max(120).optional(),
    about: z.object({ type: z.enum(SUBJECT_TYPES), id: idOf('subject') }).optional(),
    office_estate_id: idOf('estate')
      .optional()
      .meta({ description: 'To the office of this estate: any of its managers answers' }),
  })
  .refine(({ user_ids, about, office_estate_id }) => user_ids.length > 0 || about || office_estate_id, {
    message: 'Choose whom to write to.',
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
    is_taken: z.boolean().meta({ description: 'I answer for the office; false: whoever is free' }),
  })
  .partial()
  .refine((wanted) => Object.keys(wanted).length > 0, { message: 'Say what changes.' })
export type UpdateConversation = z.infer<typeof UpdateConversation>

export const AddParticipants = z.object({
  user_ids: z.array(idOf('person')).min(1).max(MOST_PARTICIPANTS),
  sees: z
    .enum(['ALL', 'FROM_NOW'])
    .default('FROM_NOW')
    .meta({ description: 'What was written before they came, or only what comes' }),
})
export type AddParticipants = z.infer<typeof AddParticipants>

/** A person the reader may write to, with their role. */
export const Recipient = z
  .object({ id: Id, name: z.string(), role: Role, avatar_url: z.string().nullable() })
  .meta({ id: 'Recipient' })
export type Recipient = z.infer<typeof Recipient>
