import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { WaitedSeconds } from '../../shared/waited.ts'
import { ALERT_KINDS, ALERT_STATUSES, ANSWER_WAYS, ANSWERS, MOST_NOTE, SEVERITIES } from './rules.ts'

export const Severity = z.enum(SEVERITIES)
export const AlertKind = z.enum(ALERT_KINDS)
export const AnswerState = z.enum(['WAITING', ...ANSWERS])

export const Acknowledge = z.object({
  state: z.enum(ANSWERS),
  note: z.string().trim().max(MOST_NOTE).optional(),
})
export type Acknowledge = z.infer<typeof Acknowledge>
export const AcknowledgeOwn = Acknowledge.extend({ waited_seconds: WaitedSeconds })
export type AcknowledgeOwn = z.infer<typeof AcknowledgeOwn>

const Counts = z.object({
  total: z.int(),
  safe: z.int(),
  needs_help: z.int(),
  away: z.int(),
  waiting: z.int(),
})

export const AlertRow = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    title: z.string(),
    message: z.string(),
    severity: Severity,
    kind: AlertKind,
    is_drill: z.boolean(),
    status: z.enum(ALERT_STATUSES),
    place: z
      .string()
      .nullable()
      .meta({ description: 'Name of the block or property; null for the whole estate' }),
    is_by_name: z.boolean().meta({ description: 'Whether it was sent to named people only' }),
    send_at: Instant,
    sent_at: Instant.nullable(),
    expires_at: Instant.nullable(),
    closed_at: Instant.nullable(),
    close_note: z.string().nullable(),
    raised_by: z.string(),
    counts: Counts.meta({ description: 'Counts over the recipients that the caller may see' }),
  })
  .meta({ id: 'AlertRow' })
export type AlertRow = z.infer<typeof AlertRow>

export const AlertRecipient = z
  .object({
    user_id: Id,
    name: z.string(),
    unit: z.string().nullable(),
    block: z.string().nullable(),
    phone: z.string().nullable(),
    state: AnswerState,
    note: z.string().nullable(),
    at: Instant.nullable().meta({ description: 'When the recipient answered; null if they have not' }),
    channel: z
      .enum(ANSWER_WAYS)
      .nullable()
      .meta({ description: 'How the answer was received; null if there is none' }),
    answered_by: z.string().nullable().meta({
      description:
        "Name of the person who answered on the recipient's behalf; null if they answered themselves",
    }),
    step: z.int().meta({ description: 'Number of escalation steps taken for this recipient' }),
    sms: z
      .string()
      .nullable()
      .meta({ description: 'Delivery state of the first SMS; null if none was sent' }),
  })
  .meta({ id: 'AlertRecipient' })
export type AlertRecipient = z.infer<typeof AlertRecipient>

export const ALERT_EVENT_KINDS = [
  'RAISED',
  'ANSWERED',
  'MARKED',
  'ESCALATED',
  'TEXT',
  'UPDATED',
  'CLOSED',
] as const
export const AlertEvent = z
  .object({
    id: Id,
    at: Instant,
    kind: z.enum(ALERT_EVENT_KINDS),
    user_id: Id.nullable(),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Name of the person concerned; null if it concerns nobody in particular' }),
    unit: z.string().nullable(),
    by: z.string().nullable(),
    state: AnswerState.nullable(),
    way: z.enum(ANSWER_WAYS).nullable(),
    note: z.string().nullable(),
    step: z.int().nullable(),
    count: z.int().nullable(),
  })
  .meta({ id: 'AlertEvent' })
export type AlertEvent = z.infer<typeof AlertEvent>

export const Alert = AlertRow.extend({
  recipients: z.array(AlertRecipient),
  events: z.array(AlertEvent),
  mine: z
    .object({
      state: AnswerState,
      unit: z.string().nullable(),
      note: z.string().nullable(),
      at: Instant.nullable(),
    })
    .nullable(),
  can: z.object({ lead: z.boolean(), mark: z.boolean() }),
}).meta({ id: 'Alert' })
export type Alert = z.infer<typeof Alert>

/** An alert that awaits the reader's answer, or only informs them. */
export const OpenAlert = z
  .object({
    id: Id,
    title: z.string(),
    severity: Severity,
    is_drill: z.boolean(),
    estate_name: z.string(),
    sent_at: Instant,
    expires_at: Instant,
    state: AnswerState.nullable().meta({
      description:
        "The caller's own answer; null if the caller leads the alert or is on the roster without being a recipient",
    }),
  })
  .meta({ id: 'OpenAlert' })
export type OpenAlert = z.infer<typeof OpenAlert>
