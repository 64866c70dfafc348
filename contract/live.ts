import { z } from 'zod'
import { OpenAlert } from './domains/alerts/alert.ts'
import { Message, SendMessage } from './domains/conversations/message.ts'
import { Notification } from './domains/notifications/notification.ts'
import { Payment } from './domains/payments/payment.ts'
import { Id } from './shared/ids.ts'

/** Seconds between client heartbeats. */
export const HEARTBEAT_SECONDS = 30

export const CLOSE = {
  NORMAL: 1000,
  /** The node shuts down; reconnect to another. */
  RESTART: 1012,
  TOKEN_ENDED: 4001,
  TOO_MANY_CONNECTIONS: 4002,
  AUTH_UNAVAILABLE: 4003,
} as const

const AboutMeeting = z.object({ meeting_id: Id, meeting_title: z.string(), start_time: z.string() })

/** Persistent events, numbered per person, so that a reconnecting client can request what it missed. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment_updated'), data: Payment }),
  z.object({ type: z.literal('notification'), data: Notification.extend({ unread_count: z.int() }) }),
  z.object({ type: z.literal('setup_updated'), data: z.object({ estate_id: Id }) }),
  z.object({ type: z.literal('new_message'), data: Message }),
  z.object({ type: z.literal('message_changed'), data: Message }),
  z.object({
    type: z.literal('message_read'),
    data: z.object({ conversation_id: Id, user_id: Id, delivered_number: z.int(), read_number: z.int() }),
  }),
  z.object({ type: z.literal('conversation_changed'), data: z.object({ conversation_id: Id }) }),
  z.object({ type: z.literal('meeting_invitation'), data: AboutMeeting }),
  z.object({ type: z.literal('meeting_updated'), data: AboutMeeting }),
  z.object({ type: z.literal('maintenance_updated'), data: z.object({ request_id: Id }) }),
  z.object({ type: z.literal('work_updated'), data: z.object({ order_id: Id }) }),
  z.object({ type: z.literal('inspection_updated'), data: z.object({ inspection_id: Id }) }),
  z.object({ type: z.literal('emergency_alert'), data: OpenAlert }),
  z.object({ type: z.literal('alert_changed'), data: z.object({ alert_id: Id }) }),
  z.object({ type: z.literal('role_changed'), data: z.object({ role: z.string() }) }),
  z.object({ type: z.literal('permissions_changed'), data: z.object({ permissions: z.array(z.string()) }) }),
])
export type LiveEvent = z.infer<typeof LiveEvent>

/**
 * Messages from the server. `seq` numbers a person's events without gaps. After `resync` a client reloads its lists,
 * since it was away longer than events are kept.
 */
export type ServerMessage =
  | (LiveEvent & { seq: number })
  | { type: 'ready'; data: { last_seq: number } }
  | { type: 'resync'; data: { last_seq: number } }
  | { type: 'pong'; data: Record<string, never> }
  | { type: 'error'; data: { error_code: string; message: string; client_id?: string } }
  | PassingEvent

/** Transient: not numbered, not stored, and never replayed. */
export type PassingEvent =
  | { type: 'typing'; data: Typing }
  | { type: 'new_message'; data: Message }
  /** A platform announcement started, was dismissed or ended. */
  | { type: 'announcements_changed'; data: Record<string, never> }
export type Typing = { conversation_id: string; user_id: string; name: string; is_typing: boolean }

export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('resume'), data: z.object({ last_seq: z.int().min(0) }) }),
  z.object({
    type: z.literal('typing'),
    data: z.object({ conversation_id: Id, is_typing: z.boolean().default(true) }),
  }),
  z.object({ type: z.literal('send_message'), data: SendMessage }),
])
/** Client messages that a domain handles. */
export type ClientAct = Extract<z.infer<typeof ClientMessage>, { type: 'typing' | 'send_message' }>
export type ClientMessage = z.infer<typeof ClientMessage>
