import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { Attachment } from './attachment.ts'
import { MOST_SIGNS, MOST_VOICE_SECONDS } from './rules.ts'

export const MessageKind = z.enum(['TEXT', 'VOICE', 'FILE', 'SYSTEM'])

/** Bidirectional control characters, which can make a text display differently from what it contains. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g
const WITHIN = `A message has at most ${MOST_SIGNS.toLocaleString('en-NG')} characters. Send it in parts.`
const MessageText = z
  .string()
  .transform((text) => text.replace(TURNING, '').trim())
  .pipe(z.string().max(MOST_SIGNS, WITHIN))

export const Message = z
  .object({
    id: Id,
    conversation_id: Id,
    number: z.int().meta({ description: 'Consecutive number within the conversation' }),
    sender_id: Id,
    sender_name: z.string(),
    message_type: MessageKind,
    content: z.string().meta({ description: 'Empty if deleted. For a SYSTEM message: the event' }),
    parameters: z
      .object({ names: z.array(z.string()).optional(), title: z.string().optional() })
      .nullable()
      .meta({ description: 'For a SYSTEM message: the people or things concerned; otherwise null' }),
    client_id: z.string(),
    reply_to: z
      .object({
        id: Id,
        sender_name: z.string(),
        message_type: MessageKind,
        content: z.string(),
        is_deleted: z.boolean(),
      })
      .nullable()
      .meta({ description: 'The message it replies to; also null if the caller may not see that message' }),
    created_at: Instant,
    attachments: z.array(Attachment),
    edited_at: Instant.nullable(),
    deleted_at: Instant.nullable(),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

export const SendMessage = z.object({
  conversation_id: idOf('conversation'),
  content: MessageText.default('').meta({ description: 'May be empty if files are attached' }),
  message_type: z
    .enum(['TEXT', 'VOICE', 'FILE'])
    .default('TEXT')
    .meta({ description: 'VOICE has exactly one recording; any other message with attachments is a FILE' }),
  seconds: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_VOICE_SECONDS)
    .optional()
    .meta({ description: 'Length of a voice note, in seconds' }),
  reply_to_id: idOf('message').optional(),
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same message',
  }),
})
export type SendMessage = z.infer<typeof SendMessage>

export const EditMessage = z.object({ content: MessageText.pipe(z.string().min(1, 'Write something.')) })
